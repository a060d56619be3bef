import Foundation
package import Presentation
package import PresentationPlans

/// The results of the conformance kit on a system, with switch settings that would explain them.
@MainActor package struct ConformanceReport {
  /// A switch of `SystemBehavior` whose other value would remove differences from some plans.
  package struct Proposal {
    /// The switch.
    package let item: SystemSwitch
    /// The proposed value of the switch.
    package let value: String
    /// The plans that differ now and would agree with this value.
    package let plans: [String]
    /// The plans that agree now and would differ with this value.
    package let broken: [String]
  }

  /// The results, in the file's order.
  package let entries: [ConformanceEntry]
  private let plans: [String: Plan]

  /// Parses a report.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file that the kit's `run` wrote.
  ///   - file: The path for error messages.
  ///   - plans: The plans of the report. The report plays them again with changed switches.
  /// - Throws: A `PlanError` if the file is not a report.
  package init(
    parsing bytes: [UInt8], file: String, plans: [Plan]
  ) throws(PlanError) {
    do {
      entries = try JSONDecoder().decode([ConformanceEntry].self, from: Data(bytes))
    } catch {
      throw PlanError(
        file: file, found: "no report of the conformance kit",
        expected: "a list of objects with plan, rules, agrees, differences, record and system")
    }
    self.plans = Dictionary(plans.map { ($0.pathInFolder, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// The results of the plans with a difference.
  package var differing: [ConformanceEntry] { entries.filter { !$0.agrees } }

  /// The switches that would correct more plans than they break, most helpful first.
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

  /// The system `modern` with every proposed switch changed, as a model of the reporting system.
  package var system: SystemBehavior {
    proposals.reduce(into: .modern) { system, proposal in proposal.item.flip?(&system) }
  }

  /// Returns whether playing a plan on a system gives the recorded lines.
  private func agrees(_ entry: ConformanceEntry, with system: SystemBehavior) -> Bool {
    plans[entry.plan]?.recordableLines(on: system) == entry.record
  }
}
