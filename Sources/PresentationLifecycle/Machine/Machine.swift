/// A state machine: a state, and a function that returns a row of a table for each event.
///
/// A row is a constant. It lists the effects of an event, such as callbacks, in the order in which
/// they are performed. `allStates` and `allEvents` are finite, so that tests can check every pair
/// of a state and an event. All state machines obey these laws, which comments cite by number:
///
/// - Law 1: an effect that runs app code is the last effect of its row.
/// - Law 3: the machine keeps its state from the first effect of a row until the last effect
///   begins.
/// - Law 5: values that app code can read, such as `isBeingPresented`, change only through effects
///   that a row lists. Each change is a separate effect.
package protocol Machine: Hashable, Sendable {
  associatedtype State: Hashable, Sendable
  associatedtype Event: Hashable, Sendable
  associatedtype Effect: Hashable, Sendable

  static var kind: MachineKind { get }
  static var allStates: [State] { get }
  static var allEvents: [Event] { get }

  var state: State { get set }

  init(state: State)

  /// Moves to the next state, and returns the row with the effects to perform, in order.
  mutating func handle(_ event: Event) -> Row<Effect>
}

/// The kinds of state machines; the raw values are the names in traces and tables.
package enum MachineKind: String, Hashable, Sendable, CaseIterable {
  case admission
  case appearance
  case interaction
  case manualAppearance
  case presentationLink
  case propertyAnimation
  case stack
  case tab
  case transition
}

extension Machine {
  /// The row and the next state for each pair of a state and an event.
  ///
  /// The pairs have the order of `allStates` and `allEvents`.
  package static var table: [(state: State, event: Event, row: Row<Effect>, next: State)] {
    allStates.flatMap { state in
      allEvents.map { event in
        var machine = Self(state: state)
        let row = machine.handle(event)
        return (state, event, row, machine.state)
      }
    }
  }
}
