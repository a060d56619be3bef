package import PresentationPlans
import PresentationTesting

/// The `present` command as a value, so that tests can run the command without a process.
@MainActor
package struct CommandLineTool {
  private let play: (Plan) -> PlanResult
  private let processes: Int

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - processes: The number of processes of an exploration with a maximum depth, if there is no
  ///     `--jobs`. More than one is possible only if the running program is the command itself.
  ///   - play: The function that plays plans; a test may replace it.
  package init(
    processes: Int = 1, play: @escaping (Plan) -> PlanResult = { PlanPlayer().play($0) }
  ) {
    (self.processes, self.play) = (processes, play)
  }

  /// Runs the command with the arguments that follow the command's name.
  package func run(_ arguments: [String], output: CommandOutput) -> CommandStatus {
    do throws(UsageError) {
      return try dispatch(arguments, output: output)
    } catch {
      output.writeError("\(error)\nRun \"present help\" for all verbs and flags.\n")
      return error.status
    }
  }

  private func dispatch(
    _ arguments: [String], output: CommandOutput
  ) throws(UsageError) -> CommandStatus {
    let words = CommandVerb.allCases.map(\.rawValue)
    guard let first = arguments.first else {
      throw UsageError(found: "no verb", expected: oneOf(words, limit: .max))
    }
    let rest = HelpCommand.separatingValues(in: arguments.dropFirst())
    switch first {
    case "--help", "-h": return try HelpCommand(rest).run(output: output)
    case "--version": return try VersionCommand(rest).run(output: output)
    default: break
    }
    let verb = CommandVerb(rawValue: first)
    if let verb, rest.contains("--help") || rest.contains("-h") {
      return HelpCommand(about: verb).run(output: output)
    }
    switch verb {
    case .play: return try PlayCommand(rest, play: play).run(output: output)
    case .check: return try CheckCommand(rest, play: play).run(output: output)
    case .export: return try ExportCommand(rest).run(output: output)
    case .conformance: return try ConformanceCommand(rest).run(output: output)
    case .explain where rest.contains(DiagramCommand.flag):
      return try DiagramCommand(rest).run(output: output)
    case .explain where rest.contains("--system"):
      return try SystemsCommand(rest).run(output: output)
    case .explain: return try ExplainCommand(rest, play: play).run(output: output)
    case .explore: return try ExploreCommand(rest, processes: processes).run(output: output)
    case .walk: return try WalkCommand(rest).run(output: output)
    case .replay: return try ReplayCommand(rest).run(output: output)
    case .film: return try FilmCommand(rest).run(output: output)
    case .bench: return try BenchCommand(rest).run(output: output)
    case .soak: return try SoakCommand(rest).run(output: output)
    case .fuzz: return try FuzzCommand(rest).run(output: output)
    case .digest: return try DigestCommand(rest).run(output: output)
    case .schema: return try SchemaCommand(rest).run(output: output)
    case .adapt: return try AdaptCommand(rest).run(output: output)
    case .completion: return try CompletionCommand(rest).run(output: output)
    case .version: return try VersionCommand(rest).run(output: output)
    case .help: return try HelpCommand(rest).run(output: output)
    case nil:
      let candidates = words + ["--help", "--version"]
      throw UsageError(
        found: quoted(first), expected: oneOf(candidates, limit: .max),
        nearest: nearestWord(to: first, among: candidates))
    }
  }
}
