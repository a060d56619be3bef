import Presentation
import PresentationTesting
import Testing

/// Explorations whose schedules are run in parts, by several processes.
///
/// In these tests, the pool runs the parts in the test's own process.
@Suite("Parts of explorations") @MainActor
struct SchedulePoolTests {
  private final class Pool: SchedulePool {
    let capacity = 3
    private let explorer: Explorer
    private var parts: [SchedulePart] = []
    private(set) var results = 0

    init(_ build: @escaping (Scenario) throws -> Void) { explorer = Explorer(build) }

    func send(_ part: SchedulePart) { parts.append(part) }

    func receive() -> PartResult? {
      guard var result = explorer.result(of: parts.removeFirst()) else { return nil }
      results += 1
      result.findings = explorer.findings
      return result
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
    depth: Int, budget: ExplorationBudget? = nil, _ build: @escaping (Scenario) throws -> Void
  ) -> (text: String, parts: Int) {
    let pool = Pool(build)
    let alone = text { try explore(depth: depth, budget: budget, build) }
    let parted = text { try Explorer(build, pool: pool).explore(depth: depth, budget: budget) }
    #expect(alone == parted)
    return (parted, pool.results)
  }

  @Test func `an exploration in parts runs as many schedules as an undivided exploration`() {
    let (text, parts) = compare(depth: 6) { Self.letters($0, fails: false) }
    #expect(text.hasPrefix("exhausted, 1,093 schedules, depth 6; never possible: \"never\""))
    #expect(parts == 9)
  }

  @Test func `explorations with and without parts find the same shortest failing schedule`() {
    let (text, parts) = compare(depth: 7) { Self.letters($0, fails: true) }
    #expect(text.contains("fails after 6 moves and 0 turns, the shortest of 505 schedules"))
    #expect(parts > 0)
  }

  @Test(arguments: [400, 500, 1_093])
  func `a used-up budget leads to the same result with and without parts`(count: Int) {
    let (text, _) = compare(depth: 9, budget: .schedules(count)) { Self.letters($0, fails: false) }
    #expect(text.hasPrefix("bounded, \(count == 1_093 ? "1,093" : "\(count)") schedules, depth "))
  }

  @Test func `explorations with and without parts find an ordinary Task in the same schedule`() {
    let (text, parts) = compare(depth: 8) { scenario in
      _ = scenario.stage(ViewController("Home"))
      var count = 0
      scenario.may("wait") {}
      scenario.may("load") {
        count += 1
        if count == 8 { Task {} }
      }
    }
    #expect(text.contains("in the schedule 1.1.1.1.1.1.1.1."))
    #expect(parts > 0)
  }

  @Test func `an exploration in parts ends after the longest possible schedules`() {
    let (text, parts) = compare(depth: 20) { scenario in
      _ = scenario.stage(ViewController("Home"))
      for name in ["a", "b", "c", "d", "e", "f"] { scenario.may(name, times: 1) {} }
    }
    #expect(text == "exhausted, 1,957 schedules, depth 6, no longer ones exist")
    #expect(parts > 0)
  }
}
