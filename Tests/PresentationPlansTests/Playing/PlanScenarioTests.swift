import Foundation
import Presentation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Plans with bindings pass with every timing of their steps.
@Suite("Timings of plans") @MainActor
struct PlanScenarioTests {
  nonisolated static let plans: [String] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Plans/binding").path
    return PlanListing([folder]).files.map(\.path)
  }()

  @Test(.ownProcess, arguments: plans)
  func `a plan with bindings passes with every timing of its steps`(path: String) throws {
    let plan = try PlanFile(path: path).read()
    try expect(explore(PlanScenario(plan).build).outcome, equals: .complete)
  }

  /// The command `present explore FILE` tries all timings of any plan.
  ///
  /// Two of these plans have thousands of schedules.
  @Test(arguments: ["alert-late-write-back", "did-dismiss-write-back", "true-at-launch"])
  func `a plan passes with every possible number of run-loop turns between its steps`(
    name: String
  ) throws {
    let path = try #require(Self.plans.first { $0.hasSuffix("/\(name).json") })
    let plan = try PlanFile(path: path).read()
    let exploration = try explore(depth: 24, PlanScenario(plan).build)
    expect(exploration.outcome == .exhausted && exploration.isComplete)
  }

  @Test func `an exploration of a plan tries every timing of the plan's steps`() throws {
    let plan = try Plan(
      parsing: """
        { "version": 1, "controllers": { "Home": { "root": true }, "Menu": {} },
          "steps": [ { "present": "Menu", "from": "Home" }, { "settle": "10 s" },
            { "check": "visible", "is": ["Home"] }, { "dismiss": "Home" } ],
          "expect": { "end": { "visible": ["Home"] } } }
        """, file: "menu.json")
    let exploration = try explore(depth: 24, PlanScenario(plan).build)
    expect(
      exploration.description, equals: "exhausted, 14 schedules, depth 6, no longer ones exist")
  }
}
