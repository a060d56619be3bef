import PresentCommand
import PresentationPlans
import PresentationTesting

/// What the command wrote and how it ended, run inside this process.
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

  /// The last line of the output, without the line's end.
  var lastLine: Substring? { output.split(separator: "\n").last }
}
