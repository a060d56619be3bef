import Foundation
import PresentationLab
import PresentationPlans
import PresentationTesting

/// The plans that the arguments of a command name.
///
/// An argument is a file, a folder, or a run in the form `PLAN:SCHEDULE` or `NAME:SCHEDULE`.
@MainActor
struct PlanArguments {
  /// The arguments that are files or folders.
  let paths: [String]
  /// The arguments in the form `PLAN:SCHEDULE`.
  private let scheduled: [String]
  /// The arguments in the form `NAME:SCHEDULE`.
  private let retold: [String]

  init(_ arguments: [String]) {
    let scheduled = arguments.filter { $0.contains(".json:") }
    let retold = arguments.filter { !scheduled.contains($0) && Self.isScenario($0) }
    (self.scheduled, self.retold) = (scheduled, retold)
    paths = arguments.filter { !(scheduled + retold).contains($0) }
  }

  /// Returns the plans of all arguments in the form `PLAN:SCHEDULE`, and then of all in the form
  /// `NAME:SCHEDULE`.
  ///
  /// - Parameters:
  ///   - filter: A text that the arguments must contain; other arguments are left out.
  ///   - presenter: The presenter of the scenarios; nil for the first one of each scenario.
  func runs(filter: String? = nil, presenter: String? = nil) throws(UsageError) -> [Plan] {
    if presenter != nil, retold.isEmpty {
      throw UsageError(
        found: "--presenter without a scenario",
        expected: "a scenario and its schedule, as in \"double-dismiss:0.t.t.0.t.1\"")
    }
    let isTaken = { (run: String) in filter.map { run.contains($0) } ?? true }
    var plans: [Plan] = []
    for run in scheduled where isTaken(run) { plans.append(try Self.scheduled(run)) }
    for run in retold where isTaken(run) {
      let (explored, schedule) = try ExploredScenario.read(run, presenter: presenter)
      plans.append(try explored.retell(schedule))
    }
    return plans
  }

  /// Whether an argument is a scenario with a schedule.
  ///
  /// The schedule may be missing. If there is no such file, the name may be misspelled.
  private static func isScenario(_ path: String) -> Bool {
    let parts = path.split(separator: ":", omittingEmptySubsequences: false)
    let isKnown = NamedScenario.all.contains { $0.name == parts[0] }
    if isKnown, parts.count > 1 { return true }
    guard !FileManager.default.fileExists(atPath: path) else { return false }
    return isKnown || parts.count == 2 && (try? Schedule(parsing: String(parts[1]))) != nil
  }

  /// Returns a plan whose inputs have the timing of a schedule.
  private static func scheduled(_ path: String) throws(UsageError) -> Plan {
    let colon = path.lastIndex(of: ":") ?? path.endIndex
    let file = String(path[..<colon])
    let plan: Plan
    do throws(PlanError) { plan = try PlanFile(path: file).read() } catch {
      throw UsageError(error)
    }
    let schedule: Schedule
    do throws(ScheduleError) {
      schedule = try Schedule(parsing: String(path[colon...].dropFirst()))
    } catch {
      throw UsageError(error)
    }
    do throws(ExportRefusal) { return try plan.scheduled(schedule) } catch {
      throw UsageError(found: error.reason, expected: "a schedule of \(quoted(file))")
    }
  }
}
