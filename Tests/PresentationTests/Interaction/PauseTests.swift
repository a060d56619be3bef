import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

@Suite("Pausing a running transition")
@MainActor struct PauseTests {
  /// Returns an interruptible transition that began without a gesture and has the progress 0.3.
  private func running(dismisses: Bool = false) throws -> Ride {
    let ride = try Ride(.interruptible, dismisses: dismisses)
    ride.hand.wantsInteractiveStart = false
    ride.begin()
    ride.stage.advance(by: .milliseconds(300))
    return ride
  }

  @Test(.rule("T-34", "T-3", "T-22", "T-44"))
  func `an interruptible transition starts noninteractively if wantsInteractiveStart is false`()
    throws
  {
    let ride = try Ride(.interruptible)
    ride.hand.wantsInteractiveStart = false
    ride.begin()
    let coordinator = try #require(ride.coordinator)
    expect(!coordinator.isInteractive)
    expect(!coordinator.initiallyInteractive)
    let events = ride.stage.events
    expect(events.contains("Menu.animator  startInteractiveTransition"))
    expect(events.contains("Menu.animator  animateTransition"))
    expect(ride.hand.duration, equals: 1)
    ride.stage.advance(by: .milliseconds(250))
    expect(isNear(ride.place, 25))
    ride.hand.update(0.9)
    ride.hand.cancel()
    expect(isNear(ride.place, 25), "nobody holds it")
    expect(ride.millisecondsToEnd(), equals: 750)
    expect(ride.hasEnded(finished: true))
  }

