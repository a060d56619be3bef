/// A place of a file that is left alone, and what to do there.
package struct SourceNote: Hashable, Sendable {
  /// The number of the file among those that are adapted.
  package let file: Int
  /// The line, counted from 1, in the file as it was.
  package let line: Int
  /// The finding and the advice.
  package let text: String
}
