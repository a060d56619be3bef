/// A named part of the state that decides the next steps of a run.
package typealias StatePart = (label: String, value: Any)

/// A value that lists the parts of its state that decide the next steps of a run.
///
/// Descriptions of a run's state use this list.
package protocol DescribesState {
  var stateParts: [StatePart] { get }
}

/// A value without identities and instants, so that equal values have the same meaning in every
/// state.
package protocol PlainValue: Hashable {}

/// The state of a machine as a plain value.
private struct PlainState<State: Hashable>: PlainValue, CustomStringConvertible {
  let state: State

  init(_ state: State) { self.state = state }

  var description: String { "\(state)" }
}

extension PresenterVisibility: PlainValue {}
extension Direction: PlainValue {}
extension AnimationMode: PlainValue {}
extension Outcome: PlainValue {}
extension Movement: PlainValue {}

extension ReentrancyGuard: DescribesState {
  package var stateParts: [StatePart] {
    [("machine", PlainState(machine.state)), ("open lists", openLists)]
  }
}

extension Hierarchy {
  /// Returns the node of an identity; nil if the node was removed.
  package func node(_ reference: any NodeReference) -> Any? {
    switch reference {
    case let id as ControllerID: controllers[id]
    case let id as LinkID: links[id]
    case let id as TransitionID: transitions[id]
    case let id as StackID: stacks[id]
    case let id as TabID: tabs[id]
    case let id as AnimatorID: animators[id]
    default: nil
    }
  }
}
