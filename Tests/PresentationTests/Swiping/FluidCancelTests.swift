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
    let fixture = try SwipeFixture("A", "B", system: .fluid), swipe = fixture.swipe(to: fraction)
    fixture.watchInteraction()
    fixture.stage.startOver()
    let before = fixture.heard.count
    swipe.release(velocity: -300)
    fixture.stage.runTurn()
    let heard = ["interactive false, cancelled true"] + back + ["completion, cancelled true"]
    expect(Array(fixture.heard[before...]), equals: heard)
    expect(Set(fixture.stage.trace.lines.map(\.turn)).count, equals: 1)
    expect(fixture.names == ["A", "B"] && fixture.top.parent === fixture.nav)
    expect(!fixture.heard.contains("B didDisappear"))
    let after = fixture.heard.count
    try fixture.stage.settle()
    expect(fixture.heard.count, equals: after, "nothing more is told")
    expect(fixture.stage.visible == ["Nav", "B"] && fixture.shows == ["willShow A"])
    try fixture.stage.close()
  }

  @Test(.rule("N-83", "N-84"))
  func `after a canceled interruptible pop, a push begins immediately`() throws {
    let fixture = try SwipeFixture("A", "B", system: .fluid)
    fixture.swipe(to: 0.5).cancel()
    fixture.stage.runTurn()
    fixture.nav.pushViewController(fixture.page("C"), animated: true)
    expect(fixture.names, equals: ["A", "B", "C"])
    fixture.stage.advance(by: .milliseconds(50))
    fixture.nav.popToRootViewController(animated: true)
    expect(fixture.names, equals: ["A"])
    try fixture.stage.settle()
    expect(fixture.stage.visible == ["Nav", "A"] && fixture.top.parent == nil)
    try fixture.stage.close()
  }

  @Test(.rule("N-83", "N-84"))
  func `after a canceled swipe, a new swipe can begin while the views still move back`() throws {
    let fixture = try SwipeFixture("A", "B", system: .fluid)
    fixture.swipe(to: 0.6).cancel()
    fixture.stage.advance(by: .milliseconds(60))
    let place = fixture.top.view.placeOnScreen
    let again = fixture.stage.user.swipeBack()
    expect(fixture.names, equals: ["A"])
    expect(isNear(fixture.top.view.placeOnScreen, place))
    fixture.stage.runTurn()
    again.update(0.5)
    again.release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"])
    expect(
      fixture.heard("B"),
      equals: [
        "willDisappear", "willAppear", "isAppearing", "didAppear", "willDisappear",
        "didDisappear",
      ])
    try fixture.stage.close()
  }

  // MARK: Positions of views

  /// Checks that the view of a controller is visible at its final position and does not move.
  private func atHome(_ fixture: SwipeFixture, _ shown: Probe) {
    let view: View = shown.view
    expect(isNear(view.placeOnScreen, view.center), "\(view.placeOnScreen)")
    expect(isNear(view.center.x, fixture.stage.window.bounds.midX))
    expect(
      view.presentationValues().alpha == 1 && view.presentationValues().transform == .identity)
    expect(view.presentationValues().bounds, equals: view.bounds)
  }

  @Test(.rule("N-81", "S-34"), arguments: [20, 150, 330])
  func `no view jumps when a pop interrupts a push`(milliseconds: Int) throws {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.runTurn()
    fixture.stage.advance(by: .milliseconds(milliseconds))
    let before = [fixture.top.view.placeOnScreen, b.view.placeOnScreen]
    expect(before[1].x > fixture.stage.window.bounds.midX + 0.01, "it is on its way")
    fixture.nav.popViewController(animated: true)
    expect(isNear(fixture.top.view.placeOnScreen, before[0]))
    expect(isNear(b.view.placeOnScreen, before[1]))
    fixture.stage.runTurn()
    expect(isNear(fixture.top.view.placeOnScreen, before[0]))
    expect(isNear(b.view.placeOnScreen, before[1]))
    var place = b.view.placeOnScreen.x
    for _ in 0..<400 {
      fixture.stage.advance(by: .milliseconds(1))
      guard b.view.window != nil else { break }
      expect(abs(b.view.placeOnScreen.x - place) < 12, "it glides")
      place = b.view.placeOnScreen.x
    }
    try fixture.stage.settle()
    atHome(fixture, fixture.top)
    try fixture.stage.close()
  }

  @Test(.rule("N-84", "S-34")) func `no view jumps when a push interrupts a pop`() throws {
    let fixture = try SwipeFixture("A", "B", system: .fluid), b = fixture.top, a = fixture.below
    fixture.nav.popViewController(animated: true)
    fixture.stage.runTurn()
    fixture.stage.advance(by: .milliseconds(150))
    let before = [a.view.placeOnScreen, b.view.placeOnScreen]
    fixture.nav.pushViewController(b, animated: true)
    expect(isNear(a.view.placeOnScreen, before[0]) && isNear(b.view.placeOnScreen, before[1]))
    fixture.stage.runTurn()
    expect(isNear(a.view.placeOnScreen, before[0]) && isNear(b.view.placeOnScreen, before[1]))
    try fixture.stage.settle()
    atHome(fixture, b)
    try fixture.stage.close()
  }

  @Test(.rule("N-81", "S-34"), arguments: [true, false])
  func `no view jumps when an edge swipe interrupts a push`(finishes: Bool) throws {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.runTurn()
    fixture.stage.advance(by: .milliseconds(150))
    let before = [fixture.top.view.placeOnScreen, b.view.placeOnScreen]
    let swipe = fixture.stage.user.swipeBack()
    fixture.stage.runTurn()
    expect(isNear(fixture.top.view.placeOnScreen, before[0]), "\(fixture.top.view.placeOnScreen)")
    expect(isNear(b.view.placeOnScreen, before[1]), "\(b.view.placeOnScreen), not \(before[1])")
    fixture.stage.advance(by: .seconds(2))
    swipe.update(0.5)
    let held = b.view.placeOnScreen
    fixture.stage.advance(by: .seconds(2))
    expect(isNear(b.view.placeOnScreen, held), "it is in the hand")
    swipe.release(velocity: finishes ? 300 : -300)
    expect(isNear(b.view.placeOnScreen, held))
    fixture.stage.runTurn()
    expect(isNear(b.view.placeOnScreen, held))
    try fixture.stage.settle()
    atHome(fixture, finishes ? fixture.top : b)
    try fixture.stage.close()
  }

  @Test(.rule("N-83", "S-34"))
  func `after a canceled swipe, the view moves back from the point where the finger was lifted`()
    throws
  {
    let fixture = try SwipeFixture("A", "B", system: .fluid), swipe = fixture.swipe(to: 0.5)
    let before = fixture.top.view.placeOnScreen
    swipe.release(velocity: -300)
    fixture.stage.runTurn()
    expect(isNear(fixture.top.view.placeOnScreen, before))
    fixture.stage.advance(by: .milliseconds(60))
    let later = fixture.top.view.placeOnScreen.x
    expect(later < before.x && later > fixture.top.view.center.x, "\(later)")
    try fixture.stage.settle()
    atHome(fixture, fixture.top)
    try fixture.stage.close()
  }

  @Test(.rule("N-81", "N-84", "S-34"))
  func `no view jumps when pushes and pops interrupt each other several times`() throws {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.runTurn()
    for round in 0..<6 {
      fixture.stage.advance(by: .milliseconds(70))
      let before = [fixture.top.view.placeOnScreen, b.view.placeOnScreen]
      if fixture.names == ["A"] {
        fixture.nav.pushViewController(b, animated: true)
      } else {
        fixture.nav.popViewController(animated: true)
      }
      fixture.stage.runTurn()
      expect(isNear(fixture.top.view.placeOnScreen, before[0]), "round \(round)")
      expect(isNear(b.view.placeOnScreen, before[1]), "round \(round)")
    }
    try fixture.stage.settle()
    atHome(fixture, b)
    try fixture.stage.close()
  }
}
