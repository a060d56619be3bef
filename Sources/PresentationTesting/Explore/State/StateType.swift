import Foundation
import Presentation

/// A type, and the method by which ``StateReader`` describes its values.
@MainActor final class StateType {
  let form: StateForm
  let name: String
  let hash: UInt64
  /// Whether the reader skips the stored properties of this class and of its superclasses.
  let endsClass: Bool
  /// Whether the reader reads the stored properties as well as the object's own description.
  ///
  /// True for views, controllers and presentation controllers.
  let extendsDescription: Bool

  private static var plainHashes: [AnyHashable: UInt64] = [:]

  private static var known: [ObjectIdentifier: StateType] = [:]
  private static var knownClasses: [ObjectIdentifier: StateType] = [:]

  private init(_ type: Any.Type, _ form: StateForm) {
    self.form = form
    name = "\(type)"
    hash = StateKey.hash(of: name)
    endsClass = type == NSObject.self || WorldDescription.classes.contains { $0 == type }
    extendsDescription =
      !endsClass
      && (type is View.Type || type is ViewController.Type || type is PresentationController.Type)
  }

  /// Returns the type of a value, with the method that describes the value.
  static func of(_ value: Any) -> StateType {
    let type = type(of: value)
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = StateType(type, StateForm(of: value))
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// Returns the `StateType` of a class, whose instances are described as objects.
  static func of(class type: Any.Type) -> StateType {
    if let found = knownClasses[ObjectIdentifier(type)] { return found }
    let made = StateType(type, .object)
    knownClasses[ObjectIdentifier(type)] = made
    return made
  }

  static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// Returns the hash of a plain value's text.
  static func hash(of value: AnyHashable) -> UInt64 {
    if let hash = plainHashes[value] { return hash }
    let hash = StateKey.hash(of: "\(value)")
    plainHashes[value] = hash
    return hash
  }
}
