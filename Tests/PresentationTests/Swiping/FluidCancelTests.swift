import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Canceled interruptible pops (N-83), and the positions of views when a transition is interrupted
/// (N-81, N-84).
@MainActor @Suite("Canceled and interrupted transitions of a stack") struct FluidCancelTests {
  private let back = [
    "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
  ]

  @Test(.rule("N-83", "N-65", "N-66", "T-21"), arguments: [0.001, 0.5, 0.999])
  func `a canceled interruptible pop sends its remaining callbacks when the finger is lifted`(
    fraction: Double
  ) throws {
    let glass = try Glass("A", "B", system: .fluid), swipe = glass.swipe(to: fraction)
    glass.watchInteraction()
    glass.stage.startOver()
    let before = glass.heard.count
    swipe.release(velocity: -300)
    glass.stage.runTurn()
    let heard = ["interactive false, cancelled true"] + back + ["completion, cancelled true"]
    expect(Array(glass.heard[before...]), equals: heard)
    expect(Set(glass.stage.trace.lines.map(\.turn)).count, equals: 1)
    expect(glass.names == ["A", "B"] && glass.top.parent === glass.nav)
    expect(!glass.heard.contains("B didDisappear"))
    let after = glass.heard.count
    try glass.stage.settle()
    expect(glass.heard.count, equals: after, "nothing more is told")
    expect(glass.stage.visible == ["Nav", "B"] && glass.shows == ["willShow A"])
    try glass.stage.close()
  }

  @Test(.rule("N-83", "N-84"))
  func `after a canceled interruptible pop, a push begins immediately`() throws {
    let glass = try Glass("A", "B", system: .fluid)
    glass.swipe(to: 0.5).cancel()
    glass.stage.runTurn()
    glass.nav.pushViewController(glass.page("C"), animated: true)
    expect(glass.names, equals: ["A", "B", "C"])
    glass.stage.advance(by: .milliseconds(50))
    glass.nav.popToRootViewController(animated: true)
    expect(glass.names, equals: ["A"])
    try glass.stage.settle()
    expect(glass.stage.visible == ["Nav", "A"] && glass.top.parent == nil)
    try glass.stage.close()
  }

  @Test(.rule("N-83", "N-84"))
  func `after a canceled swipe, a new swipe can begin while the views still move back`() throws {
    let glass = try Glass("A", "B", system: .fluid)
    glass.swipe(to: 0.6).cancel()
    glass.stage.advance(by: .milliseconds(60))
    let place = glass.top.view.placeOnScreen
    let again = glass.stage.user.swipeBack()
    expect(glass.names, equals: ["A"])
    expect(isNear(glass.top.view.placeOnScreen, place))
    glass.stage.runTurn()
    again.update(0.5)
    again.release(velocity: 300)
    try glass.stage.settle()
    expect(glass.names == ["A"] && glass.stage.visible == ["Nav", "A"])
    expect(
      glass.heard("B"),
      equals: [
        "willDisappear", "willAppear", "isAppearing", "didAppear", "willDisappear",
        "didDisappear",
      ])
    try glass.stage.close()
  }

  // MARK: Positions of views

  /// Checks that the view of a controller is visible at its final position and does not move.
  private func atHome(_ glass: Glass, _ shown: Probe) {
    let view: View = shown.view
    expect(isNear(view.placeOnScreen, view.center), "\(view.placeOnScreen)")
    expect(isNear(view.center.x, glass.stage.window.bounds.midX))
    expect(
      view.presentationValues().alpha == 1 && view.presentationValues().transform == .identity)
    expect(view.presentationValues().bounds, equals: view.bounds)
  }

  @Test(.rule("N-81", "S-34"), arguments: [20, 150, 330])
  func `no view jumps when a pop interrupts a push`(milliseconds: Int) throws {
    let glass = try Glass("A", system: .fluid), b = glass.page("B")
    glass.nav.pushViewController(b, animated: true)
    glass.stage.runTurn()
    glass.stage.advance(by: .milliseconds(milliseconds))
    let before = [glass.top.view.placeOnScreen, b.view.placeOnScreen]
    expect(before[1].x > glass.stage.window.bounds.midX + 0.01, "it is on its way")
    glass.nav.popViewController(animated: true)
    expect(isNear(glass.top.view.placeOnScreen, before[0]))
    expect(isNear(b.view.placeOnScreen, before[1]))
    glass.stage.runTurn()
    expect(isNear(glass.top.view.placeOnScreen, before[0]))
    expect(isNear(b.view.placeOnScreen, before[1]))
    var place = b.view.placeOnScreen.x
    for _ in 0..<400 {
      glass.stage.advance(by: .milliseconds(1))
      guard b.view.window != nil else { break }
      expect(abs(b.view.placeOnScreen.x - place) < 12, "it glides")
      place = b.view.placeOnScreen.x
    }
    try glass.stage.settle()
    atHome(glass, glass.top)
    try glass.stage.close()
  }

