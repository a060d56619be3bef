import Presentation
import PresentationBinding
import PresentationTesting
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

  /// Returns the failure that a mistake causes; its schedule passes in the app without the mistake.
  private func failure(
    _ model: @escaping () -> AppModel, _ moves: Set<Move>,
    follow: ((AppModel, Window, TabBarController) -> Void)? = nil
  ) throws -> ExplorationFailure? {
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
      return failure
    }
  }

  @Test func `an exploration finds that a deep link does not close the share sheet`() throws {
    let failure = try failure({ ForgetsTheShareSheet() }, Set(Move.allCases))
    #expect(failure != nil)
    #expect((failure?.schedule.moveCount ?? 0) <= 4)
  }

  @Test
  func `an exploration finds that a question stays on screen after its draft is closed`() throws {
    let failure = try failure({ ForgetsTheQuestion() }, [.edit, .type, .close, .link, .logOut])
    #expect(failure != nil)
    #expect((failure?.schedule.moveCount ?? 0) <= 4)
  }

  @Test func `an exploration finds that a logout does not clear the path`() throws {
    let failure = try failure({ KeepsThePathAfterALogout() }, Set(Move.allCases))
    #expect(failure != nil)
    #expect((failure?.schedule.moveCount ?? 0) <= 4)
  }

  @Test func `an exploration finds that a deep link appends to the path`() throws {
    // Even without the mistake, a tap on the selected tab during a push empties the path after a
    // link.
    let moves = Set(Move.allCases).subtracting([.tabs])
    let failure = try failure({ AppendsALink() }, moves)
    #expect(failure != nil)
    #expect((failure?.schedule.moveCount ?? 0) <= 4)
  }

  @Test func `an exploration finds that a deep link loses the draft`() throws {
    let failure = try failure({ LosesTheDraftOfALink() }, Set(Move.allCases))
    #expect(failure != nil)
    #expect((failure?.schedule.moveCount ?? 0) <= 4)
  }

  @Test func `an exploration finds that choosing to keep a draft discards the draft`() throws {
    let failure = try failure(
      { DiscardsWhenAskedToKeep() }, [.edit, .type, .close, .answer])
    #expect(failure != nil)
    #expect((failure?.schedule.moveCount ?? 0) <= 4)
  }

  @Test
  func `an exploration finds that the tabs cannot present a login while they present a sheet`()
    throws
  {
    let failure = try failure({ AppModel() }, Set(Move.allCases)) { model, _, tabs in
      tabs.present(while: \.needsLogin, of: model, named: "needsLogin") {
        HeadlessScreens().make(.login)
      }
    }
    #expect(failure != nil)
    #expect((failure?.schedule.moveCount ?? 0) <= 4)
  }

  @Test
  func `an exploration finds that a login is dismissed with the screen below the login`() throws {
    let failure = try failure({ AppModel() }, [.expire, .edit, .close]) { model, window, _ in
      window.front().present(
        while: \.needsLogin, of: model, named: "needsLogin", whenParentGoes: .clear
      ) {
        HeadlessScreens().make(.login)
      }
    }
    #expect(failure != nil)
    #expect((failure?.schedule.moveCount ?? 0) <= 4)
  }
}
