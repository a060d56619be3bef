/// A file of inputs and expectations: which controllers there are, what happens, what must be seen.
///
/// `PlanPlayer` plays it. The format is described in `Plans/plan.schema.json`; lists keep the
/// order in which the file has them.
public struct Plan: Equatable, Sendable {
  /// The file's name without `.json`.
  public var name: String
  /// The file's path, as it was given.
  public var file: String
  /// The purpose of the plan, in a sentence.
  public var about: String?
  /// The system that the plan is played on.
  package var system: PlanSystem
  /// The controllers, exactly one of which is the root.
  package var controllers: [PlanController]
  /// The values that controllers are bound to, and present.
  package var bindings: [PlanBinding]
  /// The views, inside controllers' views or each other.
  package var views: [PlanView]
  /// The property animators that steps steer.
  package var animators: [PlanPropertyAnimator]
  /// The steps, in order; at least one.
  package var steps: [PlanStep]
  /// The expectation; it has at least one part.
  package var expectation: PlanExpectation

  /// Reads a plan from its text.
  ///
  /// - Parameters:
  ///   - text: The plan, as JSON.
  ///   - file: The path that errors print, and that gives the plan its name.
  /// - Throws: A `PlanError` for the first thing in the text that is wrong.
  public init(parsing text: String, file: String) throws(PlanError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  /// Reads a plan from its file's bytes, which must be UTF-8.
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
