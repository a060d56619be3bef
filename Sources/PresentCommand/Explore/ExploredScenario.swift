import PresentationLab
import PresentationPlans
import PresentationTesting

/// A scenario to explore: a ready-made scenario, or a plan whose inputs are performed with every
/// possible timing.
@MainActor
struct ExploredScenario {
  /// The default limit on the steps of a run.
  ///
  /// If the value is nil, there is no limit, and the exploration visits every state.
  let depth: Int?
  let build: (Scenario) throws -> Void
  let name: String
  /// The file of the plan whose inputs are performed; nil for a ready-made scenario.
  private let plan: PlanFile?
  private let introduction: String
  /// The line about the orders that an exploration of a plan tries; nil for a ready-made scenario.
  private let orders: String?
  private let advice: String?
  /// The flags that a replay needs after the scenario's name.
  private let flags: [String]

  /// The arguments with which a worker process explores this scenario.
  var arguments: [String] { ["explore", name] + flags }

  init(_ name: String?, presenter: String?) throws(UsageError) {
    guard let name, name.hasSuffix(".json") else {
      self = try Self(scenario: name, presenter: presenter)
      return
    }
    if presenter != nil {
      throw UsageError(
        found: "--presenter", expected: "no --presenter: a plan declares its own presenters")
    }
    try self.init(file: name)
  }

  private init(file: String) throws(UsageError) {
    let plan: Plan
    do throws(PlanError) {
      plan = try PlanFile(path: file).read()
    } catch {
      throw UsageError(error)
    }
    (name, advice, flags) = (file, nil, [])
    self.plan = PlanFile(path: file)
    introduction = plan.about ?? plan.name
    orders = "Every timing of the plan's inputs is explored."
    depth = 24
    build = PlanScenario(plan).build
  }

  private init(scenario name: String?, presenter: String?) throws(UsageError) {
    let names = NamedScenario.all.map(\.name)
    guard let scenario = NamedScenario.all.first(where: { $0.name == name }) else {
      throw UsageError(
        found: name.map(quoted) ?? "no scenario",
        expected: "a plan's file, or \(oneOf(names)); \"present help explore\" lists all names",
        nearest: name.flatMap { nearestWord(to: $0, among: names) })
    }
    let all = scenario.implementations, rawValues = all.map(\.rawValue)
    let wanted = presenter ?? rawValues[0]
    guard let implementation = all.first(where: { $0.rawValue == wanted }) else {
      throw UsageError(
        found: "--presenter " + quoted(wanted), expected: oneOf(rawValues),
        nearest: nearestWord(to: wanted, among: rawValues))
    }
    (self.name, advice, depth) = (scenario.name, implementation.advice, scenario.depth)
    (plan, orders) = (nil, nil)
    flags = implementation == all[0] ? [] : ["--presenter", wanted]
    introduction = "\(scenario.about)\nImplementation: \(wanted), \(implementation.about)."
    build = { scenario.build($0, implementation) }
  }

  /// Runs `body` and prints the result; if a property fails, prints the failure with advice.
  ///
  /// - Parameters:
  ///   - namesReplay: Whether the text of a failure contains the command that replays the run.
  ///   - isReplay: Whether `body` makes a single run, and does not try several orders.
  func report(
    to output: CommandOutput, namesReplay: Bool = true, isReplay: Bool = false,
    _ body: () throws -> String
  ) throws(UsageError) -> CommandStatus {
    let lines = [introduction, isReplay ? nil : orders].compactMap(\.self)
    output.write(indented(lines.joined(separator: "\n")) + "\n")
    do {
      output.write(indented(try body()))
      return .passed
    } catch let error as ScheduleError {
      throw UsageError(error)
    } catch let error as UsageError {
      throw error
    } catch let failure as ExplorationFailure {
      output.write(indented(text(of: failure, namesReplay: namesReplay)))
    } catch let bound as ExplorationBound {
      output.write(indented("✗ \(bound.text(budget: "--budget N"))\n\(walkAdvice)"))
    } catch {
      output.write(indented("✗ \(error)"))
    }
    return .failed
  }

  /// Parses the scenario and the schedule in a text such as `double-dismiss:0.t.t.0.t.1`.
  ///
  /// The schedule of a plan may be empty: then all inputs follow at once.
  ///
  /// - Parameter allowsNoSteps: Whether the schedule of a scenario may be empty, too.
  static func read(
    _ subject: String?, presenter: String?, allowsNoSteps: Bool = false
  ) throws(UsageError) -> (explored: ExploredScenario, schedule: String) {
    guard let subject, let colon = subject.lastIndex(of: ":") else {
      throw noSchedule(after: subject)
    }
    let explored = try ExploredScenario(String(subject[..<colon]), presenter: presenter)
    let schedule = String(subject[subject.index(after: colon)...])
    if schedule.isEmpty, !explored.isPlan, !allowsNoSteps { throw noSteps(after: subject) }
    return (explored, schedule)
  }

