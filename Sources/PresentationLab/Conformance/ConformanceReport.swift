import Foundation
package import Presentation
package import PresentationPlans

/// The results of the conformance kit on a system, and the switches that would agree with them.
@MainActor package struct ConformanceReport {
  /// A switch whose other value makes plans agree that differ.
  package struct Proposal {
    /// The switch.
    package let item: SystemSwitch
    /// Its value with which the plans agree.
    package let value: String
    /// The plans that would agree.
    package let plans: [String]
    /// The plans that agree now and would differ.
    package let broken: [String]
  }

  /// The results, in the order of the file.
  package let entries: [ConformanceEntry]
  private let plans: [String: Plan]

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - bytes: The file, which the kit's `run` wrote.
  ///   - file: The path that errors name.
  ///   - plans: The plans, which are played with other switches.
  /// - Throws: A `PlanError` if the file is no report.
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

  /// The plans that differ.
  package var differing: [ConformanceEntry] { entries.filter { !$0.agrees } }

  /// The switches that would agree with more plans than they would lose, most helpful first.
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

  /// The current system with every proposed switch: the system that made the report, as a preset.
  package var system: SystemBehavior {
    proposals.reduce(into: .modern) { system, proposal in proposal.item.flip?(&system) }
  }

  /// Whether a plan that is played on a system gives the lines that were recorded.
  private func agrees(_ entry: ConformanceEntry, with system: SystemBehavior) -> Bool {
    plans[entry.plan]?.recordableLines(on: system) == entry.record
  }
}
