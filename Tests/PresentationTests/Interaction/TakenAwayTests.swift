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

  private func ride(_ craft: Craft, at moment: Moment, dismisses: Bool) throws -> Ride {
    let ride = try Ride(craft, dismisses: dismisses)
    ride.ask()
    ride.coordinator?.animate(alongsideTransition: { _ in }) { [log] in
      log.note("cancelled: \($0.isCancelled)")
    }
    if moment == .asked { return ride }
    ride.stage.runTurn()
    ride.hand.update(0.4)
    if moment == .finished { ride.hand.finish() }
    if moment == .cancelled || moment == .grabbedAgain { ride.hand.cancel() }
    ride.stage.advance(by: .milliseconds(100))
    if moment == .grabbedAgain { ride.hand.pause() }
    return ride
  }

  private func moveOn(_ ride: Ride) {
    ride.hand.update(0.7)
    ride.hand.pause()
    ride.hand.finish()
    ride.hand.cancel()
    ride.traveller.context?.updateInteractiveTransition(0.2)
    ride.traveller.context?.finishInteractiveTransition()
    ride.traveller.context?.completeTransition(true)
  }

  @Test(.rule("P-83"), arguments: Craft.allCases, Moment.allCases)
  func `after the test world ends, an interactive transition calls no callbacks`(
    craft: Craft, moment: Moment
  ) throws {
    for dismisses in [false, true] {
      let ride = try ride(craft, at: moment, dismisses: dismisses)
      let lines = ride.stage.trace.lines.count
      ride.stage.world.end()
      moveOn(ride)
      expect(ride.stage.trace.lines.count, equals: lines)
      expect(ride.completions, equals: 0)
      expect(ride.traveller.endings, equals: [])
      expect(ride.traveller.arrivals, equals: [])
      expect(isNear(ride.place, ride.mark.center.x), "nothing moves any more")
      expect(ride.stage.issues.isEmpty)
    }
    expect(log.lines, equals: [])
  }

  @Test(.rule("P-83", "P-83b", "T-14", "T-19"), arguments: Craft.allCases, Moment.allCases)
  func `closing the window cancels a running interactive transition`(
    craft: Craft, moment: Moment
  ) throws {
    for dismisses in [false, true] {
      let ride = try ride(craft, at: moment, dismisses: dismisses)
      ride.stage.window.close()
      moveOn(ride)
      try ride.stage.settle()
      moveOn(ride)
      (ride.traveller as? GrabTraveller)?.animator = nil
      ride.stage.runTurn()
      expect(ride.completions, equals: 0)
      expect(ride.traveller.endings, equals: moment == .asked ? [] : [false])
      expect(ride.stage.world.runningTransitions.isEmpty)
      expect(isNear(ride.place, ride.mark.center.x), "nothing moves any more")
      expect(ride.stage.issues.isEmpty, "\(ride.stage.issues)")
      let wills = ride.stage.sceneAppearances(of: "Menu")
      expect(wills.last?.hasPrefix("Menu viewDidDisappear") != false)
    }
    expect(log.lines, equals: ["cancelled: true", "cancelled: true"])
  }
}
