import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Interactive transitions whose test world ends or window closes")
@MainActor struct TakenAwayTests {
  /// The moment at which the world or the window ends.
  enum Moment: CaseIterable, Sendable { case asked, held, finished, cancelled, grabbedAgain }

  /// The log of the coordinator's completions.
  private let log = Log()

  private func fixture(_ kind: AnimatorKind, at moment: Moment, dismisses: Bool) throws
    -> ModalFixture
  {
    let fixture = try ModalFixture(kind, dismisses: dismisses)
    fixture.ask()
    fixture.coordinator?.animate(alongsideTransition: { _ in }) { [log] in
      log.note("cancelled: \($0.isCancelled)")
    }
    if moment == .asked { return fixture }
    fixture.stage.runTurn()
    fixture.hand.update(0.4)
    if moment == .finished { fixture.hand.finish() }
    if moment == .cancelled || moment == .grabbedAgain { fixture.hand.cancel() }
    fixture.stage.advance(by: .milliseconds(100))
    if moment == .grabbedAgain { fixture.hand.pause() }
    return fixture
  }

  private func moveOn(_ fixture: ModalFixture) {
    fixture.hand.update(0.7)
    fixture.hand.pause()
    fixture.hand.finish()
    fixture.hand.cancel()
    fixture.mover.context?.updateInteractiveTransition(0.2)
    fixture.mover.context?.finishInteractiveTransition()
    fixture.mover.context?.completeTransition(true)
  }

  @Test(.rule("P-83"), arguments: AnimatorKind.allCases, Moment.allCases)
  func `after the test world ends, an interactive transition calls no callbacks`(
    kind: AnimatorKind, moment: Moment
  ) throws {
    for dismisses in [false, true] {
      let fixture = try fixture(kind, at: moment, dismisses: dismisses)
      let lines = fixture.stage.trace.lines.count
      fixture.stage.world.end()
      moveOn(fixture)
      expect(fixture.stage.trace.lines.count, equals: lines)
      expect(fixture.completions, equals: 0)
      expect(fixture.mover.endings, equals: [])
      expect(fixture.mover.arrivals, equals: [])
      expect(isNear(fixture.place, fixture.mark.center.x), "nothing moves any more")
      expect(fixture.stage.issues.isEmpty)
    }
    expect(log.lines, equals: [])
  }

  @Test(.rule("P-83", "P-83b", "T-14", "T-19"), arguments: AnimatorKind.allCases, Moment.allCases)
  func `closing the window cancels a running interactive transition`(
    kind: AnimatorKind, moment: Moment
  ) throws {
    for dismisses in [false, true] {
      let fixture = try fixture(kind, at: moment, dismisses: dismisses)
      fixture.stage.window.close()
      moveOn(fixture)
      try fixture.stage.settle()
      moveOn(fixture)
      (fixture.mover as? InterruptibleMarkMover)?.animator = nil
      fixture.stage.runTurn()
      expect(fixture.completions, equals: 0)
      expect(fixture.mover.endings, equals: moment == .asked ? [] : [false])
      expect(fixture.stage.world.runningTransitions.isEmpty)
      expect(isNear(fixture.place, fixture.mark.center.x), "nothing moves any more")
      expect(fixture.stage.issues.isEmpty, "\(fixture.stage.issues)")
      let wills = fixture.stage.sceneAppearances(of: "Menu")
      expect(wills.last?.hasPrefix("Menu viewDidDisappear") != false)
    }
    expect(log.lines, equals: ["cancelled: true", "cancelled: true"])
  }
}
