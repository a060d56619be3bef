/// A test that carries rules as traits.
package struct RuleTest: Hashable, Comparable, Sendable {
  /// The path of the test's file, relative to the root of the repository.
  package let file: String
  /// The sentence that names the test, or the name of its suite.
  package let name: String

  /// Orders tests by file, then by name.
  package static func < (left: RuleTest, right: RuleTest) -> Bool {
    (left.file, left.name) < (right.file, right.name)
  }
}
