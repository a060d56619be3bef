import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Edge swipes in windows with more than one stack (N-60, N-63, N-64).
@MainActor @Suite("Swipes in nested stacks") struct NestedSwipeTests {
  private let inner = NavigationController("Inner")
  private let pages = ["X", "Y"].map { Probe($0) }

  private func sheet() throws -> SwipeFixture {
    let fixture = try SwipeFixture("A", "B")
    inner.viewControllers = pages
    try fixture.stage.put(inner, on: fixture.nav)
    return fixture
  }

  private func swipe(_ fixture: SwipeFixture, velocity: CGFloat, name: String? = nil) throws {
    let swipe = fixture.stage.user.swipeBack(name)
    fixture.stage.runTurn()
    swipe.update(0.5)
    swipe.release(velocity: velocity)
    try fixture.stage.settle()
  }

  @Test(.rule("N-60", "N-63"))
  func `an edge swipe pops the stack in the sheet and not the stack below`() throws {
    let fixture = try sheet()
    try swipe(fixture, velocity: 300)
    expect(inner.viewControllers.names == ["X"] && fixture.names == ["A", "B"])
    expect(fixture.stage.visible == ["Nav", "B", "Inner", "X"] && fixture.heard.isEmpty)
    expect(
      fixture.stage.callbacks(),
      equals: [
        "Y viewWillDisappear(animated)", "X viewWillAppear(animated)",
        "X viewIsAppearing(animated)", "Y viewDidDisappear(animated)", "X viewDidAppear(animated)",
      ])
    try fixture.stage.close()
  }

  @Test(.rule("N-62"))
  func `an edge swipe pops nothing if the stack in the sheet shows its root controller`() throws {
    let fixture = try sheet()
    inner.popViewController(animated: false)
    try fixture.stage.settle()
    try swipe(fixture, velocity: 300)
    expect(inner.viewControllers.names == ["X"] && fixture.names == ["A", "B"])
    expect(fixture.heard.isEmpty && fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-64", "N-66"))
  func `a sheet can be dragged away after a swipe in its stack was canceled`() throws {
    let fixture = try sheet()
    try swipe(fixture, velocity: -300, name: "Inner")
    expect(inner.viewControllers, equals: pages)
    let drag = fixture.stage.user.drag("Inner")
    drag.update(0.6)
    fixture.stage.runTurn()
    drag.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "B"])
    expect(fixture.stage.callbacks("Y").suffix(1), equals: ["Y viewDidDisappear(animated)"])
    try fixture.stage.close()
  }

  @Test(.rule("N-60"))
  func `an edge swipe in a sheet does not begin while the sheet is dragged`() throws {
    let fixture = try sheet()
    let drag = fixture.stage.user.drag("Inner")
    drag.update(0.3)
    fixture.stage.runTurn()
    try? swipe(fixture, velocity: 300)
    expect(inner.viewControllers, equals: pages)
    drag.release(velocity: -300)
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "B", "Inner", "Y"])
    try fixture.stage.close()
  }

  @Test(.rule("N-60", "N-63"))
  func `an edge swipe pops the inner stack before the outer stack`() throws {
    let fixture = try SwipeFixture("A", "B")
    inner.viewControllers = pages
    fixture.top.embed(inner)
    try fixture.stage.settle()
    try swipe(fixture, velocity: 300)
    expect(inner.viewControllers.names == ["X"] && fixture.names == ["A", "B"])
    try swipe(fixture, velocity: 300, name: "Nav")
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"])
    expect(
      fixture.stage.callbacks("X").suffix(2),
      equals: [
        "X viewWillDisappear(animated)", "X viewDidDisappear(animated)",
      ])
    try fixture.stage.close()
  }

  @Test(.rule("N-64", "C-5"))
  func `a child of the top controller gets the appearance callbacks of a canceled swipe`() throws {
    let fixture = try SwipeFixture("A", "B"), child = Probe("Child")
    fixture.top.embed(child)
    try fixture.stage.settle()
    fixture.stage.startOver()
    try swipe(fixture, velocity: -300)
    expect(
      fixture.stage.callbacks("Child"),
      equals: [
        "Child viewWillDisappear(animated)", "Child viewWillAppear(animated)",
        "Child viewIsAppearing(animated)", "Child viewDidAppear(animated)",
      ])
    try fixture.stage.close()
  }
}
