import Foundation
import Presentation

/// How values of one type are described; made once per type.
@MainActor final class StateType {
  let form: StateForm
  let name: String
  let hash: UInt64
  /// The parts that are left out.
  let skipped: Set<String>
  /// Whether the fields of this class, and of those above it, are not read one by one.
  let endsClass: Bool

  private static var known: [ObjectIdentifier: StateType] = [:]
  private static var knownClasses: [ObjectIdentifier: StateType] = [:]

  private init(_ type: Any.Type, _ form: StateForm) {
    self.form = form
    name = "\(type)"
    hash = StateText.hash(of: name)
    skipped = Self.skips[name] ?? []
    endsClass = type == NSObject.self || WorldDescription.classes.contains { $0 == type }
  }

  /// The type of a value.
  static func of(_ value: Any) -> StateType {
    let type = type(of: value)
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = StateType(type, StateForm(of: value))
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// A class among those of an object.
  static func of(class type: Any.Type) -> StateType {
    if let found = knownClasses[ObjectIdentifier(type)] { return found }
    let made = StateType(type, .object)
    knownClasses[ObjectIdentifier(type)] = made
    return made
  }

  /// What reflection leaves out: caches, counters, and what is described elsewhere.
  private static let skips: [String: Set<String>] = [
    "PresenterUpdate": ["place"],
    "BoundPresenter": ["number"],
    "AnimatedWindow": ["sample"],
    "AnimationTimeline": ["world", "arrival"],
    "AnimatorEntry": ["id"],
  ]
}
