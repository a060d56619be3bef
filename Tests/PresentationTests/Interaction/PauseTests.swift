import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

@Suite("Pausing a running transition")
@MainActor struct PauseTests {
  /// Returns an interruptible transition that began without a gesture and has the progress 0.3.
  private func running(dismisses: Bool = false) throws -> ModalFixture {
    let fixture = try ModalFixture(.interruptible, dismisses: dismisses)
    fixture.hand.wantsInteractiveStart = false
    fixture.begin()
    fixture.stage.advance(by: .milliseconds(300))
    return fixture
  }

  @Test(.rule("T-34", "T-3", "T-22", "T-44"))
  func `an interruptible transition starts noninteractively if wantsInteractiveStart is false`()
    throws
  {
    let fixture = try ModalFixture(.interruptible)
    fixture.hand.wantsInteractiveStart = false
    fixture.begin()
    let coordinator = try #require(fixture.coordinator)
    expect(!coordinator.isInteractive)
    expect(!coordinator.initiallyInteractive)
    let events = fixture.stage.events
    expect(events.contains("Menu.animator  startInteractiveTransition"))
    expect(events.contains("Menu.animator  animateTransition"))
    expect(fixture.hand.duration, equals: 1)
    fixture.stage.advance(by: .milliseconds(250))
    expect(isNear(fixture.place, 25))
    fixture.hand.update(0.9)
    fixture.hand.cancel()
    expect(isNear(fixture.place, 25), "nobody holds it")
    expect(fixture.millisecondsToEnd(), equals: 750)
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-35", "T-21", "T-22"), arguments: [true, false], [true, false])
  func `a paused transition stays in place and then follows the gesture`(
    dismisses: Bool, finishes: Bool
  ) throws {
    let fixture = try running(dismisses: dismisses)
    let coordinator = try #require(fixture.coordinator)
    var heard: [String] = []
    coordinator.notifyWhenInteractionChanges {
      heard.append("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    fixture.hand.pause()
    expect(heard, equals: ["interactive true, cancelled false"])
    expect(coordinator.isInteractive)
    expect(!coordinator.initiallyInteractive)
    expect(isNear(fixture.hand.percentComplete, 0.3))
    expect(isNear(coordinator.percentComplete, 0.3))
    fixture.stage.advance(by: .seconds(2))
    expect(isNear(fixture.place, 30))
    fixture.hand.update(0.8)
    expect(isNear(fixture.place, 80))
    fixture.hand.update(0.6)
    fixture.end(finishes: finishes)
    expect(heard.last, equals: "interactive false, cancelled \(!finishes)")
    expect(heard.count, equals: 2)
    expect(fixture.millisecondsToEnd(), equals: finishes ? 400 : 600)
    expect(fixture.hasEnded(finished: finishes))
    expect(fixture.mark.center.x, equals: finishes ? 100 : 0)
  }

  @Test(.rule("T-35", "T-22", "T-31"), arguments: [true, false])
  func `a paused transition can be finished or canceled without a call of update`(
    finishes: Bool
  ) throws {
    let fixture = try running()
    let coordinator = try #require(fixture.coordinator)
    fixture.hand.pause()
    fixture.end(finishes: finishes)
    expect(isNear(coordinator.percentComplete, 0.3))
    expect(fixture.millisecondsToEnd(), equals: finishes ? 700 : 300)
    expect(fixture.hasEnded(finished: finishes))
  }

  @Test(.rule("T-35", "P-78"), arguments: [true, false], [true, false])
  func `after finish or cancel, a transition can still be paused before it ends`(
    first: Bool, second: Bool
  ) throws {
    let fixture = try ModalFixture(.interruptible).begin()
    let coordinator = try #require(fixture.coordinator)
    var heard: [Bool] = []
    coordinator.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
    fixture.hand.update(0.5)
    fixture.end(finishes: first)
    fixture.stage.advance(by: .milliseconds(200))
    let place = first ? 0.7 : 0.3
    expect(isNear(fixture.place, place * 100))
    fixture.hand.pause()
    expect(coordinator.isInteractive)
    expect(coordinator.isCancelled, equals: !first, "until it is finished (P-78)")
    expect(isNear(fixture.hand.percentComplete, place))
    expect(isNear(fixture.place, place * 100))
    fixture.hand.update(0.5)
    expect(isNear(fixture.place, 50))
    expect(coordinator.percentComplete, equals: 0.5)
    fixture.end(finishes: second)
    expect(coordinator.isCancelled, equals: !second)
    expect(heard, equals: [false, true, false])
    expect(fixture.millisecondsToEnd(), equals: 500)
    expect(fixture.hasEnded(finished: second))
    expect(fixture.mover.endings, equals: [second])
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-41", "T-35", "T-34"))
  func `a transition without an interruptible animator cannot be paused`() throws {
    let fixture = try ModalFixture(.blocks)
    fixture.hand.wantsInteractiveStart = false
    fixture.begin()
    fixture.stage.advance(by: .milliseconds(300))
    let context = try #require(fixture.mover.context)
    let before = fixture.place
    fixture.hand.pause()
    context.pauseInteractiveTransition()
    expect(!context.isInteractive)
    expect(fixture.place, equals: before)
    expect(fixture.millisecondsToEnd(), equals: 700)
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-41", "T-35"))
  func `after finish, a transition without an interruptible animator cannot be paused`() throws {
    let fixture = try ModalFixture(.blocks).begin()
    fixture.hand.update(0.5)
    fixture.hand.finish()
    fixture.stage.advance(by: .milliseconds(100))
    fixture.hand.pause()
    expect(fixture.coordinator?.isInteractive == false)
    expect(fixture.millisecondsToEnd(), equals: 400)
  }

  @Test(.rule("T-35"))
  func `a pause during an interaction calls no notifyWhenInteractionChanges handler`() throws {
    let fixture = try ModalFixture(.interruptible).begin()
    var changes = 0
    fixture.coordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
    fixture.hand.update(0.4)
    fixture.hand.pause()
    expect(isNear(fixture.hand.percentComplete, 0.4))
    expect(changes, equals: 0)
    fixture.hand.finish()
    expect(fixture.millisecondsToEnd(), equals: 600)
  }

  @Test(.rule("T-35"))
  func `a transition ignores a pause before its start or after its end`() throws {
    let fixture = try ModalFixture(.interruptible)
    fixture.hand.wantsInteractiveStart = false
    fixture.mover.whenAnimating = { _ in fixture.hand.pause() }
    fixture.hand.pause()
    fixture.ask()
    fixture.hand.pause()
    fixture.stage.runTurn()
    expect(fixture.coordinator?.isInteractive == false)
    expect(fixture.millisecondsToEnd(), equals: 1_000)
    fixture.hand.pause()
    fixture.hand.update(0.2)
    fixture.hand.cancel()
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
    expect(fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  // MARK: The animator

  @Test(.rule("T-40", "T-45"), arguments: [true, false])
  func `several pauses of a transition call interruptibleAnimator only once`(
    isSteered: Bool
  ) throws {
    let fixture = try ModalFixture(.interruptible)
    fixture.hand.wantsInteractiveStart = isSteered
    fixture.begin()
    let own = isSteered ? 0 : 1
    let mover = try #require(fixture.mover as? InterruptibleMarkMover)
    let animator = try #require(mover.animator)
    expect(
      mover.questions, equals: 1, "asked by the system under a hand, else by its own start")
    fixture.hand.pause()
    for percent in stride(from: 0, through: 1, by: 0.1) { fixture.hand.update(percent) }
    fixture.hand.cancel()
    fixture.stage.advance(by: .milliseconds(100))
    fixture.hand.pause()
    fixture.hand.finish()
    expect(mover.animator === animator)
    expect(mover.questions, equals: 1 + own)
    expect(mover.starts, equals: 1)
    try fixture.stage.settle()
    expect(mover.animator == nil, "animationEnded is the place to drop it")
    expect(fixture.hasEnded(finished: true))
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("T-37"))
  func `the interruptible animator's completion gets the position at which the animator ended`()
    throws
  {
    for finishes in [true, false] {
      let fixture = try ModalFixture(.interruptible).begin()
      var position: ViewAnimatingPosition?
      fixture.grabbed?.addCompletion { position = $0 }
      fixture.hand.update(0.5)
      fixture.end(finishes: finishes)
      try fixture.stage.settle()
      expect(position, equals: finishes ? .end : .start)
    }
  }

  @Test(.rule("T-42"))
  func `reversing the interruptible animator does not cancel its transition`() throws {
    let fixture = try running()
    let context = try #require(fixture.mover.context)
    fixture.grabbed?.isReversed = true
    expect(!context.transitionWasCancelled)
    expect(fixture.coordinator?.isCancelled == false)
    expect(fixture.millisecondsToEnd(), equals: 300)
    expect(fixture.mover.arrivals, equals: [false])
    expect(fixture.hasEnded(finished: true), "nobody cancelled it")
  }

  @Test(.rule("T-42", "T-12"))
  func `a canceled transition completes with false even if the app has reversed its animator`()
    throws
  {
    let fixture = try ModalFixture(.interruptible).begin()
    let context = try #require(fixture.mover.context)
    fixture.hand.update(0.4)
    fixture.grabbed?.isReversed = true
    expect(!context.transitionWasCancelled)
    fixture.hand.cancel()
    expect(context.transitionWasCancelled)
    try fixture.stage.settle()
    expect(fixture.mover.arrivals, equals: [false])
    expect(fixture.hasEnded(finished: false))
  }
}
