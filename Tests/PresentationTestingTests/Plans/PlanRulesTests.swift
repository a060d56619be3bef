import Foundation
import PresentationTesting
import TestSupport
import Testing

/// The rules that plans show, so that each may be found from the tests.
@Suite("Plan rules")
@MainActor struct PlanRulesTests {
  private let plans: [Plan]

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("Plans").path
    plans = try PlanListing([folder]).files.map { file in try file.read() }
  }

  @Test(
    .rule("P-8", "P-52", "P-60", "P-61", "P-62", "P-63", "P-64", "P-65", "P-101"),
    .rule("P-106", "P-107", "P-108", "P-109", "P-110", "P-115"))
  func `a plan that passes names each of these rules`() {
    let rules = Test.current?.traits.compactMap { $0 as? RuleTrait }.flatMap(\.rules) ?? []
    #expect(rules.count == 15)
    for rule in rules {
      let named = plans.filter { Self.rules(in: $0.about ?? "").contains(rule) }
      #expect(!named.isEmpty, "no plan names \(rule)")
      for plan in named { #expect(PlanPlayer().play(plan).passed, "\(plan.name)") }
    }
  }

  private static func rules(in about: String) -> Set<String> {
    Set(about.matches(of: /[A-Z]-[0-9]+[a-z]?/).map { String($0.0) })
  }
}
