/// The state of a running transition of a presentation, a stack or tabs.
///
/// ```
///   waiting --start--> beginning --laidOut--> running --complete--> ending
///      |                   |  complete: remembered, P-118              ^ |
///      |                   +--laidOut, when an end was remembered -----+ |concluded
///      +--abandon--> delivering --delivered--> over                      |
///                        ^-----------------------------------------------+
/// ```
/// In each row of the state table, an effect that runs code of the owner, the animator or the app
/// is the last effect (law 1). When the code has returned, the next event continues the transition.
/// The app may therefore call `completeTransition` inside each of these effects (P-118).
package struct TransitionMachine: Machine {
  package enum State: Hashable, Sendable {
    /// The transition was accepted, but its owner has not started it.
    case waiting
    case beginning(Remembered)
    case running
    case ending(Outcome)
    /// The coordinator's completions are being called; all other code regards the transition as
    /// over.
    case delivering
    /// The completions have returned, and only requests that waited for the transition remain.
    case over
  }

  /// The end that the app reported before the beginning of the transition was complete.
  package enum Remembered: Hashable, Sendable {
    case nothing
    case end(Outcome)
  }

  package enum Event: Hashable, Sendable {
    /// The effects of the owner's first row have been performed.
    case start
    /// The animator's `animateTransition` has returned.
    case started
    case alongsideRan
    case laidOut
    /// `completeTransition(_:)`.
    case complete(Outcome)
    /// The effects of the owner's last row have been performed.
    case concluded
    /// The coordinator's completions have been called.
    case delivered
    /// The owner has refused to begin the transition.
    case abandon
  }

  package enum Effect: Hashable, Sendable {
    case startRunner
    case runAlongside
    /// Allows an interaction to drive the transition from here on (P-79).
    case takeOff
    case layOut
    case enableInteraction
    case endOwner
    case animationEnded
    /// Closes the coordinator, so that controllers no longer return it (T-46).
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
