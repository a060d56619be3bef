import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Releasing a percent-driven transition")
@MainActor struct PercentEndTests {
  /// The progress at which the gesture ends, the completion speed, and the direction.
  struct Release: Sendable, CustomTestStringConvertible {
    let percent: CGFloat
    let speed: CGFloat
    let finishes: Bool

    /// The remaining seconds, for an animator of one second (T-31).
    var seconds: Double { (finishes ? 1 - percent : percent) / speed }
    var testDescription: String { "\(finishes ? "finish" : "cancel") at \(percent), x\(speed)" }

    static let all: [Release] = [0, 0.3, 0.999].flatMap { percent in
      [0.5, 1, 2].flatMap { speed in
        [true, false].map { Release(percent: percent, speed: speed, finishes: $0) }
      }
    }
  }

  @Test(.rule("T-31"), arguments: AnimatorKind.allCases, Release.all)
  func `the remaining duration of a released transition is divided by completionSpeed`(
    kind: AnimatorKind, release: Release
  ) throws {
    let fixture = try ModalFixture(kind).begin()
    fixture.hand.completionSpeed = release.speed
    fixture.hand.update(release.percent)
    fixture.end(finishes: release.finishes)
    expect(fixture.home.transitionCoordinator != nil, "never in the call")
    let milliseconds = Int((release.seconds * 1_000).rounded(.up))
    expect(abs((fixture.millisecondsToEnd() ?? -9) - max(1, milliseconds)) <= 1)
    expect(fixture.hasEnded(finished: release.finishes))
    expect(fixture.completions, equals: 1)
    expect(fixture.mover.endings, equals: [release.finishes])
    expect(fixture.mover.arrivals, equals: [release.finishes])
    expect(fixture.mark.center.x, equals: release.finishes ? 100 : 0, "the model is where it ended")
    expect(isNear(fixture.place, fixture.mark.center.x))
    try fixture.stage.close()
  }

  @Test(.rule("T-31"), arguments: [0, -1, CGFloat.nan])
  func `a released transition continues at speed 1 if completionSpeed is not positive`(
    speed: CGFloat
  ) throws {
    for kind in AnimatorKind.allCases {
      let fixture = try ModalFixture(kind).begin()
      fixture.hand.completionSpeed = speed
      fixture.hand.update(0.4)
      fixture.hand.finish()
      expect(fixture.millisecondsToEnd(), equals: 600)
    }
  }

  @Test(.rule("T-31", "T-33"), arguments: [true, false])
  func `a released transition takes the remaining part of the animator's own duration`(
    finishes: Bool
  ) throws {
    for kind in AnimatorKind.allCases {
      let fixture = try ModalFixture(kind, duration: 0.4).begin()
      fixture.hand.update(0.75)
      fixture.end(finishes: finishes)
      expect(abs((fixture.millisecondsToEnd() ?? -9) - (finishes ? 100 : 300)) <= 1)
    }
  }

  /// The arguments contain the values of CSS's easing functions at 0.5.
  ///
  /// The Bezier curves of these functions are the same as UIKit's curves.
  @Test(
    .rule("T-32"),
    arguments: [
      (View.AnimationCurve.linear, 0.5), (.easeIn, 0.315_357), (.easeOut, 0.684_643),
      (.easeInOut, 0.5),
    ])
  func `a released transition continues along completionCurve`(
    curve: View.AnimationCurve, half: Double
  ) throws {
    for finishes in [true, false] {
      let fixture = try ModalFixture(.blocks).begin()
      fixture.hand.completionCurve = curve
      fixture.hand.timingCurve = CubicTimingParameters(animationCurve: .easeIn)
      fixture.hand.update(0.4)
      fixture.end(finishes: finishes)
      let way: Double = finishes ? 60 : -40
      let seconds = finishes ? 600 : 400
      expect(isNear(fixture.place, 40))
      expect(isNear(fixture.place(after: seconds / 2), 40 + way * half, by: 1e-3))
      expect(isNear(fixture.place(after: seconds), finishes ? 100 : 0))
      fixture.stage.advance(by: .milliseconds(seconds / 2))
      expect(isNear(fixture.place, 40 + way * half, by: 1e-3), "as foretold")
    }
  }

