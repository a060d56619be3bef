import Foundation
import Presentation

/// The way in which the state reader describes values of one type; created once per type.
@MainActor final class StateType {
  let form: StateForm
  let name: String
  let hash: UInt64
  /// Whether the fields of this class and its superclasses are not read one by one.
  let endsClass: Bool
  /// Whether objects of this class may have stored properties that only reflection can read, beside
  /// the parts that they describe.
  let extendsDescription: Bool

  private static var plainHashes: [AnyHashable: UInt64] = [:]

  private static var known: [ObjectIdentifier: StateType] = [:]
  private static var knownClasses: [ObjectIdentifier: StateType] = [:]

  private init(_ type: Any.Type, _ form: StateForm) {
    self.form = form
    name = "\(type)"
    hash = StateText.hash(of: name)
    endsClass = type == NSObject.self || WorldDescription.classes.contains { $0 == type }
    extendsDescription =
      !endsClass
      && (type is View.Type || type is ViewController.Type || type is PresentationController.Type)
  }

  /// Returns the description of a value's type.
  static func of(_ value: Any) -> StateType {
    let type = type(of: value)
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = StateType(type, StateForm(of: value))
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// Returns the description of a class.
  static func of(class type: Any.Type) -> StateType {
    if let found = knownClasses[ObjectIdentifier(type)] { return found }
    let made = StateType(type, .object)
    knownClasses[ObjectIdentifier(type)] = made
    return made
  }

  static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// The hash of a plain value's text.
  static func hash(of value: AnyHashable) -> UInt64 {
    if let hash = plainHashes[value] { return hash }
    let hash = StateText.hash(of: "\(value)")
    plainHashes[value] = hash
    return hash
  }
}
