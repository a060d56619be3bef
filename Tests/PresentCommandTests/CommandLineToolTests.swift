import PresentCommand
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@Suite("Command line tool")
@MainActor struct CommandLineToolTests {
  private func expectUsageError(
    _ arguments: [String], _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = CommandRun(arguments)
    expect(run.status, equals: .badInput, sourceLocation: sourceLocation)
    expect(run.output.isEmpty, sourceLocation: sourceLocation)
    expect(
      run.errors, equals: "present: \(line)\nRun \"present help\" for all verbs and flags.\n",
      sourceLocation: sourceLocation)
  }

  @Test func `the exit statuses have their documented numbers`() {
    expect(CommandStatus.passed.rawValue, equals: 0)
    expect(CommandStatus.failed.rawValue, equals: 1)
    expect(CommandStatus.badInput.rawValue, equals: 2)
    expect(CommandStatus.lostOutput.rawValue, equals: 3)
  }

  private static let verbs =
    #""adapt", "bench", "check", "completion", "conformance", "digest", "explain", "explore", "#
    + #""export", "film", "fuzz", "help", "play", "replay", "schema", "soak", "version", "walk""#
  private static let words = #""--help", "--version", "# + verbs

  @Test func `if the verb is missing, "present" reports bad input`() {
    expectUsageError([], "found no verb, expected one of \(Self.verbs)")
  }

