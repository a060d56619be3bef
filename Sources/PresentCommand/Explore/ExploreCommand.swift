import PresentationTesting

/// The `present explore` command, which searches for a run that breaks a property.
///
/// The command tries every order of a scenario's moves, or every timing of a plan's inputs. If a
/// property fails, the command prints a shortest run that leads to the failure.
@MainActor
struct ExploreCommand {
  private let explored: ExploredScenario
  private let options: CommandOptions
  /// The maximum number of steps of a run; nil for no limit, so that every state is visited.
  private let depth: Int?
  /// The number of processes that run the schedules of an exploration with a maximum depth.
  private let processes: Int
  private let files: [GraphFile]
  /// The folder for the plans of the tour; nil if no plans are written.
  private let folder: String?

  init(_ arguments: [String], processes: Int) throws(UsageError) {
    options = try CommandOptions(arguments, verb: .explore)
    self.processes = options.number(.jobs) ?? processes
    explored = try ExploredScenario(options.subject, presenter: options.word(.presenter))
    let wantsStates = CommandFlag.depth.rivals.contains(where: options.has)
    depth = options.number(.depth) ?? (wantsStates ? nil : explored.depth)
    let graph = try options.word(.graph).map { path throws(UsageError) in
      try GraphFile(graph: path)
    }
    let map = try options.word(.map).map { path throws(UsageError) in try GraphFile(map: path) }
    files = [graph, map].compactMap(\.self)
    folder = options.word(.output)
    guard folder == nil || options.has(.tour) && explored.isPlan else {
      throw UsageError(
        found: "-o", expected: "-o together with --tour and a plan's file, to write plans")
    }
  }

  /// Whether the exploration continues after a failure, to find the first failure of each property.
  ///
  /// A map requires this, because it shows a path to each failure.
  private var findsAll: Bool { options.has(.all) || options.has(.map) }

  private func write(_ map: ExplorationMap?) throws(UsageError) {
    guard let map else { return }
    for file in files { try file.write(map) }
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    if options.has(.worker) {
      return ExploreWorker(explored, findsAll: options.has(.all)).run(output: output)
    }
    for file in files { try file.check() }
    if let folder { try WrittenFile.check(folder: folder) }
    if options.has(.json) { return try runForMachines(output: output) }
    return try explored.report(to: output) {
      let stopwatch = Stopwatch()
      let exploration = try explore(output)
      output.writeError("  \(rate(exploration, in: stopwatch.seconds))\n")
      try write(exploration.map)
      return try headline(exploration)
    }
  }

  private func headline(_ exploration: Exploration) throws -> String {
    let headline =
      switch exploration.outcome {
      case .complete: "✓ \(exploration)"
      case .exhausted: "✓ all properties hold: \(exploration)"
      case .bounded, .sampled: "~ nothing has failed so far: \(exploration)"
      }
    let coverage = options.has(.coverage) ? CoverageReport(exploration).text : ""
    return headline + coverage + (try tour(exploration))
  }

  /// Returns the arguments with which each schedule of the tour is replayed, or with `-o` the plans
  /// that were written.
  private func tour(_ exploration: Exploration) throws -> String {
    guard options.has(.tour), let tour = exploration.map?.tour() else { return "" }
    guard let folder else { return explored.text(of: tour) }
    return try explored.writePlans(of: tour, into: folder)
  }

  private func runForMachines(output: CommandOutput) throws(UsageError) -> CommandStatus {
    do {
      let exploration = try explore(output)
      try write(exploration.map)
      output.write(jsonText(ExploreReport(explored.name, exploration)))
      return .passed
    } catch let bound as ExplorationBound {
      output.write(jsonText(ExploreReport(explored.name, bound.exploration)))
    } catch let failure as ExplorationFailure {
      output.write(jsonText(ExploreReport(explored.name, failure)))
    } catch let failures as ExplorationFailures where !failures.failures.isEmpty {
      output.write(jsonText(ExploreReport(explored.name, failures.failures[0])))
    } catch let error as UsageError {
      throw error
    } catch {
      output.writeError("\(error)\n")
    }
    return .failed
  }

  private func explore(_ output: CommandOutput) throws -> Exploration {
    do {
      return try ExplorationAdvice.$text.withValue(explored.walkAdvice) { try search() }
    } catch {
      writeFiles(after: error, output)
      throw error
    }
  }

  /// Writes the files of an exploration that ended with an error, and reports what is left out.
  ///
  /// A file that cannot be written is reported, too, so that the error of the exploration is kept.
  private func writeFiles(after error: any Error, _ output: CommandOutput) {
    if let map = Self.map(of: error) {
      do throws(UsageError) { try write(map) } catch { output.writeError("\(error)\n") }
    } else {
      let reason =
        error is ExplorationFailure
        ? "the exploration ended at its first failure; with --all, every state is written"
        : "the exploration ended with an error"
      for file in files {
        output.writeError("  \(printable(file.path)) is not written: \(reason).\n")
      }
    }
    for flag in [CommandFlag.tour, .coverage] where options.has(flag) {
      output.writeError(
        "  \(flag.rawValue) has no effect: it needs an exploration in which nothing fails.\n")
    }
  }

  /// Returns the states that an exploration has visited before it ended with an error.
  private static func map(of error: any Error) -> ExplorationMap? {
    switch error {
    case let failures as ExplorationFailures: failures.map
    case let bound as ExplorationBound: bound.exploration.map
    case let unreached as NeverReached: unreached.exploration.map
    case let task as ForeignTask: task.exploration.map
    default: nil
    }
  }

  private func search() throws -> Exploration {
    if let depth {
      let workers = processes > 1 ? ScheduleWorkers(processes, exploring: explored) : nil
      defer { workers?.end() }
      return try Explorer(explored.build, pool: workers).explore(
        depth: depth, budget: options.budget)
    }
    guard let jobs = options.number(.jobs), jobs > 1 else {
      return try PresentationTesting.explore(
        budget: options.budget, all: findsAll, explored.build)
    }
    let pool = try WorkerPool(jobs, exploring: explored, findsAll: findsAll)
    defer { pool.end() }
    return try GraphExplorer(
      explored.build, system: pool, budget: options.budget, findsAll: findsAll
    ).explore()
  }

  private func rate(_ exploration: Exploration, in seconds: Double) -> String {
    let (count, what) =
      depth == nil ? (exploration.steps, "step") : (exploration.schedules, "schedule")
    return Stopwatch.text(seconds, count, what)
  }
}
