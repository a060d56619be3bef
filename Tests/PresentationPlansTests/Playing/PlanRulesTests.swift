import PresentationPlans
import TestSupport
import Testing

/// The rules that passing plans show, which are listed in a test's trait.
@Suite("Plan rules")
@MainActor struct PlanRulesTests {
  @Test(
    .rule("P-8", "P-52", "P-60", "P-61", "P-62", "P-63", "P-64", "P-65", "P-101"),
    .rule("P-106", "P-107", "P-108", "P-109", "P-110", "P-115"),
    .rule("A-2", "A-3", "A-4", "A-5", "A-6", "A-7", "A-11", "A-12", "A-13", "A-15", "A-16", "A-17"),
    .rule("A-18", "A-21", "A-22", "A-23", "A-24", "A-25", "A-26", "A-28", "A-41", "A-42"),
    .rule("N-1", "N-2", "N-10", "N-11", "N-12", "N-13", "N-14", "N-15", "N-16", "N-17", "N-19"),
    .rule("N-20", "N-22", "N-23", "N-24", "N-25", "N-27", "N-28", "N-29", "N-31", "N-32"),
    .rule("N-34", "N-40", "N-41", "N-41a", "N-42", "N-44", "N-45", "N-50"),
    .rule("H-1", "H-2", "H-3", "H-4", "H-8", "H-11", "H-12", "H-13", "H-14", "H-15", "H-17"),
    .rule("H-18", "H-25", "H-30", "H-35", "H-36", "H-37", "H-38", "H-39", "H-40", "H-41", "H-42"),
    .rule("N-63", "N-64", "N-65", "N-66"),
    .rule("T-3", "T-12", "T-13", "T-18", "T-30", "T-31", "T-34", "T-35", "T-37", "T-40", "T-41"))
  func `each rule that needs a plan is cited by a plan, and this plan passes`() throws {
    let rules = Test.current?.traits.compactMap { $0 as? RuleTrait }.flatMap(\.rules) ?? []
    expect(rules.count, equals: 103)
    var plans: [String: [RepositoryPlans.Played]] = [:]
    for played in try RepositoryPlans.all() {
      for rule in Self.rules(in: played.plan.about ?? "") {
        plans[rule, default: []].append(played)
      }
    }
    for rule in rules {
      expect(plans[rule] != nil, "no plan names \(rule)")
      for played in plans[rule] ?? [] { expect(played.result.passed, "\(played.plan.name)") }
    }
  }

  private static func rules(in about: String) -> Set<String> {
    Set(about.matches(of: /[A-Z]-[0-9]+[a-z]?/).map { String($0.0) })
  }
}
