import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A question in a model that is shown as an alert.
@Suite("Alerts bound to a question", .olderSystemsToo)
@MainActor struct QuestionTests {
  enum Answer: Hashable, Sendable {
    case keep
    case discard
  }

  @MainActor @Observable final class Model {
    var question: Question<Answer>?
    var isEditing = false
    @ObservationIgnored var heard: [String] = []
    @ObservationIgnored var asksAgain = false

    static let unsaved = Question<Answer>(
      "Unsaved changes", message: "They are lost.",
      choices: [
        .init("Keep", .keep, role: .cancel), .init("Discard", .discard, role: .destructive),
      ])
  }

  private let model = Model()
  private let home = ViewController("Home")

  private func bind(onAnswer: ((Answer) -> Void)? = nil) {
    home.present(
      alert: \.question, of: model, onDismissal: { [model] in model.heard.append("\($0)") },
      onAnswer: onAnswer ?? { [model] in model.heard.append("\($0), \(model.question == nil)") })
  }

  @Test(.rule("Q-2", "Q-6"))
  func `tapping a button dismisses the alert with cause 'user' and reports the answer`() throws {
    let stage = Stage(home)
    bind()
    model.question = Model.unsaved
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Unsaved changes"])
    stage.user.tap("Discard", in: "Unsaved changes")
    try stage.settle()
    expect(model.question == nil)
    expect(model.heard, equals: ["discard, true", "user"])
    expect(
      stage.trace.lines.filter { $0.subject == "question" }.map(\.event),
      equals: [
        "= Unsaved changes (program)", "= nil (user)",
      ])
    try stage.finish()
  }

  @Test(.rule("Q-6")) func `an alert is dismissed when the model resets the question`() throws {
    let stage = Stage(home)
    bind()
    model.question = Model.unsaved
    try stage.settle()
    model.question = nil
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(model.heard, equals: ["program"])
    try stage.finish()
  }

  @Test(.rule("Q-6")) func `the handler of an answer can ask the same question again`() throws {
    let stage = Stage(home)
    bind { [model] _ in
      if !model.asksAgain { model.question = Model.unsaved }
      model.asksAgain = true
    }
    model.question = Model.unsaved
    try stage.settle()
    stage.user.tap("Keep", in: "Unsaved changes")
    try stage.settle()
    expect(stage.visible.count, equals: 2)
    expect(model.question, equals: Model.unsaved)
    stage.user.tap("Keep", in: "Unsaved changes")
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test(.rule("Q-6"))
  func `setting another question replaces the alert of the first question`() throws {
    let stage = Stage(home)
    bind()
    model.question = Model.unsaved
    try stage.settle()
    model.question = Question("Delete", choices: [.init("Delete", .discard)])
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Delete"])
    expect(model.heard, equals: ["replaced"])
    try stage.finish()
  }

  @Test(.rule("Q-6")) func `the answer to an alert includes the text that the user typed`() throws {
    let stage = Stage(home)
    home.present(alert: \.question, of: model) { [model] answer, texts in
      model.heard.append("\(answer): \(texts)")
    }
    model.question = Question(
      "Name", choices: [.init("Save", .keep, isPreferred: true)],
      fields: [.init("Ada", placeholder: "First"), .init(isSecure: true)])
    try stage.settle()
    let alert = try #require(home.presentedViewController as? AlertController)
    expect(alert.preferredAction?.title, equals: "Save")
    expect(alert.textFields?.map(\.text), equals: ["Ada", ""])
    alert.textFields?.last?.text = "secret"
    stage.user.tap("Save", in: "Name")
    try stage.settle()
    expect(model.heard, equals: ["keep: [\"Ada\", \"secret\"]"])
    try stage.finish()
  }

  @Test(.rule("Q-5", "Q-6"))
  func `a bound action sheet is presented as a popover from its screen`() throws {
    let stage = Stage(home, size: CGSize(width: 1_024, height: 768))
    bind()
    var question = Model.unsaved
    question.style = .actionSheet
    model.question = question
    try stage.settle()
    expect(stage.issues, equals: [])
    stage.user.tapOutside("Unsaved changes")
    try stage.settle()
    expect(model.question == nil)
    expect(model.heard, equals: ["keep, true", "user"])
    try stage.finish()
  }

  @Test(.rule("Q-6"))
  func `the screen agrees with the model after every order of asking, answering and resetting`()
    throws
  {
    let result = try explore(budget: 150) { scenario in
      let model = Model(), home = ViewController("Home"), stage = scenario.stage(home)
      home.present(while: \.isEditing, of: model, named: "isEditing") { ViewController("Editor") }
      home.present(alert: \.question, of: model) { if $0 == .discard { model.isEditing = false } }
      scenario.may("toggle the editor") { model.isEditing.toggle() }
      scenario.may("ask") { model.question = Model.unsaved }
      scenario.may("take the question back") { model.question = nil }
      for title in ["Keep", "Discard"] {
        scenario.userMay("tap \(title)", when: { home.presentedViewController is AlertController })
        {
          stage.user.tap(title, in: "Unsaved changes")
        }
      }
      scenario.userMay(.drag)
    }
    expect(result.unusedMoves, equals: [])
  }
}