  @Test(.rule("T-35", "T-21", "T-22"), arguments: [true, false], [true, false])
  func `a paused transition stays in place and then follows the gesture`(
    dismisses: Bool, finishes: Bool
  ) throws {
    let ride = try running(dismisses: dismisses)
    let coordinator = try #require(ride.coordinator)
    var heard: [String] = []
    coordinator.notifyWhenInteractionChanges {
      heard.append("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    ride.hand.pause()
    expect(heard, equals: ["interactive true, cancelled false"])
    expect(coordinator.isInteractive)
    expect(!coordinator.initiallyInteractive)
    expect(isNear(ride.hand.percentComplete, 0.3))
    expect(isNear(coordinator.percentComplete, 0.3))
    ride.stage.advance(by: .seconds(2))
    expect(isNear(ride.place, 30))
    ride.hand.update(0.8)
    expect(isNear(ride.place, 80))
    ride.hand.update(0.6)
    ride.end(finishes: finishes)
    expect(heard.last, equals: "interactive false, cancelled \(!finishes)")
    expect(heard.count, equals: 2)
    expect(ride.millisecondsToEnd(), equals: finishes ? 400 : 600)
    expect(ride.hasEnded(finished: finishes))
    expect(ride.mark.center.x, equals: finishes ? 100 : 0)
  }

  @Test(.rule("T-35", "T-22", "T-31"), arguments: [true, false])
  func `a paused transition can be finished or canceled without a call of update`(
    finishes: Bool
  ) throws {
    let ride = try running()
    let coordinator = try #require(ride.coordinator)
    ride.hand.pause()
    ride.end(finishes: finishes)
    expect(isNear(coordinator.percentComplete, 0.3))
    expect(ride.millisecondsToEnd(), equals: finishes ? 700 : 300)
    expect(ride.hasEnded(finished: finishes))
  }

  @Test(.rule("T-35", "P-78"), arguments: [true, false], [true, false])
  func `after finish or cancel, a transition can still be paused before it ends`(
    first: Bool, second: Bool
  ) throws {
    let ride = try Ride(.interruptible).begin()
    let coordinator = try #require(ride.coordinator)
    var heard: [Bool] = []
    coordinator.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
    ride.hand.update(0.5)
    ride.end(finishes: first)
    ride.stage.advance(by: .milliseconds(200))
    let place = first ? 0.7 : 0.3
    expect(isNear(ride.place, place * 100))
    ride.hand.pause()
    expect(coordinator.isInteractive)
    expect(coordinator.isCancelled, equals: !first, "until it is finished (P-78)")
    expect(isNear(ride.hand.percentComplete, place))
    expect(isNear(ride.place, place * 100))
    ride.hand.update(0.5)
    expect(isNear(ride.place, 50))
    expect(coordinator.percentComplete, equals: 0.5)
    ride.end(finishes: second)
    expect(coordinator.isCancelled, equals: !second)
    expect(heard, equals: [false, true, false])
    expect(ride.millisecondsToEnd(), equals: 500)
    expect(ride.hasEnded(finished: second))
    expect(ride.traveller.endings, equals: [second])
    expect(ride.stage.issues.isEmpty)
  }

  @Test(.rule("T-41", "T-35", "T-34"))
  func `a transition without an interruptible animator cannot be paused`() throws {
    let ride = try Ride(.blocks)
    ride.hand.wantsInteractiveStart = false
    ride.begin()
    ride.stage.advance(by: .milliseconds(300))
    let context = try #require(ride.traveller.context)
    let before = ride.place
    ride.hand.pause()
    context.pauseInteractiveTransition()
    expect(!context.isInteractive)
    expect(ride.place, equals: before)
    expect(ride.millisecondsToEnd(), equals: 700)
    expect(ride.hasEnded(finished: true))
  }

  @Test(.rule("T-41", "T-35"))
  func `after finish, a transition without an interruptible animator cannot be paused`() throws {
    let ride = try Ride(.blocks).begin()
    ride.hand.update(0.5)
    ride.hand.finish()
    ride.stage.advance(by: .milliseconds(100))
    ride.hand.pause()
    expect(ride.coordinator?.isInteractive == false)
    expect(ride.millisecondsToEnd(), equals: 400)
  }

  @Test(.rule("T-35"))
  func `a pause during an interaction calls no notifyWhenInteractionChanges handler`() throws {
    let ride = try Ride(.interruptible).begin()
    var changes = 0
    ride.coordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
    ride.hand.update(0.4)
    ride.hand.pause()
    expect(isNear(ride.hand.percentComplete, 0.4))
    expect(changes, equals: 0)
    ride.hand.finish()
    expect(ride.millisecondsToEnd(), equals: 600)
  }

  @Test(.rule("T-35"))
  func `a transition ignores a pause before its start or after its end`() throws {
    let ride = try Ride(.interruptible)
    ride.hand.wantsInteractiveStart = false
    ride.traveller.whenAnimating = { _ in ride.hand.pause() }
    ride.hand.pause()
    ride.ask()
    ride.hand.pause()
    ride.stage.runTurn()
    expect(ride.coordinator?.isInteractive == false)
    expect(ride.millisecondsToEnd(), equals: 1_000)
    ride.hand.pause()
    ride.hand.update(0.2)
    ride.hand.cancel()
    try ride.stage.settle()
    expect(ride.hasEnded(finished: true))
    expect(ride.stage.issues.isEmpty)
    try ride.stage.close()
  }

  // MARK: The animator

  @Test(.rule("T-40", "T-45"), arguments: [true, false])
  func `several pauses of a transition call interruptibleAnimator only once`(
    isSteered: Bool
  ) throws {
    let ride = try Ride(.interruptible)
    ride.hand.wantsInteractiveStart = isSteered
    ride.begin()
    let own = isSteered ? 0 : 1
    let traveller = try #require(ride.traveller as? GrabTraveller)
    let animator = try #require(traveller.animator)
    expect(
      traveller.questions, equals: 1, "asked by the system under a hand, else by its own start")
    ride.hand.pause()
    for percent in stride(from: 0, through: 1, by: 0.1) { ride.hand.update(percent) }
    ride.hand.cancel()
    ride.stage.advance(by: .milliseconds(100))
    ride.hand.pause()
    ride.hand.finish()
    expect(traveller.animator === animator)
    expect(traveller.questions, equals: 1 + own)
    expect(traveller.starts, equals: 1)
    try ride.stage.settle()
    expect(traveller.animator == nil, "animationEnded is the place to drop it")
    expect(ride.hasEnded(finished: true))
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("T-37"))
  func `the interruptible animator's completion gets the position at which the animator ended`()
    throws
  {
    for finishes in [true, false] {
      let ride = try Ride(.interruptible).begin()
      var position: ViewAnimatingPosition?
      ride.grabbed?.addCompletion { position = $0 }
      ride.hand.update(0.5)
      ride.end(finishes: finishes)
      try ride.stage.settle()
      expect(position, equals: finishes ? .end : .start)
    }
  }

  @Test(.rule("T-42"))
  func `reversing the interruptible animator does not cancel its transition`() throws {
    let ride = try running()
    let context = try #require(ride.traveller.context)
    ride.grabbed?.isReversed = true
    expect(!context.transitionWasCancelled)
    expect(ride.coordinator?.isCancelled == false)
    expect(ride.millisecondsToEnd(), equals: 300)
    expect(ride.traveller.arrivals, equals: [false])
    expect(ride.hasEnded(finished: true), "nobody cancelled it")
  }

  @Test(.rule("T-42", "T-12"))
  func `a canceled transition completes with false even if the app has reversed its animator`()
    throws
  {
    let ride = try Ride(.interruptible).begin()
    let context = try #require(ride.traveller.context)
    ride.hand.update(0.4)
    ride.grabbed?.isReversed = true
    expect(!context.transitionWasCancelled)
    ride.hand.cancel()
    expect(context.transitionWasCancelled)
    try ride.stage.settle()
    expect(ride.traveller.arrivals, equals: [false])
    expect(ride.hasEnded(finished: false))
  }
}
