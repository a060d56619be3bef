import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Updating a percent-driven transition")
@MainActor struct PercentUpdateTests {
  nonisolated private static let places: [CGFloat] = [0, 0.3, 0.5, 0.999, 1, 0.2, 0]

  @Test(.rule("T-3", "T-30", "T-36", "T-37"), arguments: Craft.allCases, [false, true])
  func `a call of update moves the animated views`(craft: Craft, dismisses: Bool) throws {
    let ride = try Ride(craft, dismisses: dismisses).begin()
    expect(ride.traveller.starts, equals: 1)
    expect(ride.place, equals: 0)
    for percent in Self.places {
      ride.hand.update(percent)
      expect(isNear(ride.place, percent * 100), "\(percent)")
      expect(ride.hand.percentComplete, equals: percent)
      expect(ride.coordinator?.percentComplete, equals: percent)
      expect(ride.mark.center.x, equals: 100, "the model has arrived")
      ride.stage.advance(by: .milliseconds(400))
      expect(isNear(ride.place, percent * 100), "it stays under the hand")
      expect(isNear(ride.place(after: 5_000), percent * 100))
    }
    expect(ride.coordinator?.isInteractive == true)
    expect(ride.traveller.arrivals, equals: [])
  }

  @Test(
    .rule("T-30", "T-32"), arguments: Craft.allCases,
    [View.AnimationCurve.easeIn, .easeInOut, .easeOut, .linear])
  func `a call of update moves views linearly, whatever the animator's curve is`(
    craft: Craft, curve: View.AnimationCurve
  ) throws {
    let ride = try Ride(craft, timing: CubicTimingParameters(animationCurve: curve))
    ride.hand.completionCurve = curve
    ride.begin()
    for percent in Self.places {
      ride.hand.update(percent)
      expect(isNear(ride.place, percent * 100, by: 1e-4), "\(curve) \(percent)")
    }
  }

  @Test(.rule("T-30"), arguments: Craft.allCases)
  func `a call of update is clamped to the range from 0 to 1`(
    craft: Craft
  ) throws {
    let ride = try Ride(craft).begin()
    let pairs: [(CGFloat, CGFloat)] = [
      (-0.5, 0), (1.5, 1), (0.4, 0.4),
    ]
    for (percent, place) in pairs {
      ride.hand.update(percent)
      expect(ride.hand.percentComplete, equals: place, "\(percent)")
      expect(ride.coordinator?.percentComplete, equals: place, "\(percent)")
      expect(isNear(ride.place, place * 100), "\(percent)")
    }
    expect(ride.stage.issues.isEmpty)
  }

  @Test(.rule("T-30"), arguments: Craft.allCases, [CGFloat.nan, .infinity, -.infinity])
  func `a call of update with a number that is not finite is reported and ignored`(
    craft: Craft, percent: CGFloat
  ) throws {
    let ride = try Ride(craft).begin()
    ride.hand.update(0.4)
    ride.hand.update(percent)
    expect(ride.hand.percentComplete, equals: 0.4)
    expect(isNear(ride.place, 40))
    expect(ride.stage.issues.map(\.code), equals: [.notFinite])
    let message = ride.stage.issues.last?.message ?? ""
    expect(message.hasPrefix("The new progress of the transition of "))
  }

  @Test(.rule("T-30"))
  func `a call of update with NaN outside of a transition is reported`() throws {
    let stage = Stage(ViewController("Home"))
    PercentDrivenInteractiveTransition().update(.nan)
    expect(stage.issues.map(\.code), equals: [.notFinite])
  }

  @Test(.rule("T-33", "T-4"), arguments: Craft.allCases)
  func `a percent-driven controller gets the animator's duration when the transition begins`(
    craft: Craft
  ) throws {
    let ride = try Ride(craft, duration: 0.75)
    expect(ride.hand.duration, equals: 0)
    ride.begin()
    expect(ride.hand.duration, equals: 0.75)
  }

  @Test(.rule("P-79", "T-30"), arguments: Craft.allCases, [true, false])
  func `a call of update before the transition begins is ignored`(
    craft: Craft, isInAnimate: Bool
  ) throws {
    let ride = try Ride(craft)
    if isInAnimate { ride.traveller.whenAnimating = { _ in ride.hand.update(0.4) } }
    ride.ask()
    if !isInAnimate { ride.hand.update(0.4) }
    ride.stage.runTurn()
    expect(ride.place, equals: 0)
    expect(ride.hand.percentComplete, equals: 0)
    expect(ride.coordinator?.percentComplete, equals: 0)
    ride.hand.update(0.4)
    expect(isNear(ride.place, 40))
  }

  @Test(.rule("N-70", "P-79", "T-22"), arguments: Craft.allCases, [true, false])
  func `a call of update after the end of an interaction is ignored`(
    craft: Craft, finishes: Bool
  ) throws {
    let ride = try Ride(craft).begin()
    ride.hand.update(0.5)
    ride.end(finishes: finishes)
    let before = ride.place
    ride.hand.update(0.9)
    expect(isNear(ride.place, before))
    expect(ride.hand.percentComplete, equals: 0.5)
    expect(ride.coordinator?.percentComplete, equals: 0.5)
    ride.stage.advance(by: .milliseconds(500))
    expect(ride.hasEnded(finished: finishes))
    ride.hand.update(0.1)
    expect(ride.hand.percentComplete, equals: 0.5)
  }

  @Test(.rule("T-30"), arguments: Craft.allCases)
  func `an interaction controller can control one transition after another`(craft: Craft) throws {
    let ride = try Ride(craft).begin()
    ride.hand.update(0.8)
    ride.hand.cancel()
    try ride.stage.settle()
    ride.begin()
    expect(ride.hand.percentComplete, equals: 0)
    expect(ride.place, equals: 0)
    ride.hand.update(0.25)
    expect(isNear(ride.place, 25))
    ride.hand.finish()
    try ride.stage.settle()
    expect(ride.hasEnded(finished: true))
    expect(ride.traveller.endings, equals: [false, true])
  }
}
