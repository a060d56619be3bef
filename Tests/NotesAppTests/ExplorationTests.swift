import Presentation
import PresentationBinding
import PresentationTesting
import Testing

/// Explorations of the whole app with all its moves in any order.
@Suite("The app under every order of events")
@MainActor struct ExplorationTests {
  private func declare(_ scenario: Scenario) {
    let app = RunningApp(AppModel()) { scenario.stage($0) }
    AppMoves(app).declare(in: scenario)
  }

  @Test func `the screens agree with the model in random schedules of all moves`() throws {
    let result = try explore(walks: 25, length: 60, declare)
    #expect(result.outcome == .sampled)
  }

  @Test func `the screens agree with the model in the states nearest to the start`() throws {
    let result = try explore(budget: 200, declare)
    #expect(result.outcome == .bounded)
  }

  @Test
  func `opening a deep link in any state needs at most one more request than at launch`() throws {
    for seed in 1...60 {
      var numbers = Numbers(seed: seed)
      let app = RunningApp(AppModel())
      for _ in 0..<10 {
        wander(app, &numbers)
        if numbers.next(3) > 0 { app.stage.advance(by: .milliseconds(150)) }
      }
      let count = app.requests
      app.model.open(.note(folder: "Travel", name: "Rome"))
      try app.stage.settle()
      let needsLogin = app.model.needsLogin
      #expect(app.visible == ["Rome"] + (needsLogin ? ["Login"] : []), "seed \(seed)")
      let needed = app.requests - count
      try app.stage.close()

      let fresh = RunningApp(AppModel())
      fresh.model.needsLogin = needsLogin
      fresh.model.open(.note(folder: "Travel", name: "Rome"))
      try fresh.stage.settle()
      #expect(needed <= fresh.requests + 1, "seed \(seed)")
      try fresh.stage.close()
    }
  }

  private func wander(_ app: RunningApp<AppModel>, _ numbers: inout Numbers) {
    let model = app.model
    switch numbers.next(8) {
    case 0: model.expire()
    case 1: model.logIn()
    case 2: model.share("Rome")
    case 3: model.edit("Arch")
    case 4: model.closeEditor()
    case 5: model.path = ["Work"]
    case 6: app.stage.user.tapTab(at: numbers.next(2))
    default: model.closeAll()
    }
  }

  @Test func `a hundred logins and logouts leave no controller alive`() throws {
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

extension RunningApp {
  /// The number of requests to present, dismiss, push, pop or select.
  var requests: Int {
    story.count { !$0.hasPrefix("user: ") && !$0.contains(": = ") }
  }
}

/// A generator of numbers that look random and are the same in every run.
private struct Numbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns a number from 0 up to, but not including, a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
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
