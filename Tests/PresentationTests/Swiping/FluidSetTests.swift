import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Calls of `setViewControllers` during a transition that can be interrupted (N-28, N-42, N-84).
@MainActor @Suite("setViewControllers during a transition") struct FluidSetTests {
  private func pushing() throws -> (SwipeFixture, Probe) {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(150))
    return (fixture, b)
  }

  private let pushBegins = ["A willDisappear", "B willAppear", "willShow B", "B isAppearing"]

  @Test(.rule("N-28", "N-29", "N-84"), arguments: [true, false])
  func `setViewControllers with the same top controller does not interrupt a push`(
    animated: Bool
  ) throws {
    let (fixture, b) = try pushing(), x = fixture.page("X"), a = fixture.top
    fixture.nav.setViewControllers([x, b], animated: animated)
    expect(fixture.names == ["X", "B"] && a.parent === fixture.nav && fixture.heard == pushBegins)
    fixture.stage.runTurn()
    expect(fixture.heard == pushBegins && fixture.nav.transitionCoordinator != nil)
    try fixture.stage.settle()
    expect(fixture.heard, equals: pushBegins + ["A didDisappear", "B didAppear", "didShow B"])
    expect(a.parent == nil && x.parent === fixture.nav && !x.isViewLoaded)
    expect(
      fixture.stage.events.filter { $0.contains("Move(") },
      equals: [
        "B  willMove(toParent: Nav)", "A  willMove(toParent: nil)", "X  willMove(toParent: Nav)",
        "A  didMove(toParent: nil)", "B  didMove(toParent: Nav)", "X  didMove(toParent: Nav)",
      ])
    try fixture.stage.close()
  }

  @Test(.rule("N-28", "N-66", "N-68"))
  func `canceling a pop keeps the lower controllers that were set during the pop`() throws {
    let fixture = try SwipeFixture("A", "B", "C", system: .fluid), x = fixture.page("X")
    fixture.nav.popViewController(animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.setViewControllers([x, fixture.below], animated: true)
    let swipe = fixture.stage.user.swipeBack()
    expect(fixture.nav.transitionCoordinator?.isInteractive == true)
    swipe.cancel()
    try fixture.stage.settle()
    expect(fixture.names == ["X", "B", "C"] && fixture.pages[0].parent == nil)
    expect(fixture.stage.visible == ["Nav", "C"] && fixture.nav.children.count == 3)
    try fixture.stage.close()
  }

  @Test(.rule("N-42", "N-84"))
  func `a pop in willMove of a newly added controller waits for the running push`() throws {
    let (fixture, b) = try pushing(), x = fixture.page("X")
    x.on(.willMove) { [nav = fixture.nav] in nav.popViewController(animated: true) }
    fixture.nav.setViewControllers([x, b], animated: true)
    expect(fixture.names, equals: ["X", "B"])
    try fixture.stage.settle()
    expect(fixture.names == ["X"] && fixture.stage.visible == ["Nav", "X"])
    expect(fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-42", "N-81"))
  func `setViewControllers in a push's completion waits for the pop that interrupts the push`()
    throws
  {
    let (fixture, _) = try pushing()
    let nav = fixture.nav, c = fixture.page("C")
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned nav] _ in
      nav.setViewControllers(nav.viewControllers + [c], animated: false)
    }
    nav.popViewController(animated: true)
    expect(fixture.names, equals: ["A"], "The app asked for A, B and C; the pop comes first.")
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "B", "C"])
    try fixture.stage.close()
  }
}