  @Test(.rule("T-32", "A-24"), arguments: [true, false])
  func `a released interruptible transition continues along timingCurve`(finishes: Bool) throws {
    let fixture = try ModalFixture(.interruptible).begin()
    fixture.hand.completionCurve = .linear
    fixture.hand.timingCurve = CubicTimingParameters(animationCurve: .easeIn)
    fixture.hand.update(0.4)
    fixture.end(finishes: finishes)
    let way: Double = finishes ? 60 : -40
    let seconds = finishes ? 600 : 400
    expect(isNear(fixture.place(after: seconds / 2), 40 + way * 0.315_357, by: 1e-3))
    expect(fixture.millisecondsToEnd(), equals: seconds)
  }

  @Test(.rule("T-32"), arguments: [true, false])
  func `without a timingCurve, a released transition continues along the animator's curve`(
    finishes: Bool
  ) throws {
    let fixture = try ModalFixture(.interruptible).begin()
    fixture.hand.completionCurve = .easeIn
    fixture.hand.update(0.4)
    fixture.end(finishes: finishes)
    expect(isNear(fixture.place(after: 200), finishes ? 60 : 20))
    expect(fixture.millisecondsToEnd(), equals: finishes ? 600 : 400)
  }

  @Test(.rule("N-70", "P-79"), arguments: AnimatorKind.allCases, [true, false])
  func `only the first finish or cancel of an interaction has an effect`(
    kind: AnimatorKind, finishes: Bool
  ) throws {
    let fixture = try ModalFixture(kind).begin()
    var changes: [Bool] = []
    fixture.coordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    fixture.hand.update(0.3)
    fixture.end(finishes: finishes)
    fixture.stage.advance(by: .milliseconds(100))
    let before = fixture.place
    fixture.end(finishes: !finishes)
    fixture.end(finishes: finishes)
    expect(fixture.place, equals: before)
    expect(changes, equals: [!finishes])
    expect(fixture.millisecondsToEnd(), equals: finishes ? 600 : 200)
    expect(fixture.hasEnded(finished: finishes))
    expect(fixture.mover.endings, equals: [finishes])
    fixture.end(finishes: !finishes)
    try fixture.stage.settle()
    expect(fixture.stage.issues.isEmpty)
  }

  /// Moments before a transition has begun, at which the gesture may already end.
  enum Early: CaseIterable, Sendable { case afterTheRequest, whileAnimating, alongside }

  @Test(.rule("P-79", "N-71"), arguments: AnimatorKind.allCases, Early.allCases)
  func `calling finish or cancel before the transition's start takes effect at the start`(
    kind: AnimatorKind, early: Early
  ) throws {
    for finishes in [true, false] {
      let fixture = try ModalFixture(kind)
      func letGo() {
        fixture.end(finishes: finishes)
        fixture.end(finishes: !finishes)
      }
      if early == .whileAnimating { fixture.mover.whenAnimating = { _ in letGo() } }
      fixture.ask()
      if early == .afterTheRequest { letGo() }
      if early == .alongside {
        fixture.coordinator?.animate(alongsideTransition: { _ in letGo() }, completion: nil)
      }
      fixture.stage.runTurn()
      expect(fixture.coordinator?.isInteractive == false)
      expect(fixture.coordinator?.isCancelled, equals: !finishes)
      expect(fixture.millisecondsToEnd(), equals: finishes ? 1_000 : 1)
      expect(fixture.hasEnded(finished: finishes))
      expect(fixture.mark.center.x, equals: finishes ? 100 : 0)
      try fixture.stage.close()
    }
  }

  @Test(.rule("T-10", "P-79"))
  func `an interaction controller that has started two transitions controls the second one`() throws
  {
    let fixture = try ModalFixture(.blocks).begin()
    let context = try #require(fixture.mover.context)
    let root = ViewController("Root"), other = ViewController("Other")
    let window = Window(world: fixture.stage.world)
    window.rootViewController = root
    window.makeKeyAndVisible()
    fixture.stage.runTurn()
    other.transitioningDelegate = fixture.delegate
    root.present(other, animated: true)
    context.finishInteractiveTransition()
    fixture.stage.advance(by: .seconds(1))
    expect(fixture.hasEnded(finished: true))
    expect(other.transitionCoordinator?.isInteractive == true)
    fixture.hand.update(0.5)
    fixture.hand.cancel()
    try fixture.stage.settle()
    expect(root.presentedViewController == nil)
  }

  @Test(.rule("P-79"), arguments: AnimatorKind.allCases)
  func `calling finish or cancel without a transition has no effect`(
    kind: AnimatorKind
  ) throws {
    let fixture = try ModalFixture(kind)
    fixture.hand.finish()
    fixture.hand.cancel()
    fixture.begin()
    expect(fixture.coordinator?.isInteractive == true)
    fixture.hand.update(0.5)
    fixture.hand.finish()
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
  }
}
