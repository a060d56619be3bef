/// A property of the run that a plan can check, such as the controllers of a stack.
///
/// Each fact has its own file in the folder `Facts`; the file is named after the fact. After adding
/// a fact, run `.ci/verbs`.
protocol PlanFact: Equatable, Sendable {
  /// The fact's name, its owner, and the schema of its value.
  static var grammar: FactGrammar { get }

  /// Parses the name of the checked object and the expected value.
  init(_ fact: FactReader) throws(PlanError)

  /// The checked value and the object that it belongs to, as text for failure messages.
  ///
  /// For example, `top of Nav`. A fact without an object has only the first part, such as `flying`.
  var subject: String { get }

  /// Returns how the actual value differs from the expected value; nil if both are equal.
  ///
  /// - Parameters:
  ///   - run: The run of the plan.
  ///   - tolerance: The largest allowed difference between a number and its expected value.
  @MainActor func difference(in run: PlanRun, within tolerance: Double) -> String?

  /// Adds a check of the fact to an exported test file, as Swift code.
  ///
  /// - Parameters:
  ///   - code: The file's code so far.
  ///   - place: The path to the check in the plan's file, such as `steps[2]`.
  ///   - tolerance: The largest allowed difference between a number and its expected value.
  /// - Throws: `ExportRefusal` if the tested library, such as UIKit, has no public API that shows
  ///   the fact.
  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal)
}
