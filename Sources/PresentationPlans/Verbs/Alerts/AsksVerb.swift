import Observation
import Presentation
import PresentationTesting

struct AsksVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "asks", by: .program,
    "Sets the question of a controller, which shows it as an alert; the first such step for a "
      + "controller creates the binding.",
    keys: [
      .required("asks", .nameOrNull, "The title of the question; null clears the question."),
      .required("on", .name, "The controller that presents the alert."),
      .optional("choices", .names, "The titles of the alert's buttons; required with a title."),
    ])

  let question: PlanQuestion?
  let controller: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller("on")
    let choices = step.optional("choices")
    guard case .null = step.subject.value else {
      question = try step.decoder.question(step.subject, choices: step.required("choices"))
      return
    }
    question = nil
    guard let choices else { return }
    throw step.decoder.wrong(choices, expected: "no \"choices\": no question is asked")
  }

  func take(in run: PlanRun, at place: String) {
    guard let controller = run.cast[controller] else { return }
    let questions = run.stage.world.attachment { BoundQuestions() }
    questions.question(of: controller, in: run).value = question.map { question in
      Question(question.title, choices: question.choices.map { .init($0, $0) })
    }
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("bound questions")
  }
}

/// The questions that controllers show in alerts during a run, keyed by the controller's name.
@MainActor private final class BoundQuestions {
  private var questions: [String: BoundQuestion] = [:]

  func question(of screen: ViewController, in run: PlanRun) -> BoundQuestion {
    if let question = questions[screen.name] { return question }
    let made = BoundQuestion()
    questions[screen.name] = made
    let name = "\(screen.name).question"
    screen.present(alert: \.value, of: made, named: name) { [unowned run] answer in
      run.note("answer(\(answer))", by: name)
    }
    return made
  }
}

/// An observable object with a controller's question; the value is nil while no alert is shown.
@MainActor @Observable private final class BoundQuestion {
  var value: Question<String>?
}