  /// Returns the error for a plan or a scenario without a schedule, or for another word.
  private static func noSchedule(after subject: String?) -> UsageError {
    if let subject, subject.hasSuffix(".json") {
      return UsageError(
        found: quoted(subject),
        expected: "a schedule after the plan, as in \(quoted(subject + ":0.t.t.0"))")
    }
    let names = NamedScenario.all.map(\.name)
    let isScenario = subject.map(names.contains) ?? false
    return UsageError(
      found: subject.map(quoted) ?? "no schedule",
      expected: "a \(isScenario ? "" : "plan's file or a ")scenario and its schedule, as in "
        + "\"double-dismiss:0.t.t.0.t.1\"",
      nearest: isScenario ? nil : subject.flatMap { nearestWord(to: $0, among: names) })
  }

  /// Returns the error for an empty schedule after the name of a scenario.
  static func noSteps(after subject: String) -> UsageError {
    UsageError(
      found: "no steps after \(quoted(subject))",
      expected: "moves and turns, as in \(quoted(subject + "0.t.t.1"))")
  }

  /// Runs one schedule, and returns the recorded run for a web page or picture.
  func film(_ schedule: String) throws(UsageError) -> FilmedRun {
    try run { try FilmedRun(schedule, of: name, build) }
  }

  /// Runs one schedule, and returns a plan that repeats the calls of this run.
  func retell(_ schedule: String) throws(UsageError) -> Plan {
    try run { try RetoldSchedule.plan(schedule, of: name, build) }
  }

  /// Runs `body`, and converts its errors to errors of the command line.
  private func run<Result>(_ body: () throws -> Result) throws(UsageError) -> Result {
    do {
      return try body()
    } catch let error as ScheduleError {
      throw UsageError(error)
    } catch let refusal as RetoldSchedule.Refusal {
      throw UsageError(found: refusal.description, expected: "a schedule that contains only calls")
    } catch {
      throw UsageError(found: "\(error)", expected: "a run that can be repeated")
    }
  }

  private func text(of failure: ExplorationFailure, namesReplay: Bool) -> String {
    let replay = "Replay: present replay \(words(for: failure.schedule))"
    let film = failure.film.map { "Film: \($0)" }
    let inputs =
      isPlan && failure.schedule.steps.isEmpty
      ? "The schedule is empty: all inputs of the plan follow at once." : nil
    let reasons = [failure.detail, inputs, advice, namesReplay ? replay : nil, film]
      .compactMap(\.self)
    return ([failure.headline, "", failure.transcript, ""] + reasons).joined(separator: "\n")
  }

  /// Returns the arguments of `present replay` for a schedule.
  private func words(for schedule: Schedule) -> String {
    (["\(name):\(schedule)"] + flags).joined(separator: " ")
  }

  /// Returns the arguments of `present replay` for each schedule, one line per schedule.
  func text(of schedules: [Schedule]) -> String {
    schedules.map { "\n  \(words(for: $0))" }.joined()
  }

  /// The command that runs random schedules of the scenario.
  var walkAdvice: String {
    "To run random schedules instead: present walk \(([name] + flags).joined(separator: " "))"
  }

  /// Whether the inputs of a plan are performed.
  var isPlan: Bool { plan != nil }

  /// The text that is in every plan that this type writes.
  private static let mark = "Written by present explore --tour."

  /// Writes a plan for each schedule into a folder, and returns the paths, one line per plan.
  ///
  /// Only plans of an earlier tour are replaced.
  func writePlans(of schedules: [Schedule], into folder: String) throws -> String {
    guard let plan else { return "" }
    let files = try schedules.enumerated().map { index, schedule in
      (
        name: "\(plan.name)-\(index + 1).json",
        text: try plan.text(of: schedule, origin: Self.mark)
      )
    }
    try WrittenFile.write(files, into: folder, replacing: Self.mark)
    return files.map { "\n  \(folder)/\($0.name)" }.joined()
  }

  /// Returns a line about a failure, with the arguments of `present replay` for its schedule.
  func line(for error: any Error) -> String {
    guard let failure = error as? ExplorationFailure else { return "\(error)" }
    return "\(failure.headline); replay \(words(for: failure.schedule))"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
