import Foundation
import Presentation

/// The way in which the state reader describes values of one type; determined once per type.
@MainActor final class StateType {
  let form: StateForm
  let name: String
  let hash: UInt64
  /// Whether the reader stops at this class, so that its stored properties are not read.
  let endsClass: Bool
  /// Whether objects of this class describe only a part of themselves, so that the reader adds
  /// their stored properties by reflection.
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

  /// Returns the hash of a plain value's text.
  static func hash(of value: AnyHashable) -> UInt64 {
    if let hash = plainHashes[value] { return hash }
    let hash = StateText.hash(of: "\(value)")
    plainHashes[value] = hash
    return hash
  }
}
