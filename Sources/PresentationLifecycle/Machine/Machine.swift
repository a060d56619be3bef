/// A state machine as a value: a state, and a function that picks a row for every event.
///
/// A row is a constant that lists effects. `allStates` and `allEvents` are finite, so that tests
/// can check every pair of a state and an event. Comments cite these laws of all machines:
///
/// - Law 1: an effect that runs user code is the last effect of its row.
/// - Law 3: while the effects of a row are being performed, up to the beginning of the last effect,
///   the machine keeps its state.
/// - Law 5: each change of a fact that user code can read is one effect of one row.
package protocol Machine: Hashable, Sendable {
  associatedtype State: Hashable, Sendable
  associatedtype Event: Hashable, Sendable
  associatedtype Effect: Hashable, Sendable

  static var kind: MachineKind { get }
  static var allStates: [State] { get }
  static var allEvents: [Event] { get }

  var state: State { get set }

  init(state: State)

  /// Moves to the next state, and returns the row whose effects are performed, in order.
  mutating func handle(_ event: Event) -> Row<Effect>
}

/// The kinds of machines; the raw values are the names in traces and tables.
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
