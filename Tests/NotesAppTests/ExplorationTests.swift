import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// Explorations of the whole app with all its moves in any order.
@Suite("The app under every order of events")
@MainActor struct ExplorationTests {
  private func declare(_ scenario: Scenario) {
    let app = RunningApp(AppModel()) { scenario.stage($0) }
    AppMoves(app).declare(in: scenario)
  }

  @Test(.ownProcess) func `the app's screens agree with its model after random moves`() throws {
    let result = try explore(walks: 25, length: 60, declare)
    #expect(result.outcome == .sampled)
  }

  @Test(.ownProcess)
  func `the app's screens agree with its model in the first 200 states of an exploration`() throws {
    let result = try explore(budget: 200, declare)
    #expect(result.outcome == .bounded)
  }

  @Test(arguments: [AppTab.library, .settings], [false, true])
  func `after a fresh start, a deep link makes no unnecessary navigation requests`(
    tab: AppTab, needsLogin: Bool
  ) throws {
    let model = AppModel()
    model.tab = tab
    let app = RunningApp(model)
    try app.stage.settle()
    model.needsLogin = needsLogin
    model.open(.note(folder: "Travel", name: "Rome"))
    let budget = LinkBudget(app)
    try app.stage.settle()
    #expect(app.visible == ["Rome"] + (needsLogin ? ["Login"] : []))
    #expect(budget.left(in: app) == 0)
    try app.stage.close()
  }

  @Test(.ownProcess)
  func `in any state, a deep link makes at most one request more than after a fresh start`() throws
  {
    let moves: Set<AppMoves<AppModel>.Move> = [
      .expire, .logIn, .link, .share, .edit, .close, .tabs, .path,
    ]
    let result = try explore(budget: 300) { scenario in
      let app = RunningApp(AppModel()) { scenario.stage($0) }
      AppMoves(app).declare(moves, in: scenario)
    }
    #expect(result.undecidedProperties == [])
    let map = try #require(result.map)
    let link = try #require(map.moves.firstIndex(of: "link"))
    #expect(map.moveCounts[link] >= 75)
  }

  @Test func `a hundred logins and logouts leak no controller`() throws {
    let census = Census()
    let app = RunningApp(AppModel(), HeadlessScreens { census.add($0) })
    var counts: [Int] = []
    for _ in 0..<100 {
      app.model.logIn()
      app.model.edit("Rome")
      try app.stage.settle()
      app.model.type("Forum")
      app.model.open(.note(folder: "Travel", name: "Rome"))
      try app.stage.settle()
      app.model.logOut()
      try app.stage.settle()
      counts.append(census.count)
    }
    #expect(Set(counts).count == 1, "\(counts)")
    #expect(app.visible == ["Library", "Login"])
    try app.stage.close()
  }
}

/// A count of the created screens that are still alive.
@MainActor private final class Census {
  private var screens: [() -> ViewController?] = []

  var count: Int { screens.count { $0() != nil } }

  func add(_ screen: ViewController) {
    screens.append { [weak screen] in screen }
  }
}