  @Test(.rule("N-84", "S-34")) func `no view jumps when a push interrupts a pop`() throws {
    let glass = try Glass("A", "B", system: .fluid), b = glass.top, a = glass.below
    glass.nav.popViewController(animated: true)
    glass.stage.runTurn()
    glass.stage.advance(by: .milliseconds(150))
    let before = [a.view.placeOnScreen, b.view.placeOnScreen]
    glass.nav.pushViewController(b, animated: true)
    expect(isNear(a.view.placeOnScreen, before[0]) && isNear(b.view.placeOnScreen, before[1]))
    glass.stage.runTurn()
    expect(isNear(a.view.placeOnScreen, before[0]) && isNear(b.view.placeOnScreen, before[1]))
    try glass.stage.settle()
    atHome(glass, b)
    try glass.stage.close()
  }

  @Test(.rule("N-81", "S-34"), arguments: [true, false])
  func `no view jumps when an edge swipe interrupts a push`(finishes: Bool) throws {
    let glass = try Glass("A", system: .fluid), b = glass.page("B")
    glass.nav.pushViewController(b, animated: true)
    glass.stage.runTurn()
    glass.stage.advance(by: .milliseconds(150))
    let before = [glass.top.view.placeOnScreen, b.view.placeOnScreen]
    let swipe = glass.stage.user.swipeBack()
    glass.stage.runTurn()
    expect(isNear(glass.top.view.placeOnScreen, before[0]), "\(glass.top.view.placeOnScreen)")
    expect(isNear(b.view.placeOnScreen, before[1]), "\(b.view.placeOnScreen), not \(before[1])")
    glass.stage.advance(by: .seconds(2))
    swipe.update(0.5)
    let held = b.view.placeOnScreen
    glass.stage.advance(by: .seconds(2))
    expect(isNear(b.view.placeOnScreen, held), "it is in the hand")
    swipe.release(velocity: finishes ? 300 : -300)
    expect(isNear(b.view.placeOnScreen, held))
    glass.stage.runTurn()
    expect(isNear(b.view.placeOnScreen, held))
    try glass.stage.settle()
    atHome(glass, finishes ? glass.top : b)
    try glass.stage.close()
  }

  @Test(.rule("N-83", "S-34"))
  func `after a canceled swipe, the view moves back from the point where the finger was lifted`()
    throws
  {
    let glass = try Glass("A", "B", system: .fluid), swipe = glass.swipe(to: 0.5)
    let before = glass.top.view.placeOnScreen
    swipe.release(velocity: -300)
    glass.stage.runTurn()
    expect(isNear(glass.top.view.placeOnScreen, before))
    glass.stage.advance(by: .milliseconds(60))
    let later = glass.top.view.placeOnScreen.x
    expect(later < before.x && later > glass.top.view.center.x, "\(later)")
    try glass.stage.settle()
    atHome(glass, glass.top)
    try glass.stage.close()
  }

  @Test(.rule("N-81", "N-84", "S-34"))
  func `no view jumps when pushes and pops interrupt each other several times`() throws {
    let glass = try Glass("A", system: .fluid), b = glass.page("B")
    glass.nav.pushViewController(b, animated: true)
    glass.stage.runTurn()
    for round in 0..<6 {
      glass.stage.advance(by: .milliseconds(70))
      let before = [glass.top.view.placeOnScreen, b.view.placeOnScreen]
      if glass.names == ["A"] {
        glass.nav.pushViewController(b, animated: true)
      } else {
        glass.nav.popViewController(animated: true)
      }
      glass.stage.runTurn()
      expect(isNear(glass.top.view.placeOnScreen, before[0]), "round \(round)")
      expect(isNear(b.view.placeOnScreen, before[1]), "round \(round)")
    }
    try glass.stage.settle()
    atHome(glass, b)
    try glass.stage.close()
  }
}
