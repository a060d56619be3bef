package import PresentationTesting

/// A member of a JSON object: its key, the position of the key, and its value.
package struct JSONMember: Sendable {
  package var key: String
  package var keyPosition: TextPosition
  package var node: JSONNode
}
