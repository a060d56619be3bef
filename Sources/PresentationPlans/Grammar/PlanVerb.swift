/// A verb of a plan's steps: its keys, how a step with it is read, and what the step does.
///
/// A verb is one file of this folder, named after it. After adding one run `.ci/verbs`, which makes
/// the list of all verbs, the schema and the table in the documentation.
protocol PlanVerb: Equatable, Sendable {
  /// The verb's word, its keys, and what the schema says of them.
  static var grammar: VerbGrammar { get }

  /// Reads a step, whose keys are known to be the verb's.
  init(_ step: StepReader) throws(PlanError)

  /// Takes the step.
  ///
  /// - Parameters:
  ///   - run: The performance of the plan.
  ///   - place: The way to the step in its file, as failures print it.
  @MainActor func take(in run: PlanRun, at place: String)

  /// Adds the step to an exported file, as Swift code.
  ///
  /// - Parameters:
  ///   - code: The file's code so far.
  ///   - place: The way to the step in its file.
  /// - Throws: `ExportRefusal` if the file's target has no public call for it.
  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal)
}
