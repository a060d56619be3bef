/// A test or suite that names rules with a trait such as `.rule("P-1")`.
package struct RuleTest: Hashable, Comparable, Sendable {
  /// The path of the test's file, relative to the root of the repository.
  package let file: String
  /// The name of the test or suite; a test's name is a sentence.
  package let name: String

  /// Whether `left` precedes `right`: by file, then by name.
  package static func < (left: RuleTest, right: RuleTest) -> Bool {
    (left.file, left.name) < (right.file, right.name)
  }
}
