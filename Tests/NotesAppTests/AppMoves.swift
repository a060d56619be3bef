import Presentation
import PresentationTesting

/// All moves of the app, and the properties that must hold after each of them.
@MainActor final class AppMoves<Model: AppModel> {
  /// A kind of move that an exploration chooses from.
  enum Move: String, CaseIterable {
    case expire
    case logIn = "log in"
    case logOut = "log out"
    case link
    case share
    case edit
    case type
    case close
    case answer
    case tabs
    case swipe
    case drag
    case path
    case back
  }

  /// The kinds of last moves that a property distinguishes.
  private enum Last: Hashable {
    case nothing
    case loggedOut
    case linked
  }

  private let app: RunningApp<Model>
  private var last = Last.nothing
  private var isExpired = false
  private var wasDiscarded = true
  /// The number of the user's acts when `last` was set.
  private var actsBeforeLast = 0
  /// The number of requests that the last opened link may make.
  private var linkBudget: LinkBudget?

  init(_ app: RunningApp<Model>) {
    self.app = app
    // The user's acts are counted in the trace, so the trace has to be recorded.
    app.stage.world.recorder.isOn = true
  }

  private var model: Model { app.model }

  /// Declares moves and properties in a scenario.
  func declare(_ moves: Set<Move> = Set(Move.allCases), in scenario: Scenario) {
    scenario.state { [self] in [isExpired, wasDiscarded] }
    scenario.state { [self] in lastOfAll }
    scenario.state { [self] in lastOfAll == .linked ? linkBudget?.left(in: app) : nil }
    scenario.state { [self] in "\(model.notes.sorted { $0.key < $1.key })" }
    // The presenter of the question exists only while the editor is on screen.
    scenario.state { [self] in model.question }
    for move in Move.allCases where moves.contains(move) { declare(move, in: scenario) }
    declareProperties(in: scenario)
  }

  /// The last move, or `nothing` if the user has acted after the move.
  private var lastOfAll: Last { app.userActs == actsBeforeLast ? last : .nothing }

  private func may(
    _ move: Move, in scenario: Scenario, when condition: @escaping () -> Bool = { true },
    then last: Last = .nothing, _ body: @escaping () -> Void
  ) {
    scenario.may(move.rawValue, when: condition) { [self] in
      self.last = last
      actsBeforeLast = app.userActs
      body()
    }
  }

  private func declare(_ move: Move, in scenario: Scenario) {
    let model = model, app = app
    switch move {
    case .expire:
      may(move, in: scenario) { [self] in
        model.expire()
        isExpired = true
      }
    case .logIn:
      may(move, in: scenario, when: { model.needsLogin }) { [self] in
        model.logIn()
        isExpired = false
      }
    case .logOut:
      may(move, in: scenario, then: .loggedOut) { [self] in
        model.logOut()
        (isExpired, wasDiscarded) = (true, true)
      }
    case .link:
      may(move, in: scenario, then: .linked) { [self] in
        model.open(.note(folder: "Travel", name: "Rome"))
        linkBudget = LinkBudget(app)
      }
    case .share: may(move, in: scenario, when: { model.draft == nil }) { model.share("Rome") }
    case .edit:
      may(move, in: scenario, when: { model.draft == nil && model.shared == nil }) {
        model.edit("Rome")
      }
    case .type:
      may(move, in: scenario, when: { model.draft?.text == "" }) { [self] in
        model.type("Forum")
        wasDiscarded = false
      }
    case .close: may(move, in: scenario, when: { model.draft != nil }) { model.closeEditor() }
    case .answer: declareAnswers(in: scenario)
    case .tabs:
      for index in 0..<2 {
        scenario.userMay("tap tab \(index)") { app.stage.user.tapTab(at: index) }
      }
    case .swipe: scenario.userMay(.swipeBack)
    case .drag: scenario.userMay(.drag)
    case .path: may(move, in: scenario, when: { model.path == [] }) { model.path = ["Travel"] }
    case .back: scenario.userMay(.tapBack)
    }
  }

  private func declareAnswers(in scenario: Scenario) {
    let model = model, stage = app.stage
    for title in ["Keep editing", "Discard", "Save"] {
      scenario.userMay(title, when: { stage.visible.last == "Unsaved changes" }) { [self] in
        stage.user.tap(title, in: "Unsaved changes")
        if title == "Discard", model.question != nil { wasDiscarded = true }
      }
    }
  }

  private func declareProperties(in scenario: Scenario) {
    let model = model, app = app
    scenario.atRest("the screens show the model") {
      app.difference.map { .fails($0) } ?? .holds
    }
    scenario.atRest("login is in front if the session has expired") { [self] in
      .expect([app.visible.last == "Login", model.needsLogin], [isExpired, isExpired])
    }
    scenario.atRest("a question is about a draft") { model.question == nil || model.draft != nil }
    scenario.atRest("a text is kept unless it was discarded") { [self] in
      wasDiscarded || model.notes["Rome"] == "Forum" || model.draft?.text == "Forum"
    }
    scenario.atRest("a logout leaves nothing") { [self] in
      lastOfAll != .loggedOut || app.visible == ["Library", "Login"]
    }
    scenario.atRest("a link leads to its end state") { [self] in
      guard lastOfAll == .linked else { return .undecided }
      let visible = ["Rome"] + (isExpired ? ["Login"] : [])
      return .expect([app.visible, model.path], [visible, ["Travel", "Rome"]])
    }
    scenario.atRest("a link makes no request too many") { [self] in
      guard lastOfAll == .linked, let left = linkBudget?.left(in: app) else { return .undecided }
      return left >= 0 ? .holds : .fails("\(-left) requests too many")
    }
  }
}
