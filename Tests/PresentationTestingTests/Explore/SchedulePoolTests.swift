import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Explorations whose schedules are run in parts, by several processes.
///
/// In these tests, the pool runs the parts in the test's own process.
@Suite("Parts of explorations") @MainActor
struct SchedulePoolTests {
  private final class Pool: SchedulePool {
    let capacity = 3
    private let explorer: Explorer
    private let isLost: Bool
    private var parts: [SchedulePart] = []
    private var known = ScenarioFindings()
    private(set) var results = 0

    init(_ build: @escaping (Scenario) throws -> Void, isLost: Bool = false) {
      (explorer, self.isLost) = (Explorer(build), isLost)
    }

    func send(_ part: SchedulePart) { parts.append(part) }

    func receive() -> PartReply {
      let part = parts.removeFirst()
      if isLost { return .lost }
      guard let result = explorer.result(of: part) else { return .failed }
      results += 1
      defer { known = explorer.findings }
      return .result(result, explorer.findings == known ? nil : explorer.findings)
    }
  }

  /// Declares three moves; the property fails after the moves `a b c a b c`.
  private static func letters(_ scenario: Scenario, fails: Bool) {
    _ = scenario.stage(ViewController("Home"))
    var said = ""
    for name in ["a", "b", "c"] { scenario.may(name) { said += name } }
    scenario.may("never", when: { false }) {}
    scenario.atRest("all is quiet") { !fails || said != "abcabc" }
    scenario.atRest("undecided") { Verdict.undecided }
  }

  private func text(of explore: () throws -> Exploration) -> String {
    do { return try "\(explore())" } catch { return "\(error)" }
  }

  /// Explores with and without a pool, and compares the results.
  ///
  /// - Returns: The result, and the number of parts that the pool has run to their end.
  private func compare(
    depth: Int, budget: ExplorationBudget? = nil, isLost: Bool = false,
    _ build: @escaping (Scenario) throws -> Void
  ) -> (text: String, parts: Int) {
    let pool = Pool(build, isLost: isLost)
    let alone = text { try explore(depth: depth, budget: budget, build) }
    let parted = text { try Explorer(build, pool: pool).explore(depth: depth, budget: budget) }
    expect(alone, equals: parted)
    return (parted, pool.results)
  }

  @Test func `an exploration divided between processes runs as many schedules as in one process`() {
    let (text, parts) = compare(depth: 6) { Self.letters($0, fails: false) }
    expect(text.hasPrefix("exhausted, 1,093 schedules, depth 6; never possible: \"never\""))
    expect(parts, equals: 9)
  }

  @Test func `divided and undivided explorations find the same shortest failing schedule`() {
    let (text, parts) = compare(depth: 7) { Self.letters($0, fails: true) }
    expect(text.contains("fails after 6 moves and 0 turns, the shortest of 505 schedules"))
    expect(parts > 0)
  }

  @Test(arguments: [400, 500, 1_093])
  func `if the budget is used up, divided and undivided explorations have the same result`(
    count: Int
  ) {
    let (text, _) = compare(depth: 9, budget: .schedules(count)) { Self.letters($0, fails: false) }
    expect(text.hasPrefix("bounded, \(count == 1_093 ? "1,093" : "\(count)") schedules, depth "))
  }

  @Test
  func `divided and undivided explorations find a Task outside the clock in the same schedule`() {
    let (text, parts) = compare(depth: 6) { scenario in
      _ = scenario.stage(ViewController("Home"))
      var count = 0
      for name in ["a", "b"] { scenario.may(name) {} }
      scenario.may("load") {
        count += 1
        if count == 6 { Task {} }
      }
    }
    expect(text.contains("in the schedule 2.2.2.2.2.2."))
    expect(parts > 0)
  }

  @Test func `a divided exploration ends after the longest possible schedules`() {
    let (text, parts) = compare(depth: 20, Self.sixOnce)
    expect(text, equals: "exhausted, 1,957 schedules, depth 6, no longer ones exist")
    expect(parts > 0)
  }

  private static func sixOnce(_ scenario: Scenario) {
    _ = scenario.stage(ViewController("Home"))
    for name in ["a", "b", "c", "d", "e", "f"] { scenario.may(name, times: 1) {} }
  }

  @Test func `if the budget equals the number of schedules, the exploration counts as incomplete`()
  {
    let (text, _) = compare(depth: 20, budget: .schedules(1_957), Self.sixOnce)
    expect(text, equals: "bounded, 1,957 schedules, depth 7 not exhausted")
  }

  @Test(arguments: [false, true])
  func `a divided exploration finds a failure that occurs only after a run-loop turn`(
    actsBeforeRest: Bool
  ) {
    let (text, parts) = compare(depth: 6) { scenario in
      let home = ViewController("Home"), stage = scenario.stage(home)
      var count = 0
      if actsBeforeRest { scenario.beforeRest {} }
      scenario.may("wait") {}
      scenario.may("help", times: 1) { home.present(ViewController("Help"), animated: true) }
      scenario.may("count") { count += stage.visible == ["Home", "Help"] ? 1 : 0 }
      scenario.always("less than four") { count < 4 }
    }
    expect(text.contains("\"less than four\" fails after 5 moves and 1 turn"))
    expect(parts > 0)
  }

  @Test func `if the other process is lost, the exploring process runs the lost parts`() {
    let (text, parts) = compare(depth: 6, isLost: true) { Self.letters($0, fails: false) }
    expect(text.hasPrefix("exhausted, 1,093 schedules"))
    expect(parts, equals: 0)
  }

  @Test func `if only one of two processes finds a failure, the exploration throws an error`()
    throws
  {
    let pool = Pool { Self.letters($0, fails: true) }
    let explorer = Explorer({ Self.letters($0, fails: false) }, pool: pool)
    let found = try #require(throws: NotDeterministic.self) {
      try explorer.explore(depth: 6, budget: nil)
    }
    expect(found.schedule.description, equals: "0.1")
    expect(found.difference.contains("failed in one process, but not in another"))
  }
}
