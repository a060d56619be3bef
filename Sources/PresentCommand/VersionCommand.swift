import PresentationTesting

/// The `present version` command, also available as `present --version`.
@MainActor
struct VersionCommand {
  static let version = "0.2.0"

  init(_ arguments: [String]) throws(UsageError) {
    if let extra = arguments.first {
      throw UsageError(found: "\(quoted(extra)) after version", expected: "no further argument")
    }
  }

  func run(output: CommandOutput) -> CommandStatus {
    output.write("present \(Self.version)\n")
    return .passed
  }
}
