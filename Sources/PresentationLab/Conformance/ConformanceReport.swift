package import Presentation
package import PresentationPlans

/// The results of plans that were run on a real system.
///
/// If the results differ from the model, the report proposes changes of `SystemBehavior` that would
/// explain the differences.
@MainActor package struct ConformanceReport {
  /// A proposal to toggle a Boolean property of `SystemBehavior`, to match the real system better.
  package struct Proposal {
    /// The property of `SystemBehavior`.
    package let item: SystemSwitch
    /// The proposed value of the property.
    package let value: String
    /// The plans that differ from the real system, but would agree with it after the change.
    package let plans: [String]
    /// The plans that agree with the real system, but would differ from it after the change.
    package let broken: [String]
  }

  /// The results of the plans, in the order of the report's file.
  package let entries: [ConformanceEntry]
  private let plans: [String: Plan]
  /// The numbers in the results that no rule of the package has, in the order of the results.
  let unknownRules: [String]

  /// Parses the report of a run on a real system.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the JSON file that the script `Tests/Conformance/run` wrote.
  ///   - file: The path for error messages.
  ///   - plans: The plans that the report names. To find proposals, these plans are played again
  ///     with changed properties of `SystemBehavior`.
  /// - Throws: A `PlanError` if the file is not a report, has no results, or names a plan that is
  ///   not in `plans`; also if the rules that the package ships cannot be read.
  package init(
    parsing bytes: [UInt8], file: String, plans: [Plan]
  ) throws(PlanError) {
    let names = plans.map(\.pathInFolder)
    entries = try ConformanceReader(file: file, plans: names).entries(bytes)
    let book = try RuleBook.shipped()
    var unknown: [String] = []
    for rule in entries.flatMap(\.rules) where book[rule] == nil && !unknown.contains(rule) {
      unknown.append(rule)
    }
    unknownRules = unknown
    self.plans = Dictionary(plans.map { ($0.pathInFolder, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// The results that differ from the plan.
  package var differing: [ConformanceEntry] { entries.filter { !$0.agrees } }

  /// The changes of `SystemBehavior` that would correct more plans than they would break.
  ///
  /// The change that corrects the most plans comes first.
  package var proposals: [Proposal] {
    SystemSwitch.all.compactMap { item -> Proposal? in
      guard let flip = item.flip else { return nil }
      var system = SystemBehavior.modern
      flip(&system)
      let gained = differing.filter { agrees($0, with: system) }.map(\.plan)
      guard !gained.isEmpty else { return nil }
      let lost = entries.filter { $0.agrees && !agrees($0, with: system) }.map(\.plan)
      return Proposal(item: item, value: item.value(system), plans: gained, broken: lost)
    }
    .filter { $0.plans.count > $0.broken.count }
    .sorted { ($0.plans.count, $1.item.name) > ($1.plans.count, $0.item.name) }
  }

  /// The behavior `modern` with all proposed changes, which models the system of the report.
  package var system: SystemBehavior {
    proposals.reduce(into: .modern) { system, proposal in proposal.item.flip?(&system) }
  }

  /// Whether the plan of `entry` gives the recorded lines when it is played with `system`.
  private func agrees(_ entry: ConformanceEntry, with system: SystemBehavior) -> Bool {
    plans[entry.plan]?.recordableLines(on: system) == entry.record
  }
}
