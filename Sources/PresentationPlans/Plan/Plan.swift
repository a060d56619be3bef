/// A test that is written as a JSON file.
///
/// A plan declares controllers, lists the steps to perform, and states the expected result. A
/// `PlanPlayer` plays the plan. `Plans/plan.schema.json` describes the format. All lists of the
/// plan are in the same order as in the file.
public struct Plan: Equatable, Sendable {
  /// The name of the plan's file, without `.json`.
  public var name: String
  /// The path of the plan's file, exactly as it was passed to the initializer.
  public var file: String
  /// The purpose of the plan, as a sentence.
  public var about: String?
  /// The system on which the plan is played.
  package var system: PlanSystem
  /// The controllers; exactly one of them is the root.
  package var controllers: [PlanController]
  /// The bindings: values that decide which controllers are presented.
  package var bindings: [PlanBinding]
  /// The views, which are inside controllers' views or inside each other.
  package var views: [PlanView]
  /// The property animators that steps control.
  package var animators: [PlanPropertyAnimator]
  /// The steps, in order; at least one.
  package var steps: [PlanStep]
  /// The expectations about the trace and the final state; at least one is set.
  package var expectation: PlanExpectation

  /// Parses a plan from its text.
  ///
  /// - Parameters:
  ///   - text: The plan, as JSON.
  ///   - file: The path of the file, for error messages. The plan's name is taken from this path.
  /// - Throws: A `PlanError` for the first mistake in the text.
  public init(parsing text: String, file: String) throws(PlanError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  /// Parses a plan from the bytes of its file, which must be UTF-8.
  package init(parsing bytes: [UInt8], file: String) throws(PlanError) {
    let top = try JSONReader.read(bytes, file: file)
    var decoder = PlanDecoder(file: file)
    self = try decoder.plan(top)
  }

  package init(
    file: String, about: String?, system: PlanSystem, controllers: [PlanController],
    bindings: [PlanBinding],
    views: [PlanView], animators: [PlanPropertyAnimator], steps: [PlanStep],
    expectation: PlanExpectation
  ) {
    name = PlanFile(path: file).name
    self.file = file
    (self.about, self.system) = (about, system)
    self.controllers = controllers
    self.bindings = bindings
    (self.views, self.animators) = (views, animators)
    self.steps = steps
    self.expectation = expectation
  }
}
