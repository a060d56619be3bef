import PresentationLab
import PresentationPlans
import PresentationTesting

/// The `present explain --system` command, which prints the properties of `SystemBehavior`.
///
/// Each property is printed with its values in the presets and with its source.
@MainActor
struct SystemsCommand {
  private let isMarkdown: Bool

  init(_ arguments: [String]) throws(UsageError) {
    isMarkdown = arguments.contains("--markdown")
    let flags = ["--markdown", "--system"]
    if let word = arguments.first(where: { !flags.contains($0) }) {
      throw UsageError(
        found: "\(quoted(word)) together with --system", expected: "--markdown or nothing")
    }
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    do throws(PlanError) {
      let listing = try SystemListing()
      output.write(isMarkdown ? listing.markdown : listing.text)
    } catch {
      throw UsageError(error)
    }
    return .passed
  }
}
