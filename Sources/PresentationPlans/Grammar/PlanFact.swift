/// A fact that a plan can check, with its parsing and its comparison.
///
/// Each fact is a file in the folder `Facts`, named after the fact. After adding a fact, run
/// `.ci/verbs`.
protocol PlanFact: Equatable, Sendable {
  /// The fact's name, its owner, and the schema of its value.
  static var grammar: FactGrammar { get }

  /// Parses the owner and the expected value.
  init(_ fact: FactReader) throws(PlanError)

  /// The fact and its owner, in words for failure messages.
  var subject: String { get }

  /// Returns the difference from the expected value; nil if the values are equal.
  ///
  /// - Parameters:
  ///   - run: The run of the plan.
  ///   - tolerance: The largest allowed difference between a number and its expected value.
  @MainActor func difference(in run: PlanRun, within tolerance: Double) -> String?

  /// Adds the check to an exported file as Swift code.
  ///
  /// - Parameters:
  ///   - code: The file's code so far.
  ///   - place: The path to the check in its file.
  ///   - tolerance: The largest allowed difference between a number and its expected value.
  /// - Throws: `ExportRefusal` if the file's target has no public API that shows the fact.
  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal)
}
