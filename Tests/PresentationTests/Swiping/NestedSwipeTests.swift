import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Edge swipes in windows with more than one stack (N-60, N-63, N-64).
@MainActor @Suite("Swipes in nested stacks") struct NestedSwipeTests {
  private let inner = NavigationController("Inner")
  private let pages = ["X", "Y"].map { Probe($0) }

  private func sheet() throws -> Glass {
    let glass = try Glass("A", "B")
    inner.viewControllers = pages
    try glass.stage.put(inner, on: glass.nav)
    return glass
  }

  private func swipe(_ glass: Glass, velocity: CGFloat, name: String? = nil) throws {
    let swipe = glass.stage.user.swipeBack(name)
    glass.stage.runTurn()
    swipe.update(0.5)
    swipe.release(velocity: velocity)
    try glass.stage.settle()
  }

  @Test(.rule("N-60", "N-63"))
  func `an edge swipe pops the stack in the sheet and not the stack below`() throws {
    let glass = try sheet()
    try swipe(glass, velocity: 300)
    expect(inner.viewControllers.names == ["X"] && glass.names == ["A", "B"])
    expect(glass.stage.visible == ["Nav", "B", "Inner", "X"] && glass.heard.isEmpty)
    expect(
      glass.stage.callbacks(),
      equals: [
        "Y viewWillDisappear(animated)", "X viewWillAppear(animated)",
        "X viewIsAppearing(animated)", "Y viewDidDisappear(animated)", "X viewDidAppear(animated)",
      ])
    try glass.stage.close()
  }

  @Test(.rule("N-62"))
  func `an edge swipe pops nothing if the stack in the sheet shows its root controller`() throws {
    let glass = try sheet()
    inner.popViewController(animated: false)
    try glass.stage.settle()
    try swipe(glass, velocity: 300)
    expect(inner.viewControllers.names == ["X"] && glass.names == ["A", "B"])
    expect(glass.heard.isEmpty && glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("N-64", "N-66"))
  func `a sheet can be dragged away after a swipe in its stack was canceled`() throws {
    let glass = try sheet()
    try swipe(glass, velocity: -300, name: "Inner")
    expect(inner.viewControllers, equals: pages)
    let drag = glass.stage.user.drag("Inner")
    drag.update(0.6)
    glass.stage.runTurn()
    drag.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.stage.visible, equals: ["Nav", "B"])
    expect(glass.stage.callbacks("Y").suffix(1), equals: ["Y viewDidDisappear(animated)"])
    try glass.stage.close()
  }

  @Test(.rule("N-60"))
  func `an edge swipe in a sheet does not begin while the sheet is dragged`() throws {
    let glass = try sheet()
    let drag = glass.stage.user.drag("Inner")
    drag.update(0.3)
    glass.stage.runTurn()
    try? swipe(glass, velocity: 300)
    expect(inner.viewControllers, equals: pages)
    drag.release(velocity: -300)
    try glass.stage.settle()
    expect(glass.stage.visible, equals: ["Nav", "B", "Inner", "Y"])
    try glass.stage.close()
  }

  @Test(.rule("N-60", "N-63"))
  func `an edge swipe pops the inner stack before the outer stack`() throws {
    let glass = try Glass("A", "B")
    inner.viewControllers = pages
    glass.top.embed(inner)
    try glass.stage.settle()
    try swipe(glass, velocity: 300)
    expect(inner.viewControllers.names == ["X"] && glass.names == ["A", "B"])
    try swipe(glass, velocity: 300, name: "Nav")
    expect(glass.names == ["A"] && glass.stage.visible == ["Nav", "A"])
    expect(
      glass.stage.callbacks("X").suffix(2),
      equals: [
        "X viewWillDisappear(animated)", "X viewDidDisappear(animated)",
      ])
    try glass.stage.close()
  }

  @Test(.rule("N-64", "C-5"))
  func `a child of the top controller gets the appearance callbacks of a canceled swipe`() throws {
    let glass = try Glass("A", "B"), child = Probe("Child")
    glass.top.embed(child)
    try glass.stage.settle()
    glass.stage.startOver()
    try swipe(glass, velocity: -300)
    expect(
      glass.stage.callbacks("Child"),
      equals: [
        "Child viewWillDisappear(animated)", "Child viewWillAppear(animated)",
        "Child viewIsAppearing(animated)", "Child viewDidAppear(animated)",
      ])
    try glass.stage.close()
  }
}
