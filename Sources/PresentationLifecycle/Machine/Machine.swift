/// A state machine as a value: a state, and a function that picks a row for every event.
///
/// A row lists effects. `allStates` and `allEvents` are finite, so that tests can check every pair.
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

/// The kinds of machines, by the names that traces and tables print.
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
  /// The rows for all pairs of a state and an event, in the order of enumeration.
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
