import Foundation
import Presentation

extension StateForm {
  /// Returns the form of a value whose stored properties contain addresses or counters, which
  /// differ between equal values; nil for other values.
  static func foundation(_ value: Any) -> StateForm? {
    switch value {
    case is OpaquePointer: .unreadable
    case is Data: bytes { $0 as? Data }
    case is NSData: bytes { ($0 as? NSData).map { Data(referencing: $0) } }
    case is AttributedString: text { ($0 as? AttributedString)?.stateText ?? "" }
    case is NSAttributedString: text { ($0 as? NSAttributedString)?.stateText ?? "" }
    case is CharacterSet: bytes { ($0 as? CharacterSet)?.bitmapRepresentation }
    case is any SIMD: text { "\($0)" }
    case is AnyKeyPath, is NSURL, is UUID, is NSUUID, is NSNumber, is NSString: text { "\($0)" }
    default: nil
    }
  }

  private static func bytes(_ data: @escaping (Any) -> Data?) -> StateForm {
    .described { value, label, state in
      if let data = data(value) { state.add(label, bytes: data) }
    }
  }
}

extension StateWriter {
  fileprivate mutating func add(_ label: String?, bytes: Data) {
    line(label, "\(bytes.count) bytes")
    mix(UInt64(bytes.count))
    for byte in bytes { mix(UInt64(byte)) }
  }
}

extension AttributedString {
  /// The characters of each run and its attributes, in alphabetical order.
  fileprivate var stateText: String {
    runs.map { run in
      let attributes = "\(run.attributes)".split(separator: "\n").sorted()
      return String(self[run.range].characters) + attributes.joined(separator: ", ")
    }.joined(separator: "; ")
  }
}

extension NSAttributedString {
  /// The characters, and the attributes of each run in alphabetical order.
  fileprivate var stateText: String {
    var runs = [string]
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let texts = attributes.map { "\($0.key.rawValue) = \($0.value)" }.sorted()
      runs.append("\(range.length): " + texts.joined(separator: ", "))
    }
    return runs.joined(separator: "; ")
  }
}
