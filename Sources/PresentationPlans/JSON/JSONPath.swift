import PresentationTesting

/// The path from the top of a JSON text to one of its values, such as `steps[2].to`.
///
/// A path shares the path of its parent, so each new path stores only its last part.
package indirect enum JSONPath: Sendable, CustomStringConvertible {
  case top
  case key(String, in: JSONPath)
  case index(Int, in: JSONPath)

  /// The path as text, such as `steps[2].to`; empty at the top.
  ///
  /// If a key is not a plain word, the key is printed in brackets and quotes.
  package var description: String {
    var parts: [String] = []
    var rest = self
    while true {
      switch rest {
      case .top:
        return parts.reversed().joined()
      case .index(let index, let parent):
        parts.append("[\(index)]")
        rest = parent
      case .key(let key, let parent):
        parts.append(Self.print(key, first: parent.isTop))
        rest = parent
      }
    }
  }

  private var isTop: Bool {
    if case .top = self { true } else { false }
  }

  private static func print(_ key: String, first: Bool) -> String {
    let isWord =
      !key.isEmpty && key.utf8.count <= 40
      && key.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "$" || $0 == "-" || $0.properties.isAlphabetic
          || ("0"..."9").contains($0)
      }
    guard isWord else { return "[\(quoted(key))]" }
    return first ? key : ".\(key)"
  }
}
