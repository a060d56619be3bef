/// A place in a file that must be changed by hand, with advice.
package struct SourceNote: Hashable, Sendable {
  /// The index of the file among the adapted files.
  package let file: Int
  /// The line in the original file, or in the file after the rewriting, counted from 1.
  package let line: Int
  /// The reason for the change, and the advice.
  package let text: String
}

/// A line of a file.
struct SourcePlace: Hashable, Sendable {
  /// The index of the file among the adapted files.
  let file: Int
  /// The line, counted from 1.
  let line: Int
}
