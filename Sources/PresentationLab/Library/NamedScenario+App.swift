import Presentation
import PresentationTesting

/// The scenarios of a whole app: tabs with stacks, a login, a question and a deep link.
extension NamedScenario {
  static let tabPaths = NamedScenario(
    "tab-paths",
    about: "Two tabs, each with a stack bound to a path. The program opens notes and selects tabs; "
      + "the user goes back.",
    implementations: [.binding]
  ) { scenario, _ in
    let app = DemoApp()
    _ = scenario.stage(app.tabs)
    app.followTabs()
    app.declareState(in: scenario)
    scenario.may("open Rome") { app.notes = ["Rome"] }
    scenario.may("select the other tab") { app.tab = app.tab == .notes ? .search : .notes }
    scenario.userMay(.tapBack)
    scenario.atRest("the screens show the place") { .expect(app.shownPlace, app.wantedPlace) }
  }

  static let login = NamedScenario(
    "login",
    about: "An editor is presented while isEditing is true. A login is presented over the "
      + "front-most screen while the session has expired.",
    implementations: [.binding]
  ) { scenario, _ in
    let app = DemoApp()
    let stage = scenario.stage(app.tabs)
    app.followEditor()
    app.followSession(in: stage.window)
    app.declareState(in: scenario)
    scenario.may("edit") { app.isEditing.toggle() }
    scenario.may("expire or log in") { app.isExpired.toggle() }
    scenario.atRest("the login is in front if and only if the session has expired") {
      .expect(stage.visible.last == "Login", app.isExpired)
    }
    scenario.atRest("the editor is presented while isEditing, unless the login is in front") {
      app.isExpired || app.tabs.isPresenting("Editor") == app.isEditing
    }
  }

  static let discardQuestion = NamedScenario(
    "discard-question",
    about: "An editor with changes asks before it closes. The user answers, or continues to type.",
    implementations: [.binding]
  ) { scenario, _ in
    let app = DemoApp()
    let stage = scenario.stage(app.tabs)
    app.followEditor()
    app.declareState(in: scenario)
    scenario.may("edit", when: { !app.isEditing }) { app.isEditing = true }
    scenario.may("type", when: { app.isEditing && !app.hasChanges }) { app.hasChanges = true }
    scenario.may("close", when: { app.isEditing && app.question == nil }) { app.close() }
    for choice in ["Discard", "Keep editing"] {
      scenario.userMay("tap \(choice)", when: { app.question != nil }) {
        stage.user.tap(choice, in: "Unsaved changes")
      }
    }
    scenario.atRest("the editor is presented if and only if isEditing is true") {
      .expect(app.tabs.isPresenting("Editor"), app.isEditing)
    }
    scenario.atRest("the question is in front if and only if it is asked") {
      .expect(stage.visible.last == "Unsaved changes", app.question != nil)
    }
    scenario.atRest("changes are never lost without an answer") { app.isEditing || !app.hasChanges }
  }

  static let deepLink = NamedScenario(
    "deep-link",
    about: "A link opens a note from any tab, even over an editor and during a transition.",
    implementations: [.binding]
  ) { scenario, _ in
    let app = DemoApp()
    let stage = scenario.stage(app.tabs)
    app.followTabs()
    app.followEditor()
    app.declareState(in: scenario)
    scenario.may("open Rome") { app.open("Rome") }
    scenario.may("select Search") { app.tab = .search }
    scenario.may("edit") { app.isEditing = true }
    scenario.userMay(.tapBack)
    scenario.atRest("the screens show the place") { .expect(app.shownPlace, app.wantedPlace) }
    scenario.atRest("the editor is presented if and only if isEditing is true") {
      .expect(stage.visible.contains("Editor"), app.isEditing)
    }
  }
}

extension DemoApp {
  /// Declares that the model's values are part of the explored state.
  ///
  /// Two states with different values count as different states, because the values influence later
  /// events.
  fileprivate func declareState(in scenario: Scenario) {
    scenario.state { [self] in
      ["\(tab)", "\(notes)", "\(searches)", question?.title ?? ""]
        + [isEditing, hasChanges, isExpired].map { "\($0)" }
    }
  }
}

extension ViewController {
  /// Whether a controller with this name is in the chain of controllers presented above this
  /// controller.
  fileprivate func isPresenting(_ name: String) -> Bool {
    presentedViewController.map { $0.name == name || $0.isPresenting(name) } ?? false
  }
}
