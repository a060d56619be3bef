import Foundation
package import Presentation
package import PresentationPlans

/// The results of the conformance kit on a system, with proposals for `SystemBehavior` switches.
@MainActor package struct ConformanceReport {
  /// A switch whose other value would make some differing plans agree.
  package struct Proposal {
    /// The switch.
    package let item: SystemSwitch
    /// The value of the switch with which the plans agree.
    package let value: String
    /// The plans that would agree.
    package let plans: [String]
    /// The plans that agree now but would differ.
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
  ///   - plans: The plans of the report, which are played again with changed switches.
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

  /// The results of the plans that differ.
  package var differing: [ConformanceEntry] { entries.filter { !$0.agrees } }

  /// The switches that would make more plans agree than differ, most helpful first.
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

  /// The system with every proposed switch, as a model of the system that made the report.
  package var system: SystemBehavior {
    proposals.reduce(into: .modern) { system, proposal in proposal.item.flip?(&system) }
  }

  /// Whether playing a plan with a system gives the recorded lines.
  private func agrees(_ entry: ConformanceEntry, with system: SystemBehavior) -> Bool {
    plans[entry.plan]?.recordableLines(on: system) == entry.record
  }
}
