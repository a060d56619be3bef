package import PresentationTesting

/// One member of a JSON object: its key, where the key stands, and its value.
package struct JSONMember: Sendable {
  package var key: String
  package var keyPosition: TextPosition
  package var node: JSONNode
}
