/// The state of one property animator.
///
/// ```
///   inactive --start, pause, scrub--> capturing --captured--> running, delayed, paused, vanishing
///      | start without blocks
///      +----------------> idle --addAnimations--> capturing
///
///   any but inactive --end, stopAndDrop--> inactive
///   any but inactive --stop--> stopped --finish--> inactive
/// ```
/// The animation blocks are app code, so they run as the last effect of an event (law 1 of
/// ``Machine``). When they have returned, the event `captured` reports whether they have changed a
/// property.
package struct PropertyAnimation: Machine {
  package enum State: Hashable, Sendable {
    case inactive
    /// The animation blocks are running.
    ///
    /// The value is the goal that was requested last. When the blocks have run, the animator starts
    /// this goal: it runs, waits for its delay, or pauses.
    case capturing(Goal)
    /// The animator was started without blocks; the next block that is added starts immediately
    ///
    case idle
    case delayed
    case running
    case paused
    /// The blocks have changed no property.
    ///
    /// The animator ends in the next turn, even if it is paused.
    case vanishing
    case stopped
  }

  package enum Goal: Hashable, Sendable, CaseIterable {
    case run
    case runLater
    case pause
  }

  /// Whether an animator has animation blocks, which wait to run or have already run.
  ///
  /// In the event `captured`, the value tells whether the blocks have changed a property.
  package enum Blocks: Hashable, Sendable, CaseIterable {
    case some
    case none
  }

  package enum AtEnd: Hashable, Sendable, CaseIterable {
    case completes
    case pauses
  }

  package enum Event: Hashable, Sendable {
    case start(Blocks)
    case startLater(Blocks)
    case pause(Blocks)
    /// `fractionComplete` was set.
    case scrub(Blocks)
    /// `isReversed` was set to the opposite of its current value.
    case reverse
    case addAnimations
    case addCompletion
    case `continue`(Blocks)
    /// `stopAnimation(true)` was called.
    case stopAndDrop
    /// `stopAnimation(false)` was called.
    case stop
    case finish
    /// The app has used the animator in a forbidden way.
    ///
    /// Some settings may change only while the animator is inactive. An animator that is not
    /// interruptible must not be interrupted.
    case forbidden
    /// The blocks have run; the value tells whether they have changed a property.
    case captured(Blocks)
    case delayOver
    case reachedEnd(AtEnd)
  }

  package enum Effect: Hashable, Sendable {
    case storeBlock
    case storeCompletion
    case storeDirection
    case runBlocks
    case play
    case playLater
    case hold
    case holdAtEnd
    case jump
    case turnBack
    case retime
    case endNextTurn
    case freeze
    case settleAtEnd
    case settleAtPosition
    case dropCompletions
    case retire
    case deliverCompletions
    case raiseStopped
    case raiseNotStopped
    case raiseActive
    case raiseDelayOfPaused
  }

  package static let kind = MachineKind.propertyAnimation
  package static let allStates: [State] =
    [.inactive] + Goal.allCases.map { .capturing($0) }
    + [.idle, .delayed, .running, .paused, .vanishing, .stopped]
  package static let allEvents: [Event] =
    Blocks.allCases.flatMap {
      [.start($0), .startLater($0), .pause($0), .scrub($0), .continue($0), .captured($0)]
    }
    + [
      .reverse, .addAnimations, .addCompletion, .stopAndDrop, .stop, .finish, .forbidden,
      .delayOver,
    ]
    + AtEnd.allCases.map { .reachedEnd($0) }

  package var state: State

  package init(state: State = .inactive) {
    self.state = state
  }
}
