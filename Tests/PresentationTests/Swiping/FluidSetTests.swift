import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Calls of `setViewControllers` during a transition that can be interrupted (N-28, N-42, N-84).
@MainActor @Suite("setViewControllers during a transition") struct FluidSetTests {
  private func pushing() throws -> (Glass, Probe) {
    let glass = try Glass("A", system: .fluid), b = glass.page("B")
    glass.nav.pushViewController(b, animated: true)
    glass.stage.advance(by: .milliseconds(150))
    return (glass, b)
  }

  private let pushBegins = ["A willDisappear", "B willAppear", "willShow B", "B isAppearing"]

  @Test(.rule("N-28", "N-29", "N-84"), arguments: [true, false])
  func `setViewControllers with the same top controller does not interrupt a push`(
    animated: Bool
  ) throws {
    let (glass, b) = try pushing(), x = glass.page("X"), a = glass.top
    glass.nav.setViewControllers([x, b], animated: animated)
    expect(glass.names == ["X", "B"] && a.parent === glass.nav && glass.heard == pushBegins)
    glass.stage.runTurn()
    expect(glass.heard == pushBegins && glass.nav.transitionCoordinator != nil)
    try glass.stage.settle()
    expect(glass.heard, equals: pushBegins + ["A didDisappear", "B didAppear", "didShow B"])
    expect(a.parent == nil && x.parent === glass.nav && !x.isViewLoaded)
    expect(
      glass.stage.events.filter { $0.contains("Move(") },
      equals: [
        "B  willMove(toParent: Nav)", "A  willMove(toParent: nil)", "X  willMove(toParent: Nav)",
        "A  didMove(toParent: nil)", "B  didMove(toParent: Nav)", "X  didMove(toParent: Nav)",
      ])
    try glass.stage.close()
  }

  @Test(.rule("N-28", "N-66", "N-68"))
  func `canceling a pop keeps the lower controllers that were set during the pop`() throws {
    let glass = try Glass("A", "B", "C", system: .fluid), x = glass.page("X")
    glass.nav.popViewController(animated: true)
    glass.stage.advance(by: .milliseconds(100))
    glass.nav.setViewControllers([x, glass.below], animated: true)
    let swipe = glass.stage.user.swipeBack()
    expect(glass.nav.transitionCoordinator?.isInteractive == true)
    swipe.cancel()
    try glass.stage.settle()
    expect(glass.names == ["X", "B", "C"] && glass.pages[0].parent == nil)
    expect(glass.stage.visible == ["Nav", "C"] && glass.nav.children.count == 3)
    try glass.stage.close()
  }

  @Test(.rule("N-42", "N-84"))
  func `a pop in willMove of a newly added controller waits for the running push`() throws {
    let (glass, b) = try pushing(), x = glass.page("X")
    x.on(.willMove) { [nav = glass.nav] in nav.popViewController(animated: true) }
    glass.nav.setViewControllers([x, b], animated: true)
    expect(glass.names, equals: ["X", "B"])
    try glass.stage.settle()
    expect(glass.names == ["X"] && glass.stage.visible == ["Nav", "X"])
    expect(glass.stage.issues.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("N-42", "N-81"))
  func `setViewControllers in a push's completion waits for the pop that interrupts the push`()
    throws
  {
    let (glass, _) = try pushing()
    let nav = glass.nav, c = glass.page("C")
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned nav] _ in
      nav.setViewControllers(nav.viewControllers + [c], animated: false)
    }
    nav.popViewController(animated: true)
    expect(glass.names, equals: ["A"], "The app asked for A, B and C; the pop comes first.")
    try glass.stage.settle()
    expect(glass.names, equals: ["A", "B", "C"])
    try glass.stage.close()
  }
}
