import Foundation
import Presentation

/// The way in which the state reader describes values of a type; chosen once per type.
enum StateForm {
  /// A value that has no influence on later events; it is not described.
  case ignored
  case integer
  case boolean
  case text
  /// A value without references, described by its text alone.
  case plain
  /// A value that consists only of numbers, such as a rectangle.
  case numbers
  /// A value that lists its own parts.
  case described
  /// A closure; its captured values cannot be read.
  case closure
  case optional
  case object
  case list
  case set
  case dictionary
  /// A case of an enumeration, with its associated values.
  case enumeration
  /// A struct or a tuple, described by its parts in order.
  case parts
  /// A type with its own method in the reader.
  case special(Special)

  /// The types whose fields would differ between equal runs: identities, requests, timers.
  enum Special {
    case identity
    case request
    case timer
    case attachments
    case binding
    case playhead
  }

  init(of value: Any) {
    if value is any OptionalValue {
      self = .optional
    } else if let special = Self.special(value) {
      self = .special(special)
    } else if Self.isIgnored(value) {
      self = .ignored
    } else if value is Int {
      self = .integer
    } else if value is Bool {
      self = .boolean
    } else if value is String {
      self = .text
    } else if value is any NumberValue {
      self = .numbers
    } else if value is any PlainValue {
      self = .plain
    } else if value is any DescribesState {
      self = .described
    } else {
      self = Self.reflected(value)
    }
  }

  private static func special(_ value: Any) -> Special? {
    switch value {
    case is any NodeReference: .identity
    case is Request: .request
    case is RunLoopTimer: .timer
    case is Attachments: .attachments
    case is any StatefulBinding: .binding
    case is Playhead: .playhead
    default: nil
    }
  }

  private static func isIgnored(_ value: Any) -> Bool {
    value is Recorder || value is IssueReporter || value is World || value is RunLoopClock
      || value is any Clock || value is Stage || value is ObjectIdentifier
      || ["ObservationRegistrar", "Subject", "Word"].contains("\(type(of: value))")
      || "\(type(of: value))".hasPrefix("Box<")
  }

  private static func reflected(_ value: Any) -> StateForm {
    switch Mirror(reflecting: value).displayStyle {
    case .class: .object
    case .collection: .list
    case .set: .set
    case .dictionary: .dictionary
    case .enum: .enumeration
    case .struct, .tuple: .parts
    case nil: value is any Hashable ? .plain : .closure
    default: .ignored
    }
  }
}

/// A value that consists only of numbers.
protocol NumberValue {
  func add(to key: inout StateKey)
}

extension Double: NumberValue {
  func add(to key: inout StateKey) { key.add(bitPattern) }
}

extension CGFloat: NumberValue {
  func add(to key: inout StateKey) { Double(self).add(to: &key) }
}

extension CGPoint: NumberValue {
  func add(to key: inout StateKey) { for number in [x, y] { number.add(to: &key) } }
}

extension CGSize: NumberValue {
  func add(to key: inout StateKey) { for number in [width, height] { number.add(to: &key) } }
}

extension CGRect: NumberValue {
  func add(to key: inout StateKey) {
    origin.add(to: &key)
    size.add(to: &key)
  }
}

extension CGAffineTransform: NumberValue {
  func add(to key: inout StateKey) { for number in [a, b, c, d, tx, ty] { number.add(to: &key) } }
}

extension ViewInsets: NumberValue {
  func add(to key: inout StateKey) {
    for number in [top, left, bottom, right] { number.add(to: &key) }
  }
}

extension SIMD8<Double>: NumberValue {
  func add(to key: inout StateKey) { for index in indices { self[index].add(to: &key) } }
}

extension Duration: NumberValue {
  func add(to key: inout StateKey) {
    let (seconds, attoseconds) = components
    key.add(UInt64(bitPattern: seconds))
    key.add(UInt64(bitPattern: attoseconds))
  }
}

/// A list with elements of any type.
protocol ListValue {
  var count: Int { get }
  func forEachElement(_ body: (Any) -> Void)
}

extension Array: ListValue {
  func forEachElement(_ body: (Any) -> Void) { for element in self { body(element) } }
}

/// An optional with a wrapped value of any type.
protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
