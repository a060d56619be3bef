import Foundation
import Presentation

/// The way in which the state reader describes values of one type; created once per type.
@MainActor final class StateType {
  let form: StateForm
  let name: String
  let hash: UInt64
  /// The names of the fields that are left out.
  let skipped: Set<String>
  /// Whether reflection skips the fields of this class and of its superclasses.
  let endsClass: Bool

  /// The kind of the class; `other` for a type that is not a class.
  let kind: Kind

  /// The classes of this package that list their own parts.
  enum Kind {
    case view
    case controller
    case presentation
    /// A class whose objects list all their parts.
    case stateful
    case other

    init(of type: Any.Type) {
      self =
        switch type {
        case is View.Type: .view
        case is ViewController.Type: .controller
        case is PresentationController.Type: .presentation
        case is any StatefulObject.Type: .stateful
        default: .other
        }
    }
  }

  private static var plainHashes: [AnyHashable: UInt64] = [:]

  private static var known: [ObjectIdentifier: StateType] = [:]
  private static var knownClasses: [ObjectIdentifier: StateType] = [:]

  private init(_ type: Any.Type, _ form: StateForm) {
    self.form = form
    name = "\(type)"
    hash = StateText.hash(of: name)
    kind = Kind(of: type)
    skipped = Self.skips[name] ?? []
    endsClass = type == NSObject.self || WorldDescription.classes.contains { $0 == type }
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

  /// Returns the hash of a plain value's text.
  static func hash(of value: AnyHashable) -> UInt64 {
    if let hash = plainHashes[value] { return hash }
    let hash = StateText.hash(of: "\(value)")
    plainHashes[value] = hash
    return hash
  }

  /// The properties that reflection skips: caches, counters, and values described elsewhere.
  private static let skips: [String: Set<String>] = [
    "PresenterUpdate": ["place"],
    "BoundPresenter": ["number"],
    "AnimatedWindow": ["sample"],
    "AnimationTimeline": ["world", "arrival"],
    "AnimatorEntry": ["id"],
  ]
}
