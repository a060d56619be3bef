import Foundation
import Presentation

/// How the values of a type are read: decided once per type.
enum StateForm {
  /// Nothing in it decides what happens next.
  case ignored
  case integer
  case boolean
  case text
  /// A value without references: its text says everything.
  case plain
  /// A value that is made of numbers alone, such as a rectangle.
  case numbers
  /// A value that says itself what it is made of.
  case described
  /// A closure: what it has captured cannot be seen.
  case closure
  case optional
  case object
  case list
  case set
  case dictionary
  /// A case, with what it carries.
  case enumeration
  /// A struct or a tuple: its parts in their order.
  case parts
  /// A type that the reader treats on its own.
  case special(Special)

  /// The types whose fields would say something else in each run: identities, requests, timers.
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

/// A value that is made of numbers alone.
protocol NumberValue {
  var numbers: [Double] { get }
}

extension Double: NumberValue {
  var numbers: [Double] { [self] }
}

extension CGFloat: NumberValue {
  var numbers: [Double] { [Double(self)] }
}

extension CGPoint: NumberValue {
  var numbers: [Double] { [x, y].map(Double.init) }
}

extension CGSize: NumberValue {
  var numbers: [Double] { [width, height].map(Double.init) }
}

extension CGRect: NumberValue {
  var numbers: [Double] { origin.numbers + size.numbers }
}

extension CGAffineTransform: NumberValue {
  var numbers: [Double] { [a, b, c, d, tx, ty].map(Double.init) }
}

extension ViewInsets: NumberValue {
  var numbers: [Double] { [top, left, bottom, right].map(Double.init) }
}

/// An optional, whatever it wraps.
protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
