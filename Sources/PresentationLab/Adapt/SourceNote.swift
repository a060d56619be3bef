/// A place in a file that must be changed by hand, with advice.
package struct SourceNote: Hashable, Sendable {
  /// The index of the file among the adapted files.
  package let file: Int
  /// The line in the original file, counted from 1.
  package let line: Int
  /// The reason for the change, and the advice.
  package let text: String
}
