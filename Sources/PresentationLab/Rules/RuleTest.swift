/// A test or suite with rule traits.
package struct RuleTest: Hashable, Comparable, Sendable {
  /// The path of the test's file, relative to the root of the repository.
  package let file: String
  /// The name of the test as a sentence, or the name of the suite.
  package let name: String

  /// Whether a test comes first: by file, then by name.
  package static func < (left: RuleTest, right: RuleTest) -> Bool {
    (left.file, left.name) < (right.file, right.name)
  }
}
