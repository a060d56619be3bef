import PresentationTesting

struct AnswersVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "answers", by: .user, "The user taps a button of the alert that asks a question.",
    keys: [
      .required("answers", .name, "The title of the button."),
      .required("to", .name, "The title of the question."),
    ])

  let choice: String
  let title: String

  init(_ step: StepReader) throws(PlanError) {
    let question = try step.decoder.askedQuestion(step.required("to"))
    title = question.title
    choice = try step.decoder.choice(step.subject, of: question)
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.user.tap(choice, in: title)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("bound questions")
  }
}
