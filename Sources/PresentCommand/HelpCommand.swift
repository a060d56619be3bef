import PresentationLab
import PresentationTesting

/// The `present help` command, which prints all verbs, their flags and the exit status.
///
/// For a single verb, the command prints the verb's usage, its flags and an example. For a verb
/// that runs scenarios, it also lists the scenarios.
@MainActor
struct HelpCommand {
  private static let flags: [(flag: String, form: String, about: String)] = [
    ("--trace", "--trace", "print the trace of each plan"),
    ("--filter", "--filter TEXT", "take only items with TEXT in their path or name"),
    ("--json", "--json", "print one JSON document instead of text"),
    ("--presenter", "--presenter P", "explore with this presenter; a wrong name lists all names"),
    ("--depth", "--depth N", "the maximum number of moves and turns before a run settles"),
    ("--budget", "--budget N", "stop soon after N states or schedules; the result may be partial"),
    ("--seconds", "--seconds N", "the maximum time in seconds; the result may be partial"),
    ("--all", "--all", "continue after a failure; report the first failure of each property"),
    ("--jobs", "--jobs N", "the number of processes, which does not change the result"),
    ("--coverage", "--coverage", "print the covered moves, rows of the state tables and rules"),
    ("--graph", "--graph FILE", "write the states and steps; FILE ends with .json or .dot"),
    ("--map", "--map FILE", "write a page with the states in groups; FILE ends with .html"),
    ("--tour", "--tour", "print a few schedules that together make every step"),
    ("--confidence", "--confidence LIST", "list rules by confidence: high,medium,low,choice"),
    ("--evidence", "--evidence", "print the tests and plans of each rule, for .ci/tables"),
    ("--markdown", "--markdown", "print tables instead of paragraphs"),
    ("--rounds", "--rounds N", "the number of measurements; 15 by default"),
    ("--compare", "--compare FILE", "compare each row with the run that --json wrote to FILE"),
    ("--count", "--count N", "the number of runs; 10,000 by default, 1,000 for walk and digest"),
    ("--full", "--full", "a million runs"),
    ("--seed", "--seed N", "the first run's seed; run number i has seed N + i - 1"),
    ("--length", "--length N", "the maximum number of steps in a walk; 200 by default"),
    ("--shard", "--shard I/N", "run only part I of N parts"),
    ("--diagram", "--diagram", "draw the rows of a machine, as SVG"),
    ("--dark", "--dark", "draw with light lines on a dark background"),
    ("--beside", "--beside RUN", "show a second run next to the first, line by line"),
    ("-o", "-o FILE", "the file or folder to write"),
    ("--table", "--table", "print the table of the verbs of plans"),
    ("--soak", "--soak KIND", "the seeds of a soak: modals, stacks, upheavals or hostile"),
    ("--uikit", "--uikit", "write XCTest files that use public UIKit only"),
    ("--stage", "--stage", "write Swift Testing files for a stage"),
    ("--recorder", "--recorder", "write the files that record an app as a plan; takes no plans"),
    ("--cover", "--cover", "only plans that together show each rule of high or medium confidence"),
    ("--list", "--list", "write nothing, and list the plans that cannot be exported"),
    ("--play", "--play", "play the plans on the system that the file describes"),
    ("--system", "--system", "print the switches that differ between systems, with their sources"),
    ("--write", "--write", "change the files in place"),
  ]

  /// Returns the arguments with `--flag=value` as two arguments, for each flag that takes a value.
  ///
  /// The arguments after `--` are paths. A path that begins with `-` gets the prefix `./`, so that
  /// no verb mistakes it for a flag.
  static func separatingValues(in arguments: ArraySlice<String>) -> [String] {
    let paths = arguments.drop { $0 != "--" }
    let options = arguments.dropLast(paths.count).flatMap { argument in
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let takesValue = flags.contains { $0.flag == parts[0] && $0.form != $0.flag }
      return takesValue ? parts.map(String.init) : [argument]
    }
    return options + paths.dropFirst().map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }

  private static let status = """
    Exit status: 0 if all passed, 1 if something failed or was rejected, 2 for bad input, 3 if all
    passed and the output could not be written.

    """
  /// The exit status of `film` and `digest`, for the help about all verbs.
  private static let filmStatus = """
    film and digest exit with 0 if the output was written, even if a plan fails.

    """
  private static let plainStatus = """
    Exit status: 0 if the output was written, 2 for bad input, 3 if it could not be written.

    """

  private static let exploringVerbs: Set<CommandVerb> = [.explore, .walk, .replay, .film, .export]

  /// The name of each ready-made scenario, and the first sentence about it.
  private static var scenarios: [(form: String, about: String)] {
    NamedScenario.all.map { scenario in
      let sentence = scenario.about.firstRange(of: ". ").map { scenario.about[..<$0.lowerBound] }
      return (scenario.name, sentence.map(String.init) ?? String(scenario.about.dropLast()))
    }
  }

  /// The maximum width, in characters, of a usage text whose description follows on the same line.
  private static let widest = 60

  private let verbs: [CommandVerb]

  init(_ arguments: [String]) throws(UsageError) {
    guard let word = arguments.first else {
      verbs = CommandVerb.allCases
      return
    }
    let known = CommandVerb.allCases.map(\.rawValue)
    guard let verb = CommandVerb(rawValue: word), arguments.count == 1 else {
      throw UsageError(
        found: "\(quoted(arguments.joined(separator: " "))) after help",
        expected: oneOf(known, limit: known.count), nearest: nearestWord(to: word, among: known))
    }
    verbs = [verb]
  }

  init(about verb: CommandVerb) { verbs = [verb] }

  func run(output: CommandOutput) -> CommandStatus {
    let isWhole = verbs.count > 1
    let usages = verbs.map { (form: "present \($0.usage.form)", about: $0.usage.about) }
    let known = Set(verbs.flatMap(\.flags))
    let flags = Self.flags.filter { known.contains($0.flag) }.map { ($0.form, $0.about) }
    let title = "present: play and explore how view controllers appear and disappear\n\n"
    var text = isWhole ? title : ""
    text += table(usages) + (flags.isEmpty ? "" : "\n" + table(flags))
    if !isWhole, Self.exploringVerbs.contains(verbs[0]) {
      text += "\nNAME is one of these scenarios:\n\n" + table(Self.scenarios)
    }
    text += "\n" + (verbs.contains(where: \.canFail) ? Self.status : Self.plainStatus)
    let examples = verbs.map { "\nExample: present \($0.example)\n" }.joined()
    text += isWhole ? Self.filmStatus : examples
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
