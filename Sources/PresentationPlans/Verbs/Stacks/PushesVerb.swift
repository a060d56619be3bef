import Observation
import Presentation
import PresentationTesting

struct PushesVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "pushes", by: .program,
    "Sets the path that a stack follows; the first such step for a stack creates the binding.",
    keys: [
      .required("pushes", .names, "The path: the controllers above the root."),
      .required("on", .name, "The stack."),
    ])

  let path: [String]
  let stack: String

  init(_ step: StepReader) throws(PlanError) {
    stack = try step.stack("on")
    path = try step.decoder.held(
      step.subject, in: .stack, expected: "a list of the controllers above the root")
  }

  func take(in run: PlanRun, at place: String) {
    guard let stack = run.stack(stack) else { return }
    let paths = run.stage.world.attachment { BoundPaths() }
    paths.path(of: stack, in: run).names = path
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("bound paths")
  }
}

/// The navigation paths in a run, keyed by the name of the stack that shows the path.
@MainActor private final class BoundPaths {
  private var paths: [String: BoundPath] = [:]

  func path(of stack: PlannedStack, in run: PlanRun) -> BoundPath {
    if let path = paths[stack.name] { return path }
    let made = BoundPath()
    paths[stack.name] = made
    stack.push(path: \.names, of: made, named: "\(stack.name).path") { [unowned run] name in
      run.cast[name] ?? ViewController(name)
    }
    return made
  }
}

/// The names of the controllers above the root of a stack.
@MainActor @Observable private final class BoundPath {
  var names: [String] = []
}
