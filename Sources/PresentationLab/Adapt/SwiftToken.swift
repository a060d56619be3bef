/// A piece of a Swift file; the pieces of a file, one after the other, are the file.
package struct SwiftToken: Hashable, Sendable {
  /// The kind of a token.
  package enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word
    /// `@` and a name.
    case attribute
    /// `#` and a name.
    case directive
    /// A single sign.
    case sign
    /// Spaces and ends of lines.
    case space
    /// A comment, with its marks.
    case comment
    /// A string literal, with what is interpolated.
    case string
  }

  package let kind: Kind
  package let text: String
  /// The number of the file that the token was read from.
  package let file: Int
  /// The line in that file, counted from 1.
  package let line: Int

  /// Whether the compiler reads it.
  var isCode: Bool { kind != .space && kind != .comment }

  /// The number of line ends in the token.
  var newlines: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  func `is`(_ text: String) -> Bool { self.text == text && isCode && kind != .string }
}
