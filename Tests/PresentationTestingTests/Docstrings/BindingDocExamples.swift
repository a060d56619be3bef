import Observation
import Presentation
import PresentationTesting
import Testing

// The Swift examples in the docstrings of `PresentationBinding`, line by line.

enum AppTab: CaseIterable {
  case library
  case search
}

@MainActor @Observable final class AppModel {
  enum Answer: Hashable, Sendable {
    case keep
    case discard
  }

  var tab = AppTab.search
  var tabs = AppTab.allCases
  var path: [String] = []
  var question: Question<Answer>?
  var isExpired = false
  @ObservationIgnored private(set) var answers: [Answer] = []

  func answer(_ answer: Answer) { answers.append(answer) }
}

extension TabPresenter {
  func showTabs(of model: AppModel, make: @escaping (AppTab) -> PresenterContent) {
    select(\.tab, of: model, among: \.tabs, content: make)
  }
}

final class LoginViewController: ViewController {}

@MainActor @Suite("Docstring examples of PresentationBinding") struct BindingDocExamples {
  @Test func `the documented question is answered with a tap`() throws {
    let model = AppModel(), editor = ViewController("Editor"), stage = Stage(editor)
    typealias Answer = AppModel.Answer
    let question = Question<Answer>(
      "Unsaved changes",
      choices: [
        .init("Keep", .keep, role: .cancel), .init("Discard", .discard, role: .destructive),
      ])
    editor.present(alert: \.question, of: model) { model.answer($0) }
    model.question = question
    try stage.settle()
    stage.user.tap("Discard", in: "Unsaved changes")
    try stage.settle()
    #expect(model.answers == [.discard] && model.question == nil)
    try stage.close()
  }

  @Test func `the documented change restores the tab and the path without animation`() throws {
    let model = AppModel(), tabs = TabBarController("Tabs"), stage = Stage(tabs)
    let library = NavigationController(rootViewController: ViewController("Albums"))
    library.push(path: \.path, of: model) { ViewController($0) }
    tabs.showTabs(of: model) { $0 == .library ? library : ViewController("Search") }
    try stage.settle()
    withNavigation(animated: false) {
      model.tab = .library
      model.path = ["Rome", "Forum"]
    }
    try stage.settle()
    #expect(stage.visible.last == "Forum" && stage.world.clock.now == .zero)
    try stage.close()
  }

  @Test func `the documented login is presented in front of the window`() throws {
    let session = AppModel(), stage = Stage(ViewController("Home")), window = stage.window
    window.front(priority: 1).present(while: \.isExpired, of: session) { LoginViewController() }
    session.isExpired = true
    try stage.settle()
    #expect(stage.visible.count == 2)
    try stage.close()
  }
}
