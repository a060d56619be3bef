import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Updating a percent-driven transition")
@MainActor struct PercentUpdateTests {
  nonisolated private static let places: [CGFloat] = [0, 0.3, 0.5, 0.999, 1, 0.2, 0]

  @Test(.rule("T-3", "T-30", "T-36", "T-37"), arguments: AnimatorKind.allCases, [false, true])
  func `a call of update moves the animated views`(kind: AnimatorKind, dismisses: Bool) throws {
    let fixture = try ModalFixture(kind, dismisses: dismisses).begin()
    expect(fixture.mover.starts, equals: 1)
    expect(fixture.place, equals: 0)
    for percent in Self.places {
      fixture.hand.update(percent)
      expect(isNear(fixture.place, percent * 100), "\(percent)")
      expect(fixture.hand.percentComplete, equals: percent)
      expect(fixture.coordinator?.percentComplete, equals: percent)
      expect(fixture.mark.center.x, equals: 100, "the model has arrived")
      fixture.stage.advance(by: .milliseconds(400))
      expect(isNear(fixture.place, percent * 100), "it stays under the hand")
      expect(isNear(fixture.place(after: 5_000), percent * 100))
    }
    expect(fixture.coordinator?.isInteractive == true)
    expect(fixture.mover.arrivals, equals: [])
  }

  @Test(
    .rule("T-30", "T-32"), arguments: AnimatorKind.allCases,
    [View.AnimationCurve.easeIn, .easeInOut, .easeOut, .linear])
  func `a call of update moves views linearly, whatever the animator's curve is`(
    kind: AnimatorKind, curve: View.AnimationCurve
  ) throws {
    let fixture = try ModalFixture(kind, timing: CubicTimingParameters(animationCurve: curve))
    fixture.hand.completionCurve = curve
    fixture.begin()
    for percent in Self.places {
      fixture.hand.update(percent)
      expect(isNear(fixture.place, percent * 100, by: 1e-4), "\(curve) \(percent)")
    }
  }

  @Test(.rule("T-30"), arguments: AnimatorKind.allCases)
  func `a call of update is clamped to the range from 0 to 1`(
    kind: AnimatorKind
  ) throws {
    let fixture = try ModalFixture(kind).begin()
    let pairs: [(CGFloat, CGFloat)] = [
      (-0.5, 0), (1.5, 1), (0.4, 0.4),
    ]
    for (percent, place) in pairs {
      fixture.hand.update(percent)
      expect(fixture.hand.percentComplete, equals: place, "\(percent)")
      expect(fixture.coordinator?.percentComplete, equals: place, "\(percent)")
      expect(isNear(fixture.place, place * 100), "\(percent)")
    }
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-30"), arguments: AnimatorKind.allCases, [CGFloat.nan, .infinity, -.infinity])
  func `a call of update with a number that is not finite is reported and ignored`(
    kind: AnimatorKind, percent: CGFloat
  ) throws {
    let fixture = try ModalFixture(kind).begin()
    fixture.hand.update(0.4)
    fixture.hand.update(percent)
    expect(fixture.hand.percentComplete, equals: 0.4)
    expect(isNear(fixture.place, 40))
    expect(fixture.stage.issues.map(\.code), equals: [.notFinite])
    let message = fixture.stage.issues.last?.message ?? ""
    expect(message.hasPrefix("The new progress of the transition of "))
  }

  @Test(.rule("T-30"))
  func `a call of update with NaN outside of a transition is reported`() throws {
    let stage = Stage(ViewController("Home"))
    PercentDrivenInteractiveTransition().update(.nan)
    expect(stage.issues.map(\.code), equals: [.notFinite])
  }

  @Test(.rule("T-33", "T-4"), arguments: AnimatorKind.allCases)
  func `a percent-driven controller gets the animator's duration when the transition begins`(
    kind: AnimatorKind
  ) throws {
    let fixture = try ModalFixture(kind, duration: 0.75)
    expect(fixture.hand.duration, equals: 0)
    fixture.begin()
    expect(fixture.hand.duration, equals: 0.75)
  }

  @Test(.rule("P-79", "T-30"), arguments: AnimatorKind.allCases, [true, false])
  func `a call of update before the transition begins is ignored`(
    kind: AnimatorKind, isInAnimate: Bool
  ) throws {
    let fixture = try ModalFixture(kind)
    if isInAnimate { fixture.mover.whenAnimating = { _ in fixture.hand.update(0.4) } }
    fixture.ask()
    if !isInAnimate { fixture.hand.update(0.4) }
    fixture.stage.runTurn()
    expect(fixture.place, equals: 0)
    expect(fixture.hand.percentComplete, equals: 0)
    expect(fixture.coordinator?.percentComplete, equals: 0)
    fixture.hand.update(0.4)
    expect(isNear(fixture.place, 40))
  }

  @Test(.rule("N-70", "P-79", "T-22"), arguments: AnimatorKind.allCases, [true, false])
  func `a call of update after the end of an interaction is ignored`(
    kind: AnimatorKind, finishes: Bool
  ) throws {
    let fixture = try ModalFixture(kind).begin()
    fixture.hand.update(0.5)
    fixture.end(finishes: finishes)
    let before = fixture.place
    fixture.hand.update(0.9)
    expect(isNear(fixture.place, before))
    expect(fixture.hand.percentComplete, equals: 0.5)
    expect(fixture.coordinator?.percentComplete, equals: 0.5)
    fixture.stage.advance(by: .milliseconds(500))
    expect(fixture.hasEnded(finished: finishes))
    fixture.hand.update(0.1)
    expect(fixture.hand.percentComplete, equals: 0.5)
  }

  @Test(.rule("T-30"), arguments: AnimatorKind.allCases)
  func `an interaction controller can control one transition after another`(kind: AnimatorKind)
    throws
  {
    let fixture = try ModalFixture(kind).begin()
    fixture.hand.update(0.8)
    fixture.hand.cancel()
    try fixture.stage.settle()
    fixture.begin()
    expect(fixture.hand.percentComplete, equals: 0)
    expect(fixture.place, equals: 0)
    fixture.hand.update(0.25)
    expect(isNear(fixture.place, 25))
    fixture.hand.finish()
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
    expect(fixture.mover.endings, equals: [false, true])
  }
}
