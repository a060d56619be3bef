package import PresentationTesting

/// A JSON value with its position in the text.
///
/// Errors in a plan print positions, and Foundation's decoder does not keep positions.
package struct JSONNode: Sendable {
  /// A JSON value.
  ///
  /// Objects keep their members in the order of the text.
  package enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  package var value: Value
  /// The position of the value's first character.
  package var position: TextPosition
  /// The path to the value from the top of the text.
  package var path: JSONPath

  package init(_ value: Value, at position: TextPosition, path: JSONPath) {
    self.value = value
    self.position = position
    self.path = path
  }

  /// Accesses the value of an object's member.
  ///
  /// Reading returns nil if this value is not an object, or if the object has no such member.
  /// Setting has no effect if this value is not an object, or if the new value is nil.
  package subscript(key: String) -> JSONNode? {
    get {
      guard case .object(let members) = value else { return nil }
      return members.first { $0.key == key }?.node
    }
    set {
      guard case .object(var members) = value, let newValue else { return }
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].node = newValue
      } else {
        members.append(JSONMember(key: key, keyPosition: newValue.position, node: newValue))
      }
      value = .object(members)
    }
  }

  /// The value as text for errors, such as `true` or `a list`.
  package var found: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): plain(number)
    case .string(let string): quoted(string)
    case .array(let items): items.isEmpty ? "an empty list" : "a list"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }
}
