/// A verb of a plan's steps: its keys, its parsing, and its effect.
///
/// Each verb is a file in the folder `Verbs`, named after the verb. After adding a verb, run
/// `.ci/verbs`. The script generates the list of all verbs, the schema, and the table in the
/// documentation.
protocol PlanVerb: Equatable, Sendable {
  /// The verb's name and keys, with their descriptions in the schema.
  static var grammar: VerbGrammar { get }

  /// Parses a step; its keys have already been checked against the grammar.
  init(_ step: StepReader) throws(PlanError)

  /// Performs the step.
  ///
  /// - Parameters:
  ///   - run: The run of the plan.
  ///   - place: The path to the step in its file, for failure messages.
  @MainActor func take(in run: PlanRun, at place: String)

  /// Adds the step to an exported file as Swift code.
  ///
  /// - Parameters:
  ///   - code: The file's code so far.
  ///   - place: The path to the step in its file.
  /// - Throws: `ExportRefusal` if the file's target has no public call for the step.
  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal)
}
