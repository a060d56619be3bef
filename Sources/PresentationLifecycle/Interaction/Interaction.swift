/// The state of the interaction that can drive a transition.
///
/// ```
///   none --begin--> grounded --takeOff--> tracking --finish--> finished
///     |                | finish, cancel: remembered  `--cancel--> cancelled
///     +--takeOff--> free
///
///   free, finished, cancelled --pause--> tracking
/// ```
/// A transition is *in flight* when it has begun and its animations can be driven. If the
/// interaction ends before the transition is in flight, the end is remembered. It takes effect as
/// soon as the transition is in flight (P-79). Only the first end of an interaction has an effect
/// (N-70). After a pause, the transition is interactive again and needs another end (T-35). A
/// canceled transition stays canceled until an interaction finishes it (P-78).
package struct Interaction: Machine {
  package enum State: Hashable, Sendable {
    case none
    /// The transition runs without an interaction.
    case free
    case grounded(Remembered)
    case tracking
    case finished
    case cancelled

    /// Whether a gesture can pause the transition now (T-35).
    ///
    /// The result is true if the transition has begun and no gesture drives it.
    package var canBePaused: Bool {
      switch self {
      case .free, .finished, .cancelled: true
      case .none, .grounded, .tracking: false
      }
    }
  }

  package enum Remembered: Hashable, Sendable, CaseIterable {
    case nothing
    case finish
    case cancel
  }

  package enum Event: Hashable, Sendable, CaseIterable {
    case begin
    case takeOff
    case update
    case finish
    case cancel
    /// A gesture interrupts the transition and takes control of it; the transition must be
    /// interruptible.
    case pause
    /// The animations have stopped for the gesture.
    case held
    /// The animations have continued toward the chosen end.
    case released
  }

  package enum Effect: Hashable, Sendable {
    case markInteractive
    /// Stops all animations of the transition at their current positions.
    case takeHold
    case takePercent
    case markCancelled
    case unmarkCancelled
    case unmarkInteractive
    case tellInteractionChange
    /// Lets the animations alongside the transition continue on their own.
    case runRest
  }

  package static let kind = MachineKind.interaction
  package static let allEvents = Event.allCases
  package static let allStates: [State] =
    [.none, .free] + Remembered.allCases.map { .grounded($0) } + [.tracking, .finished, .cancelled]

  package var state: State

  package init(state: State = .none) {
    self.state = state
  }

  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch event {
    case .begin: begin()
    case .takeOff: takeOff()
    case .update: update()
    case .finish: end(.finish)
    case .cancel: end(.cancel)
    case .pause: pause()
    case .held: held()
    case .released: released()
    }
  }

  private mutating func begin() -> Row<Effect> {
    switch state {
    case .none:
      state = .grounded(.nothing)
      return Rows.begins
    case .free, .grounded, .tracking, .finished, .cancelled:
      return Rows.begunTwice
    }
  }

  private mutating func takeOff() -> Row<Effect> {
    switch state {
    case .none:
      state = .free
      return Rows.notInteractive
    case .grounded(.nothing):
      state = .tracking
      return Rows.tracks
    case .grounded(.finish): return finishes()
    case .grounded(.cancel): return cancels()
    case .free, .tracking, .finished, .cancelled: return Rows.startedTwice
    }
  }

  private func update() -> Row<Effect> {
    switch state {
    case .tracking: Rows.updates
    case .none, .free, .grounded, .finished, .cancelled: Rows.updateIgnored
    }
  }

  private mutating func end(_ end: Remembered) -> Row<Effect> {
    switch (state, end) {
    case (.grounded(.nothing), _):
      state = .grounded(end)
      return Rows.remembers
    case (.tracking, .cancel): return cancels()
    case (.tracking, _): return finishes()
    case (.none, _), (.free, _), (.grounded, _), (.finished, _), (.cancelled, _):
      return Rows.endIgnored
    }
  }

  private mutating func pause() -> Row<Effect> {
    switch state {
    case .free, .finished, .cancelled:
      state = .tracking
      return Rows.takesControl
    case .none, .grounded, .tracking:
      return Rows.pauseIgnored
    }
  }

  private func held() -> Row<Effect> {
    switch state {
    case .tracking: Rows.pauseReported
    // The app's animator has ended the interaction while the animator was being paused.
    case .none, .free, .grounded, .finished, .cancelled: Rows.pauseNotReported
    }
  }

  private func released() -> Row<Effect> {
    switch state {
    case .finished, .cancelled: Rows.releaseReported
    // The app's animator has paused again while the animator was being continued.
    case .none, .free, .grounded, .tracking: Rows.releaseNotReported
    }
  }

  private mutating func finishes() -> Row<Effect> {
    state = .finished
    return Rows.finishes
  }

  private mutating func cancels() -> Row<Effect> {
    state = .cancelled
    return Rows.cancels
  }
}
