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

  @Test(.rule("T-31"), arguments: Craft.allCases, Release.all)
  func `the remaining duration of a released transition is divided by completionSpeed`(
    craft: Craft, release: Release
  ) throws {
    let ride = try Ride(craft).begin()
    ride.hand.completionSpeed = release.speed
    ride.hand.update(release.percent)
    ride.end(finishes: release.finishes)
    expect(ride.home.transitionCoordinator != nil, "never in the call")
    let milliseconds = Int((release.seconds * 1_000).rounded(.up))
    expect(abs((ride.millisecondsToEnd() ?? -9) - max(1, milliseconds)) <= 1)
    expect(ride.hasEnded(finished: release.finishes))
    expect(ride.completions, equals: 1)
    expect(ride.traveller.endings, equals: [release.finishes])
    expect(ride.traveller.arrivals, equals: [release.finishes])
    expect(ride.mark.center.x, equals: release.finishes ? 100 : 0, "the model is where it ended")
    expect(isNear(ride.place, ride.mark.center.x))
    try ride.stage.close()
  }

  @Test(.rule("T-31"), arguments: [0, -1, CGFloat.nan])
  func `a released transition continues at speed 1 if completionSpeed is not positive`(
    speed: CGFloat
  ) throws {
    for craft in Craft.allCases {
      let ride = try Ride(craft).begin()
      ride.hand.completionSpeed = speed
      ride.hand.update(0.4)
      ride.hand.finish()
      expect(ride.millisecondsToEnd(), equals: 600)
    }
  }

  @Test(.rule("T-31", "T-33"), arguments: [true, false])
  func `a released transition takes the remaining part of the animator's own duration`(
    finishes: Bool
  ) throws {
    for craft in Craft.allCases {
      let ride = try Ride(craft, duration: 0.4).begin()
      ride.hand.update(0.75)
      ride.end(finishes: finishes)
      expect(abs((ride.millisecondsToEnd() ?? -9) - (finishes ? 100 : 300)) <= 1)
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
      let ride = try Ride(.blocks).begin()
      ride.hand.completionCurve = curve
      ride.hand.timingCurve = CubicTimingParameters(animationCurve: .easeIn)
      ride.hand.update(0.4)
      ride.end(finishes: finishes)
      let way: Double = finishes ? 60 : -40
      let seconds = finishes ? 600 : 400
      expect(isNear(ride.place, 40))
      expect(isNear(ride.place(after: seconds / 2), 40 + way * half, by: 1e-3))
      expect(isNear(ride.place(after: seconds), finishes ? 100 : 0))
      ride.stage.advance(by: .milliseconds(seconds / 2))
      expect(isNear(ride.place, 40 + way * half, by: 1e-3), "as foretold")
    }
  }

  @Test(.rule("T-32", "A-24"), arguments: [true, false])
  func `a released interruptible transition continues along timingCurve`(finishes: Bool) throws {
    let ride = try Ride(.interruptible).begin()
    ride.hand.completionCurve = .linear
    ride.hand.timingCurve = CubicTimingParameters(animationCurve: .easeIn)
    ride.hand.update(0.4)
    ride.end(finishes: finishes)
    let way: Double = finishes ? 60 : -40
    let seconds = finishes ? 600 : 400
    expect(isNear(ride.place(after: seconds / 2), 40 + way * 0.315_357, by: 1e-3))
    expect(ride.millisecondsToEnd(), equals: seconds)
  }

  @Test(.rule("T-32"), arguments: [true, false])
  func `without a timingCurve, a released transition continues along the animator's curve`(
    finishes: Bool
  ) throws {
    let ride = try Ride(.interruptible).begin()
    ride.hand.completionCurve = .easeIn
    ride.hand.update(0.4)
    ride.end(finishes: finishes)
    expect(isNear(ride.place(after: 200), finishes ? 60 : 20))
    expect(ride.millisecondsToEnd(), equals: finishes ? 600 : 400)
  }

  @Test(.rule("N-70", "P-79"), arguments: Craft.allCases, [true, false])
  func `only the first finish or cancel of an interaction has an effect`(
    craft: Craft, finishes: Bool
  ) throws {
    let ride = try Ride(craft).begin()
    var changes: [Bool] = []
    ride.coordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    ride.hand.update(0.3)
    ride.end(finishes: finishes)
    ride.stage.advance(by: .milliseconds(100))
    let before = ride.place
    ride.end(finishes: !finishes)
    ride.end(finishes: finishes)
    expect(ride.place, equals: before)
    expect(changes, equals: [!finishes])
    expect(ride.millisecondsToEnd(), equals: finishes ? 600 : 200)
    expect(ride.hasEnded(finished: finishes))
    expect(ride.traveller.endings, equals: [finishes])
    ride.end(finishes: !finishes)
    try ride.stage.settle()
    expect(ride.stage.issues.isEmpty)
  }

  /// Moments before a transition has begun, at which the gesture may already end.
  enum Early: CaseIterable, Sendable { case afterTheRequest, whileAnimating, alongside }

  @Test(.rule("P-79", "N-71"), arguments: Craft.allCases, Early.allCases)
  func `calling finish or cancel before the transition's start takes effect at the start`(
    craft: Craft, early: Early
  ) throws {
    for finishes in [true, false] {
      let ride = try Ride(craft)
      func letGo() {
        ride.end(finishes: finishes)
        ride.end(finishes: !finishes)
      }
      if early == .whileAnimating { ride.traveller.whenAnimating = { _ in letGo() } }
      ride.ask()
      if early == .afterTheRequest { letGo() }
      if early == .alongside {
        ride.coordinator?.animate(alongsideTransition: { _ in letGo() }, completion: nil)
      }
      ride.stage.runTurn()
      expect(ride.coordinator?.isInteractive == false)
      expect(ride.coordinator?.isCancelled, equals: !finishes)
      expect(ride.millisecondsToEnd(), equals: finishes ? 1_000 : 1)
      expect(ride.hasEnded(finished: finishes))
      expect(ride.mark.center.x, equals: finishes ? 100 : 0)
      try ride.stage.close()
    }
  }

  @Test(.rule("T-10", "P-79"))
  func `an interaction controller that has started two transitions controls the second one`() throws
  {
    let ride = try Ride(.blocks).begin()
    let context = try #require(ride.traveller.context)
    let root = ViewController("Root"), other = ViewController("Other")
    let window = Window(world: ride.stage.world)
    window.rootViewController = root
    window.makeKeyAndVisible()
    ride.stage.runTurn()
    other.transitioningDelegate = ride.delegate
    root.present(other, animated: true)
    context.finishInteractiveTransition()
    ride.stage.advance(by: .seconds(1))
    expect(ride.hasEnded(finished: true))
    expect(other.transitionCoordinator?.isInteractive == true)
    ride.hand.update(0.5)
    ride.hand.cancel()
    try ride.stage.settle()
    expect(root.presentedViewController == nil)
  }

  @Test(.rule("P-79"), arguments: Craft.allCases)
  func `calling finish or cancel without a transition has no effect`(
    craft: Craft
  ) throws {
    let ride = try Ride(craft)
    ride.hand.finish()
    ride.hand.cancel()
    ride.begin()
    expect(ride.coordinator?.isInteractive == true)
    ride.hand.update(0.5)
    ride.hand.finish()
    try ride.stage.settle()
    expect(ride.hasEnded(finished: true))
  }
}
