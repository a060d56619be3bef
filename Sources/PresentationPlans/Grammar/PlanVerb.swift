/// A verb of a plan's steps, such as `present`, with its keys, its parsing and its effect.
///
/// Each verb has its own file in the folder `Verbs`; the file is named after the verb. After adding
/// a verb, run `.ci/verbs`. The script generates the list of all verbs, the schema, and the table
/// in the documentation.
protocol PlanVerb: Equatable, Sendable {
  /// The verb's name and keys, with their descriptions in the schema.
  static var grammar: VerbGrammar { get }

  /// Parses a step; its keys have already been checked against the grammar.
  init(_ step: StepReader) throws(PlanError)

  /// Performs the step in a run of the plan.
  ///
  /// - Parameters:
  ///   - run: The run of the plan.
  ///   - place: The path to the step in the plan's file, such as `steps[2]`, for failure messages.
  @MainActor func take(in run: PlanRun, at place: String)

  /// Adds the step to an exported test file, as Swift code.
  ///
  /// - Parameters:
  ///   - code: The file's code so far.
  ///   - place: The path to the step in the plan's file, such as `steps[2]`.
  /// - Throws: `ExportRefusal` if the file's target has no public call for the step.
  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal)
}
