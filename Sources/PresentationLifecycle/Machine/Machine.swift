/// A machine as a value: a state, and a total function from an event to a row.
///
/// `allStates` and `allEvents` are finite, so tests enumerate every pair instead of sampling.
package protocol Machine: Hashable, Sendable {
  associatedtype State: Hashable, Sendable
  associatedtype Event: Hashable, Sendable
  associatedtype Effect: Hashable, Sendable

  static var kind: MachineKind { get }
  static var allStates: [State] { get }
  static var allEvents: [Event] { get }

  var state: State { get set }

  init(state: State)

  /// Moves to the next state and says what the shell performs, in order.
  mutating func handle(_ event: Event) -> Row<Effect>
}

/// The machines of the package, by the name that traces and tables print.
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
  /// Every row that some state and some event pick, in the order of the enumeration.
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
