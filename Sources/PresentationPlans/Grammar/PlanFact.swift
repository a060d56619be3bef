/// A fact that a plan can check: how it is read, and how it is compared.
///
/// A fact is one file of this folder, named after it. After adding one run `.ci/verbs`.
protocol PlanFact: Equatable, Sendable {
  /// The fact's word, whose it is, and what the schema says of its value.
  static var grammar: FactGrammar { get }

  /// Reads what is expected.
  init(_ fact: FactReader) throws(PlanError)

  /// The fact and its owner, as failures print them.
  var subject: String { get }

  /// Returns the difference from the expected value; nil if there is none.
  ///
  /// - Parameters:
  ///   - run: The performance of the plan.
  ///   - tolerance: How far a number may be from the expected one.
  @MainActor func difference(in run: PlanRun, within tolerance: Double) -> String?

  /// Adds the check to an exported file, as Swift code.
  ///
  /// - Parameters:
  ///   - code: The file's code so far.
  ///   - place: The way to the check in its file.
  ///   - tolerance: How far a number may be from the expected one.
  /// - Throws: `ExportRefusal` if the file's target has no public way to see the fact.
  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal)
}
