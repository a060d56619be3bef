/// An object whose state is compared by explorations.
///
/// An exploration is a test that tries every order of events.
@MainActor package protocol StatefulBinding: AnyObject {
  /// Adds the values that determine the object's later behavior.
  func describe(to state: inout some BindingParts)

  /// Whether the object is a presenter that no longer follows its model.
  var isDetached: Bool { get }
}

extension StatefulBinding {
  package var isDetached: Bool { false }
}

/// The parts of an object's state, in a fixed order.
@MainActor package protocol BindingParts {
  mutating func add(_ part: Bool)
  mutating func add(_ part: String)
  mutating func add(plain part: some PlainBinding)
  /// Adds an object or a value of unknown type, which is read by reflection, or nil.
  mutating func add(any part: Any?)
  mutating func add(object: AnyObject?)
  mutating func add(objects: [AnyObject])
}

/// A type that contains no references; its values can be part of a presenter's state.
///
/// Two presenters with equal values behave in the same way later.
package protocol PlainBinding: Hashable {}

extension ItemMachine: PlainBinding {}
extension ItemMachine.WantedItem: PlainBinding {}
extension AnimationChoice: PlainBinding {}
extension WhileTrue: PlainBinding {}
