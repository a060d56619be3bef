import PresentCommand
import PresentationPlans
import PresentationTesting

/// A run of the command inside this process, with its output and its status.
@MainActor struct CommandRun {
  let status: CommandStatus
  let output: String
  let errors: String

  init(
    _ arguments: [String], play: @escaping (Plan) -> PlanResult = { PlanPlayer().play($0) }
  ) {
    final class Texts { var output = "", errors = "" }
    let texts = Texts()
    status = CommandLineTool(play: play).run(
      arguments,
      output: CommandOutput(
        write: { texts.output += $0 }, writeError: { texts.errors += $0 }))
    (output, errors) = (texts.output, texts.errors)
  }

  /// The last line of the output, without its line break.
  var lastLine: Substring? { output.split(separator: "\n").last }
}
