import Observation
import Presentation
import PresentationTesting

struct FrontsVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "fronts", by: .program,
    "Sets a Bool. While it is true, the controller is presented over the front-most screen of the "
      + "window; the first such step for a controller creates the binding.",
    keys: [
      .required("fronts", .name, "The controller."),
      .optional("is", .flag, "The Bool.", default: "true"),
      .optional(
        "priority", .count(in: 0...100),
        "Its rank among the controllers presented in this way; the first such step sets it.",
        default: "0"),
    ])

  let controller: String
  let isPresented: Bool
  let priority: Int

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    isPresented = try step.flag("is", default: true)
    priority = Int(
      try step.number("priority", in: 0...100, expected: "a rank from 0 to 100") ?? 0)
  }

  func take(in run: PlanRun, at place: String) {
    let fronts = run.stage.world.attachment { BoundFronts() }
    fronts.front(of: controller, priority: priority, in: run).isPresented = isPresented
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("bound front screens")
  }
}

/// The values that decide which controllers the front-most controller of a run presents.
///
/// The values are keyed by the name of the presented controller.
@MainActor private final class BoundFronts {
  private var fronts: [String: BoundFront] = [:]

  func front(of name: String, priority: Int, in run: PlanRun) -> BoundFront {
    if let front = fronts[name] { return front }
    let made = BoundFront()
    fronts[name] = made
    run.stage.window.front(priority: priority).present(
      while: \.isPresented, of: made, named: "\(name).front"
    ) { [unowned run] in
      guard let content = run.cast[name] else { return ViewController(name) }
      content.prepareToBePresented()
      return content
    }
    return made
  }
}

/// An observable value; a controller is presented while the value is true.
@MainActor @Observable private final class BoundFront {
  var isPresented = false
}
