import Foundation

/// The formatting of JSON; a value that is short enough stays on one line.
extension JSONNode {
  /// The maximum width of a line.
  private static let width = 100

  /// Returns the value as indented text, without a line break at the end.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the lines after the first, in spaces.
  ///   - used: The number of characters that the first line already has.
  func text(indent: Int = 0, used: Int = 0) -> String {
    let line = line
    let isShort = used + line.count <= Self.width
    let space = String(repeating: " ", count: indent + 2)
    let items: [String]
    let (open, close): (String, String)
    switch value {
    case .object(let members) where !members.isEmpty && (indent == 0 || !isShort):
      (open, close) = ("{", "}")
      items = members.map { member in
        let key = "\(space)\(Self.literal(member.key)): "
        return key + member.node.text(indent: indent + 2, used: key.count + 1)
      }
    case .array(let nodes) where !nodes.isEmpty && !isShort:
      (open, close) = ("[", "]")
      items = nodes.map { space + $0.text(indent: indent + 2, used: indent + 3) }
    default: return line
    }
    let end = String(repeating: " ", count: indent)
    return "\(open)\n\(items.joined(separator: ",\n"))\n\(end)\(close)"
  }

  /// The value as text on one line.
  fileprivate var line: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): Self.literal(string)
    case .array(let nodes): "[\(nodes.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty ? "{}" : "{ \(members.map(\.line).joined(separator: ", ")) }"
    }
  }

  /// Returns a text as a JSON string.
  static func literal(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(text) else {
      preconditionFailure("Every text can be written as JSON.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension JSONMember {
  fileprivate var line: String { "\(JSONNode.literal(key)): \(node.line)" }
}