  @Test(arguments: [
    ("plya", "play"), ("Play", "play"), ("hlep", "help"), ("--hlp", "--help"),
    ("-version", "--version"),
  ])
  func `the error for an unknown verb suggests the verb with the most similar name`(
    found: String, nearest: String
  ) {
    expectUsageError(
      [found, "Plans"],
      #"found "\#(found)", expected one of \#(Self.words); "#
        + #"did you mean "\#(nearest)"?"#)
  }

  @Test func `if no verb has a similar name, the error for an unknown verb suggests nothing`() {
    expectUsageError(
      ["imagine"], #"found "imagine", expected one of \#(Self.words)"#)
  }

  @Test func `an invisible character in an argument is printed as its code`() {
    expectUsageError(
      ["pl\u{1B}[31may"],
      #"found "pl\u{1B}[31may", expected one of \#(Self.words)"#)
  }

  @Test(arguments: [
    ("--tarce", "--trace"), ("-filter", "--filter"), ("--Trace", "--trace"),
  ])
  func `the error for an unknown flag suggests the flag with the most similar name`(
    found: String, nearest: String
  ) {
    expectUsageError(
      ["play", "Plans", found],
      #"found "\#(found)", expected a path or one of "--filter", "--json", "--trace"; "#
        + #"did you mean "\#(nearest)"?"#)
  }

  @Test func `"present play" without a path reports that the path is missing`() {
    expectUsageError(
      ["play", "--trace"], #"found no path, expected a path to play, as in "present play Plans""#)
  }

  @Test(arguments: [["--filter"], ["--filter", ""], ["--filter="]])
  func `if the flag --filter has no text, the missing text is reported`(arguments: [String]) {
    expectUsageError(
      ["play", "Plans"] + arguments, "found no text, expected a part of a path after --filter")
  }

  @Test(arguments: [
    ["film", "double-dismiss:0", "-o=film.gif"], ["walk", "path", "--count=0"],
    ["bench", "--rounds=0"], ["explain", "--confidence=hgih"],
    ["export", "Plans", "--stage", "--filter=no such plan"], ["digest", "--soak=heroes"],
  ])
  func `the value of every flag may follow an equals sign`(arguments: [String]) throws {
    let flag = try #require(arguments.last)
    let parts = flag.split(separator: "=").map { String($0) }
    let errors = CommandRun(arguments.dropLast() + parts).errors
    expect(CommandRun(arguments).errors, equals: errors)
    expect(!errors.contains(flag) && errors.contains(parts[1]))
  }

  @Test func `a flag without a value is refused with an equals sign`() {
    expectUsageError(
      ["play", "Plans", "--trace=true"],
      #"found "--trace=true", expected a path or one of "--filter", "--json", "--trace""#)
  }

  @Test func `a second flag --filter is refused`() {
    expectUsageError(
      ["play", "Plans", "--filter", "a", "--filter=b"],
      "found a second --filter, expected at most one")
  }

  private static let help = """
    present: play and explore how view controllers appear and disappear

      present play PATH... [--trace] [--filter TEXT] [--json]     play plans: files, or folders of files
      present check PATH... [--filter TEXT]                       find plans that prove nothing, because they pass without their steps
      present export PLAN[:SCHEDULE]|NAME:SCHEDULE... --uikit|--stage|--recorder [-o FOLDER] [--filter TEXT] [--presenter P] [--cover] [--list]
                                                                  write plans as tests: XCTest files for UIKit, or Swift Testing files for a stage
      present conformance FILE PLAN[:SCHEDULE]|NAME:SCHEDULE... [--play]
                                                                  show what a device did with exported plans, and which system switches would match it
      present explain [RULE...|WORDS|CHAPTER|MACHINE] [--confidence LIST] [--markdown] [--evidence] [--system] [--diagram [--dark]]
                                                                  print a rule with an example, find rules by words, or print the state tables
      present explore NAME|FILE [--presenter P] [--depth N] [--budget N | --seconds N] [--all] [--jobs N] [--coverage] [--graph FILE] [--map FILE] [--tour [-o FOLDER]] [--json]
                                                                  try every order of events, of any length; print a shortest failing order
      present walk NAME|FILE [--presenter P] [--count N] [--seed N] [--length N] [--shard I/N]
                                                                  run random schedules of a scenario that is too big to explore
      present replay PLAN:SCHEDULE|NAME:SCHEDULE [--presenter P]  run one schedule again
      present film PLAN[:SCHEDULE]|NAME:SCHEDULE [--presenter P] [--beside PLAN[:SCHEDULE]|NAME:SCHEDULE] [-o FILE]
                                                                  write a run as a web page, by default NAME.html: the screen at any instant, the trace, running and waiting work
      present bench [--filter TEXT] [--rounds N] [--compare FILE] [--json]
                                                                  measure speed against baselines, or against an earlier run; build with -c release
      present soak [KIND] [--count N | --full] [--seed N]         run seeded random operations; a failure prints its seed. KIND is modals, stacks, upheavals, hostile, motion, heroes, matching, transitions, models or sessions
      present fuzz PATH... [--count N | --full] [--seed N]        damage plans, schedules and Swift files; each must run, or be refused with a message
      present digest PATH... | --soak KIND [--count N | --full] [--seed N]
                                                                  print fingerprints of plans or seeds; they change only if behavior changes
      present schema FILE | --table                               print the schema in FILE, such as Plans/plan.schema.json, with the current verbs of plans
      present adapt PATH... [--write]                             rewrite files that import UIKit for Linux, and list what to change by hand
      present completion bash|fish|zsh                            print a script that completes verbs, names and flags
      present version                                             print the version
      present help [VERB]                                         print this help, or the help of a verb

      --trace            print the trace of each plan
      --filter TEXT      take only items with TEXT in their path or name
      --json             print one JSON document instead of text
      --presenter P      explore with this presenter; a wrong name lists all names
      --depth N          the maximum number of moves and turns before a run settles
      --budget N         stop soon after N states or schedules; the result may be partial
      --seconds N        the maximum time in seconds; the result may be partial
      --all              continue after a failure; report the first failure of each property
      --jobs N           the number of processes, which does not change the result
      --coverage         print the covered moves, rows of the state tables and rules
      --graph FILE       write the states and steps; FILE ends with .json or .dot
      --map FILE         write a page with the states in groups; FILE ends with .html
      --tour             print a few schedules that together make every step
      --confidence LIST  list rules by confidence: high,medium,low,choice
      --evidence         print the tests and plans of each rule, for .ci/tables
      --markdown         print tables instead of paragraphs
      --rounds N         the number of measurements; 15 by default
      --compare FILE     compare each row with the run that --json wrote to FILE
      --count N          the number of runs; 10,000 by default, 1,000 for walk and digest
      --full             a million runs
      --seed N           the first run's seed; run number i has seed N + i - 1
      --length N         the maximum number of steps in a walk; 200 by default
      --shard I/N        run only part I of N parts
      --diagram          draw the rows of a machine, as SVG
      --dark             draw with light lines on a dark background
      --beside RUN       show a second run next to the first, line by line
      -o FILE            the file or folder to write
      --table            print the table of the verbs of plans
      --soak KIND        the seeds of a soak: modals, stacks, upheavals or hostile
      --uikit            write XCTest files that use public UIKit only
      --stage            write Swift Testing files for a stage
      --recorder         write the files that record an app as a plan; takes no plans
      --cover            only plans that together show each rule of high or medium confidence
      --list             write nothing, and list the plans that cannot be exported
      --play             play the plans on the system that the file describes
      --system           print the switches that differ between systems, with their sources
      --write            change the files in place

    Exit status: 0 if all passed, 1 if something failed or was rejected, 2 for bad input, 3 if all
    passed and the output could not be written.
    film and digest exit with 0 if the output was written, even if a plan fails.

    """

  @Test(arguments: ["explore", "walk", "replay", "film", "export"])
  func `the help of a verb that runs scenarios lists all scenarios`(verb: String) {
    let lines = CommandRun(["help", verb]).output.split(separator: "\n")
    for scenario in NamedScenario.all {
      expect(lines.contains { $0.hasPrefix("  \(scenario.name)  ") }, "\(scenario.name)")
    }
    expect(!CommandRun(["help", "play"]).output.contains("double-dismiss"))
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func `"present help" lists every verb and flag`(arguments: [String]) {
    let run = CommandRun(arguments)
    expect(run.status, equals: .passed)
    expect(run.errors.isEmpty)
    expect(run.output, equals: Self.help)
  }

  @Test(arguments: CommandVerb.allCases)
  func `every verb has its own help`(verb: CommandVerb) {
    let run = CommandRun([verb.rawValue, "--help"])
    expect(run.status, equals: .passed)
    expect(run.output.contains("  present \(verb.usage.form)"))
    expect(run.output.contains("  \(verb.usage.about)\n"))
    for flag in verb.flags { expect(run.output.contains("\n  \(flag)")) }
  }

  @Test(arguments: CommandVerb.allCases)
  func `the help of a verb ends with an example`(verb: CommandVerb) {
    let run = CommandRun([verb.rawValue, "--help"])
    expect(run.output.hasSuffix("\nExample: present \(verb.example)\n"))
    let words = verb.example.split(separator: " ").map(String.init)
    expect(words.first, equals: verb.rawValue)
    for flag in words where flag.hasPrefix("--") { expect(verb.flags.contains(flag)) }
  }

  @Test(arguments: ["adapt", "check", "digest", "export --stage", "film", "fuzz", "play"])
  func `every argument after a separate -- is a path, even if it looks like a flag`(verb: String) {
    let words = verb.split(separator: " ").map(String.init)
    let run = CommandRun(words + ["--", "--help"])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains("./--help"), "\(run.errors)")
  }

  @Test(arguments: ["bash", "fish", "zsh"])
  func `a completion script contains every verb and flag`(shell: String) {
    let run = CommandRun(["completion", shell])
    expect(run.status, equals: .passed)
    for verb in CommandVerb.allCases {
      expect(run.output.contains(verb.rawValue))
      for flag in verb.flags { expect(run.output.contains(flag.dropFirst(2))) }
    }
  }

  @Test(arguments: ["bash", "fish", "zsh"])
  func `a completion script contains scenarios, kinds of soaks, shells and the verbs after help`(
    shell: String
  ) {
    let lines = CommandRun(["completion", shell]).output.split(separator: "\n")
    func words(after verb: String) -> Set<Substring> {
      let ends = ["\(verb)) words=", "__fish_seen_subcommand_from \(verb)'"]
      let found = lines.filter { line in ends.contains { line.contains($0) } }
      return Set(found.flatMap { $0.split { " \"".contains($0) } })
    }
    for verb in ["explore", "walk", "replay", "film", "export"] {
      expect(words(after: verb).isSuperset(of: ["double-dismiss", "swipe-in-tab"]))
    }
    expect(words(after: "soak").isSuperset(of: ["modals", "sessions"]))
    expect(words(after: "completion").isSuperset(of: ["bash", "fish", "zsh"]))
    expect(words(after: "help").contains("explore"))
  }

  @Test func `for an unknown shell, "present completion" suggests the shell with a similar name`() {
    expectUsageError(
      ["completion", "bsh"],
      #"found "bsh", expected one of "bash", "fish", "zsh"; did you mean "bash"?"#)
  }

  @Test(arguments: ["version", "--version"])
  func `"present version" prints the version in one line`(word: String) {
    let run = CommandRun([word])
    expect(run.status, equals: .passed)
    expect(run.errors.isEmpty)
    expect(run.output.wholeMatch(of: /present [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test func `"present version" prints the newest version in the changelog`() throws {
    let changelog = try DocumentationPage(path: "CHANGELOG.md").text
    let heading = #/\n## \[([0-9.]+)\] - /#
    let release = try #require(changelog.firstMatch(of: heading)).1
    expect(CommandRun(["version"]).output, equals: "present \(release)\n")
  }

  @Test(arguments: ["version", "--version"])
  func `"present version" refuses further arguments`(verb: String) {
    expectUsageError([verb, "me"], #"found "me" after version, expected no further argument"#)
  }
}
