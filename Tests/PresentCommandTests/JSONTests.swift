import Foundation
import PresentCommand
import PresentationTesting
import TestSupport
import Testing

@Suite("JSON output") @MainActor
struct JSONTests {
  private func object(_ arguments: [String]) throws -> [String: Any] {
    let run = CommandRun(arguments)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `"present play --json" prints plans and traces as JSON`() throws {
    let report = try object([
      "play", "Plans/binding", "--filter", "unanimated", "--json", "--trace",
    ])
    expect(report["passed"] as? Int == 1)
    let plan = try #require((report["plans"] as? [[String: Any]])?.first)
    expect(plan["name"] as? String == "unanimated")
    expect((plan["trace"] as? [String])?.isEmpty == false)
  }

  @Test func `"present explore --json" prints a failure with times in nanoseconds`() throws {
    let report = try object(["explore", "taken-back", "--json"])
    expect(report["outcome"] as? String == "failed")
    let failure = try #require(report["failure"] as? [String: Any])
    expect(failure["schedule"] as? String == "0.t.t.2")
    let lines = try #require(failure["trace"] as? [[String: Any]])
    expect(lines.contains { $0["nanoseconds"] as? Int == 500_000_000 })
  }

  @Test func `"present explore --json" prints a passing result`() throws {
    let report = try object([
      "explore", "photos", "--presenter", "Binding", "--depth", "1", "--json",
    ])
    expect(report["outcome"] as? String == "exhausted")
    expect(report["schedules"] as? Int == 4)
    expect(report["unusedMoves"] as? [String] == ["drag", "let go", "take back"])
    expect(report["failure"] == nil)
  }
}
