/// A line of the text that describes a state: a part of the state, and its value.
package struct StateLine: Hashable, Sendable, CustomStringConvertible {
  /// The number of parts that contain this part.
  package let depth: Int
  /// The name of the part; nil if it has none.
  package let label: String?
  package let text: String

  package init(_ text: String, label: String? = nil, depth: Int = 0) {
    (self.depth, self.label, self.text) = (depth, label, text)
  }

  /// The label, followed by a colon, and the text.
  package var labeledText: String { label.map { "\($0): \(text)" } ?? text }

  package var description: String { String(repeating: "  ", count: depth) + labeledText }
}
