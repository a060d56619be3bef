/// A part of what decides what happens next, under its name.
package typealias StatePart = (label: String, value: Any)

/// A value that says itself which of its parts decide what happens next, for a description of the
/// state of a run.
package protocol DescribesState {
  var stateParts: [StatePart] { get }
}

/// A value without identities and instants: equal ones mean the same in every state.
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
  /// The node that an identity stands for; nil if it is gone.
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
