import PresentationTesting

/// `present help`: every verb, its flags, and the exit status; or one verb's.
@MainActor
struct HelpCommand {
  private static let flags: [(flag: String, form: String, about: String)] = [
    ("--trace", "--trace", "print each plan's trace"),
    ("--filter", "--filter TEXT", "take only what contains TEXT in its path or name"),
    ("--json", "--json", "print one JSON document instead of text"),
    ("--presenter", "--presenter P", "explore with this presenter; a wrong name lists all"),
    ("--depth", "--depth N", "at most so many moves and turns before coming to rest"),
    ("--budget", "--budget N", "at most so many states or schedules, which proves less"),
    ("--seconds", "--seconds N", "explore for so long at most, which proves less"),
    ("--all", "--all", "go on after a failure: one of each property"),
    ("--jobs", "--jobs N", "explore with so many processes; the answer is the same"),
    ("--coverage", "--coverage", "print what was taken: moves, rows of the state tables, rules"),
    ("--graph", "--graph FILE", "write states and steps: FILE ends with .json or .dot"),
    ("--tour", "--tour", "print few schedules that together make every step"),
    ("--markdown", "--markdown", "print tables instead of paragraphs"),
    ("--rounds", "--rounds N", "measure so often, 15 unless told"),
    ("--count", "--count N", "so many runs; 10,000 unless told, and 1,000 walks"),
    ("--full", "--full", "a million runs"),
    ("--seed", "--seed N", "the first run's seed; run number i has seed N + i - 1"),
    ("--length", "--length N", "at most so many steps in a walk, 200 unless told"),
    ("--shard", "--shard I/N", "part I of N: all parts one after the other are the whole"),
    ("--table", "--table", "print the table of the verbs of plans"),
    ("--soak", "--soak KIND", "the seeds of a soak: modals, stacks or upheavals"),
    ("--uikit", "--uikit", "write XCTest files that use public UIKit only"),
    ("--stage", "--stage", "write Swift Testing files for a stage"),
    ("--recorder", "--recorder", "write the files that record an app as a plan; without plans"),
    ("--cover", "--cover", "only plans that together show each rule of high or medium confidence"),
    ("--list", "--list", "write nothing, and list the plans that cannot be exported"),
    ("--play", "--play", "play the plans on the system that the file describes"),
    ("--system", "--system", "print the switches that differ between systems, with their sources"),
    ("--write", "--write", "change the files instead of printing them"),
  ]

  /// Beside a form that is wider there is no room for what it does.
  private static let widest = 80

  private let verbs: [CommandVerb]

  init(_ arguments: [String]) throws(UsageError) {
    if let extra = arguments.first {
      throw UsageError(found: "\(quoted(extra)) after help", expected: "nothing there")
    }
    verbs = CommandVerb.allCases
  }

  init(about verb: CommandVerb) { verbs = [verb] }

  func run(output: CommandOutput) -> CommandStatus {
    let isWhole = verbs.count > 1
    var usages = verbs.map { (form: "present \($0.usage.form)", about: $0.usage.about) }
    if isWhole { usages.append((form: "present --version", about: "print the version")) }
    let known = Set(verbs.flatMap(\.flags))
    let flags = Self.flags.filter { known.contains($0.flag) }.map { ($0.form, $0.about) }
    var text = isWhole ? "present: how view controllers come and go, played and explored\n\n" : ""
    text += table(usages) + (flags.isEmpty ? "" : "\n" + table(flags))
    text += """

      Exit status: 0 if all passed, 1 if something failed or was rejected, 2 for bad input, 3 if all
      passed and the output could not be written.

      """
    output.write(text)
    return .passed
  }

  private func table(_ rows: [(form: String, about: String)]) -> String {
    let width = rows.map(\.form.count).filter { $0 <= Self.widest }.max() ?? 0
    return rows.map { row in
      let isWide = row.form.count > width
      let space = String(repeating: " ", count: isWide ? width + 2 : width - row.form.count)
      return "  \(row.form)\(isWide ? "\n" : "")\(space)  \(row.about)\n"
    }
    .joined()
  }
}
