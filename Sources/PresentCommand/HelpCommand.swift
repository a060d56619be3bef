import PresentationTesting

/// `present help`: every verb and the exit status.
@MainActor
struct HelpCommand {
  init(_ arguments: [String]) throws(UsageError) {
    if let extra = arguments.first {
      throw UsageError(found: "\(quoted(extra)) after help", expected: "nothing there")
    }
  }

  func run(output: CommandOutput) -> CommandStatus {
    let flag = (form: "--version", about: "print the version")
    let usages = CommandVerb.allCases.map(\.usage) + [flag]
    let width = usages.map(\.form.count).max() ?? 0
    var text = "present: plays plans of how view controllers come and go\n\n"
    for usage in usages {
      let gap = String(repeating: " ", count: width - usage.form.count)
      text += "  present \(usage.form)\(gap)  \(usage.about)\n"
    }
    text += """

        --trace        print each plan's trace
        --filter TEXT  take only plans whose path contains TEXT
        --presenter P  explore with this presenter; a wrong name lists all
        --depth N      at most so many moves and turns before coming to rest
        --budget N     explore at most so many schedules, which proves less
        --json         print one JSON document instead of text: play, explore, bench
        --rounds N     measure so often, 15 unless told
        --markdown     print tables instead of paragraphs
        --count N      so many runs, 10,000 unless told; --full is a million
        --seed N       the first run's seed; run number i has seed N + i - 1

      Exit status: 0 if all passed, 1 if something failed or was rejected, 2 for bad input.

      """
    output.write(text)
    return .passed
  }
}
