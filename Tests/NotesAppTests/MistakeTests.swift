import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// Mistakes in the app's logic, each with a short schedule that shows it.
@Suite("Mistakes in the app")
@MainActor struct MistakeTests {
  typealias Move = AppMoves<AppModel>.Move

  private final class ForgetsTheShareSheet: AppModel {
    override func closeAll() { (draft, question) = (nil, nil) }
  }

  private final class ForgetsTheQuestion: AppModel {
    override func closeAll() { (draft, shared) = (nil, nil) }
  }

  private final class KeepsThePathAfterALogout: AppModel {
    override func logOut() {
      closeAll()
      tab = .library
      needsLogin = true
    }
  }

  private final class AppendsALink: AppModel {
    override func open(_ link: Link) {
      save()
      closeAll()
      tab = .library
      path += ["Travel", "Rome"]
    }
  }

  private final class LosesTheDraftOfALink: AppModel {
    override func save() {}
  }

  private final class DiscardsWhenAskedToKeep: AppModel {
    override func answer(_ answer: Answer) { super.answer(answer == .keep ? .discard : answer) }
  }

  /// The property that shows a mistake, and the moves of a shortest schedule to it.
  private struct Finding: Equatable {
    let property: String
    let moves: [String]
    let turns: Int

    init(_ property: String, _ moves: [String], turns: Int = 0) {
      (self.property, self.moves, self.turns) = (property, moves, turns)
    }

    init(_ failure: ExplorationFailure) {
      property = failure.property
      moves = failure.trace.lines
        .filter { ["program", "user"].contains($0.subject) && !$0.event.contains("(") }
        .map(\.event)
      turns = failure.schedule.steps.count - failure.schedule.moveCount
    }
  }

  /// Returns the property and the moves with which an exploration finds a mistake.
  ///
  /// The app without the mistake passes the same moves.
  ///
  /// The breadth-first search finds a shortest sequence of moves. With fewer kinds of moves, the
  /// search reaches longer sequences.
  private func finding(
    _ model: @escaping () -> AppModel, _ moves: Set<Move> = Set(Move.allCases),
    follow: ((AppModel, Window, TabBarController) -> Void)? = nil
  ) throws -> Finding? {
    do {
      try explore(budget: 3_000) { scenario in
        let model = model()
        let app = RunningApp(model) {
          scenario.stage($0)
        } follow: { window, tabs in
          if let follow {
            follow(model, window, tabs)
          } else {
            window.follow(model, HeadlessScreens())
          }
        }
        AppMoves(app).declare(moves, in: scenario)
      }
      return nil
    } catch let failure as ExplorationFailure {
      do {
        try explore(replay: "\(failure.schedule)") { scenario in
          let app = RunningApp(AppModel()) { scenario.stage($0) }
          AppMoves(app).declare(moves, in: scenario)
        }
      } catch is ScheduleError {
        // The schedule contains a step that only the mistake makes possible.
      }
      return Finding(failure)
    }
  }

  @Test
  func `an exploration fails if deep links and logouts do not close the share sheet`() throws {
    let finding = try finding { ForgetsTheShareSheet() }
    #expect(finding == Finding("a logout leaves nothing", ["share", "log out"]))
  }

  @Test
  func `an exploration fails if the alert 'Unsaved changes' stays after the draft is closed`()
    throws
  {
    let finding = try finding(
      { ForgetsTheQuestion() }, [.edit, .type, .close, .answer, .logIn, .logOut, .link])
    let moves = ["edit", "type", "close", "log out"]
    #expect(finding == Finding("a question is about a draft", moves))
  }

  @Test func `an exploration fails if a logout does not clear the navigation path`() throws {
    let finding = try finding { KeepsThePathAfterALogout() }
    #expect(finding == Finding("a logout leaves nothing", ["link", "log out"]))
  }

  @Test func `an exploration fails if a deep link does not replace the navigation path`() throws {
    let finding = try finding { AppendsALink() }
    #expect(finding == Finding("a link leads to its end state", ["link", "link"]))
  }

  @Test(.ownProcess) func `an exploration fails if a deep link loses the draft`() throws {
    let finding = try finding { LosesTheDraftOfALink() }
    #expect(
      finding == Finding("a text is kept unless it was discarded", ["edit", "type", "link"]))
  }

  @Test func `an exploration fails if the button 'Keep editing' discards the draft`() throws {
    let finding = try finding({ DiscardsWhenAskedToKeep() }, [.edit, .type, .close, .answer])
    let moves = ["edit", "type", "close", "Keep editing"]
    #expect(finding == Finding("a text is kept unless it was discarded", moves, turns: 4))
  }

  @Test
  func `an exploration fails if a login cannot be presented because the tabs present a sheet`()
    throws
  {
    let finding = try finding(AppModel.init) { model, _, tabs in
      tabs.present(while: \.needsLogin, of: model, named: "needsLogin") {
        HeadlessScreens().make(.login)
      }
    }
    #expect(finding == Finding("the screens show the model", ["expire", "share"]))
  }

  @Test(.ownProcess)
  func `an exploration fails if the login is dismissed along with the screen below`() throws {
    let moves: Set = [Move.expire, .logIn, .logOut, .link, .share, .edit]
    let finding = try finding(AppModel.init, moves) { model, window, _ in
      window.front().present(
        while: \.needsLogin, of: model, named: "needsLogin", whenParentGoes: .clear
      ) {
        HeadlessScreens().make(.login)
      }
    }
    let shortest = ["expire", "share", "log out"]
    #expect(
      finding == Finding("login is in front if the session has expired", shortest, turns: 2))
  }
}
