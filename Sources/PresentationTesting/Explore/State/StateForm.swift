import Foundation
import Presentation

/// The method by which ``StateReader`` describes the values of a type.
@MainActor enum StateForm {
  /// A value that has no influence on later events; it is not described.
  case ignored
  /// A value whose type defines its own description.
  case described((Any, String?, inout StateWriter) -> Void)
  /// A closure; ``StateReader`` cannot see the values that it captures.
  case closure
  /// An address; ``StateReader`` cannot see the values at the address.
  case unreadable
  case object
  /// A collection that is not an array.
  case list
  case set
  case dictionary
  /// A case of an enumeration, with its associated values.
  case enumeration
  /// A struct or a tuple, described by its parts in order.
  case parts
  /// A value, such as a timer, for which ``StateReader`` has a method of its own.
  case special(Special)

  /// The kinds of values that a special method describes.
  ///
  /// The stored properties of these values differ even between equal runs.
  enum Special {
    /// The identity of an object, which is compared by the number of the object.
    case identity
    /// The variable of a predicate, whose number counts all predicates of the program.
    case variable
    case timer
    case displayLink
    case attachments
    case binding
  }

  init(of value: Any) {
    let type = type(of: value)
    if type == AnyHashable.self {
      self = Self.hashable
    } else if let type = type as? any OptionalValue.Type {
      self = Self.optional(type)
    } else if let special = Self.special(value) {
      self = .special(special)
    } else if Self.isIgnored(value) {
      self = .ignored
    } else if let type = type as? any StateValue.Type {
      self = Self.described(type)
    } else if let type = type as? any PlainBinding.Type {
      self = Self.plain(type)
    } else if let type = type as? any ListValue.Type {
      self = Self.array(type)
    } else {
      self = Self.reflected(value)
    }
  }

  private static func special(_ value: Any) -> Special? {
    switch value {
    case is ObjectIdentifier: .identity
    case is PredicateExpressions.VariableID: .variable
    case is RunLoopTimer: .timer
    case is DisplayLink: .displayLink
    case is Attachments: .attachments
    case is any StatefulBinding: .binding
    default: nil
    }
  }

  private static func isIgnored(_ value: Any) -> Bool {
    value is Recorder || value is IssueReporter || value is World || value is RunLoopClock
      || value is any Clock || value is Stage || value is DisplayFrame || value is Subject
      || String(reflecting: type(of: value)) == "Observation.ObservationRegistrar"
  }

  private static func reflected(_ value: Any) -> StateForm {
    switch Mirror(reflecting: value).displayStyle {
    case .class: foundation(value) ?? .object
    case .struct, .tuple: foundation(value) ?? .parts
    case .collection: .list
    case .set: .set
    case .dictionary: .dictionary
    case .enum: Self.byte(type(of: value)) ?? .enumeration
    case nil: simple(value)
    default: .ignored
    }
  }

  /// Returns the form of a value that is neither a struct, an enum, an object nor a collection.
  private static func simple(_ value: Any) -> StateForm {
    if value is Any.Type {
      return text { ($0 as? Any.Type).map { TypeNames.name(of: $0) } ?? "" }
    }
    if value is any _Pointer || "\(type(of: value))".hasPrefix("Builtin.") { return .unreadable }
    if let type = type(of: value) as? any Hashable.Type { return plain(type) }
    guard value is any CustomReflectable else { return .closure }
    return type(of: value) is AnyClass ? .object : .parts
  }

  // MARK: Values by their type

  private static func described<Value: StateValue>(_ type: Value.Type) -> StateForm {
    .described { value, label, state in
      (value as? Value)?.describe(as: label, to: &state)
    }
  }

  private static var hashable: StateForm {
    .described { value, label, state in state.add(label, any: (value as? AnyHashable)?.base) }
  }

  private static func optional<Value: OptionalValue>(_ type: Value.Type) -> StateForm {
    .described { value, label, state in
      state.add(label, any: (value as? Value)?.content)
    }
  }

  static func text(_ text: @escaping (Any) -> String) -> StateForm {
    .described { value, label, state in state.add(label, text: text(value)) }
  }

  private static func array<Value: ListValue>(_ type: Value.Type) -> StateForm {
    .described { value, label, state in (value as? Value)?.describe(as: label, to: &state) }
  }

  private static func plain<Value: Hashable>(_ type: Value.Type) -> StateForm {
    .described { value, label, state in
      if let value = value as? Value { state.add(label, plain: value) }
    }
  }

  /// Returns the form of a hashable type whose values need at most one byte; nil for other types.
  private static func byte(_ type: Any.Type) -> StateForm? {
    guard let type = type as? any Hashable.Type, StateType.size(of: type) <= 1 else { return nil }
    return plain(type)
  }
}

/// An array with elements of any type.
@MainActor protocol ListValue {
  func describe(as label: String?, to state: inout StateWriter)
}

extension Array: ListValue {
  func describe(as label: String?, to state: inout StateWriter) { state.add(label, all: self) }
}

/// An optional with a wrapped value of any type.
protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
