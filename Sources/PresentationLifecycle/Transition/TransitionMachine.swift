/// The state of a running transition of a presentation, a stack or a tab bar controller.
///
/// ```
///   waiting --start--> beginning --laidOut--> running --complete--> ending
///      |                   |  complete: remembered, P-118              ^ |
///      |                   +--laidOut, when an end was remembered -----+ |concluded
///      +--abandon--> delivering --delivered--> over                      |
///                        ^-----------------------------------------------+
/// ```
/// Some effects run other code, such as code of the app or the animator. Such an effect is the last
/// effect of its row in the state table (law 1 of ``Machine``). When the code has returned, the
/// next event continues the transition. Therefore, the app may call `completeTransition` inside any
/// of these effects (P-118).
package struct TransitionMachine: Machine {
  package enum State: Hashable, Sendable {
    /// The transition was accepted, but has not begun.
    case waiting
    case beginning(Remembered)
    case running
    case ending(Outcome)
    /// The transition coordinator's completions are being called; for all other code, the
    /// transition is over.
    case delivering
    /// All completions have returned, and only requests that waited for the transition remain.
    case over
  }

  /// The end that the app has reported too early, while the transition was beginning.
  package enum Remembered: Hashable, Sendable {
    case nothing
    case end(Outcome)
  }

  package enum Event: Hashable, Sendable {
    /// The presentation, stack or tab bar controller has prepared the beginning of the transition.
    case start
    /// The animator's `animateTransition` has returned.
    case started
    case alongsideRan
    case laidOut
    /// `completeTransition(_:)` was called.
    case complete(Outcome)
    /// The presentation, stack or tab bar controller has made all changes at the end of the
    /// transition.
    case concluded
    /// The transition coordinator's completions have been called.
    case delivered
    /// The presentation, stack or tab bar controller does not begin the accepted transition.
    case abandon
  }

  package enum Effect: Hashable, Sendable {
    case startRunner
    case runAlongside
    /// Allows an interaction to drive the transition from now on (P-79).
    case takeOff
    case layOut
    case enableInteraction
    case endOwner
    case animationEnded
    /// Closes the transition coordinator, so that controllers no longer return it (T-46).
    case closeCoordinator
    case settleOwner
    case deliverCompletions
    /// Runs the alongside blocks and the completions of a transition that never began (T-19).
    case deliverUnseen
    case drain
    case reportDoubleCompletion
  }

  package static let kind = MachineKind.transition
  package static let allStates: [State] =
    [.waiting, .beginning(.nothing)] + Outcome.allCases.map { .beginning(.end($0)) }
    + [.running] + Outcome.allCases.map { .ending($0) } + [.delivering, .over]
  package static let allEvents: [Event] =
    [.start, .started, .alongsideRan, .laidOut] + Outcome.allCases.map { .complete($0) }
    + [.concluded, .delivered, .abandon]

  package var state: State

  package init(state: State = .waiting) {
    self.state = state
  }

  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch event {
    case .start: start()
    case .started: begun(Rows.runsAlongside)
    case .alongsideRan: begun(Rows.laysOut)
    case .laidOut: laidOut()
    case .complete(let outcome): complete(outcome)
    case .concluded: concluded()
    case .delivered: delivered()
    case .abandon: abandon()
    }
  }

  private mutating func start() -> Row<Effect> {
    switch state {
    case .waiting:
      state = .beginning(.nothing)
      return Rows.starts
    case .beginning, .running, .ending, .delivering, .over:
      return Rows.startedTwice
    }
  }

  private func begun(_ next: Row<Effect>) -> Row<Effect> {
    switch state {
    case .beginning: next
    case .waiting, .running, .ending, .delivering, .over: Rows.notBeginning
    }
  }

  private mutating func laidOut() -> Row<Effect> {
    switch state {
    case .beginning(.nothing):
      state = .running
      return Rows.runs
    case .beginning(.end(let outcome)):
      state = .ending(outcome)
      return Rows.endsAsRemembered
    case .waiting, .running, .ending, .delivering, .over:
      return Rows.notBeginning
    }
  }

  private mutating func complete(_ outcome: Outcome) -> Row<Effect> {
    switch state {
    case .waiting:
      return Rows.completedBeforeStart
    case .beginning(.nothing):
      state = .beginning(.end(outcome))
      return Rows.remembers
    case .running:
      state = .ending(outcome)
      return Rows.ends
    case .beginning(.end), .ending, .delivering, .over:
      return Rows.completedTwice
    }
  }

  private mutating func concluded() -> Row<Effect> {
    switch state {
    case .ending:
      state = .delivering
      return Rows.concludes
    case .waiting, .beginning, .running, .delivering, .over:
      return Rows.notEnding
    }
  }

  private mutating func delivered() -> Row<Effect> {
    switch state {
    case .delivering:
      state = .over
      return Rows.closes
    case .waiting, .beginning, .running, .ending, .over:
      return Rows.notEnding
    }
  }

  private mutating func abandon() -> Row<Effect> {
    switch state {
    case .waiting:
      state = .delivering
      return Rows.abandoned
    case .beginning, .running, .ending, .delivering, .over:
      return Rows.abandonedLate
    }
  }
}
