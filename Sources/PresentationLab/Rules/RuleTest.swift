/// A test or suite with rule traits.
package struct RuleTest: Hashable, Comparable, Sendable {
  /// The path of the test's file, relative to the root of the repository.
  package let file: String
  /// The name of a test, which is a sentence, or the name of a suite.
  package let name: String

  /// Whether a test precedes another: by file, then by name.
  package static func < (left: RuleTest, right: RuleTest) -> Bool {
    (left.file, left.name) < (right.file, right.name)
  }
}
