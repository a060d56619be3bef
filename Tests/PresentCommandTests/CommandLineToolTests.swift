import PresentCommand
import PresentationTesting
import Testing

@Suite("Command line tool")
@MainActor struct CommandLineToolTests {
  private func expectUsageError(
    _ arguments: [String], _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = CommandRun(arguments)
    #expect(run.status == .badInput, sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(
      run.errors == "present: \(line)\nRun \"present help\" for all there is.\n",
      sourceLocation: sourceLocation)
  }

  @Test func `statuses are those that shells and the help know`() {
    #expect(CommandStatus.passed.rawValue == 0)
    #expect(CommandStatus.failed.rawValue == 1)
    #expect(CommandStatus.badInput.rawValue == 2)
    #expect(CommandStatus.lostOutput.rawValue == 3)
  }

  private static let verbs =
    #""adapt", "bench", "check", "completion", "conformance", "digest", "explain", "explore", "#
    + #""export", "fuzz", "help", "play", "replay", "schema", "soak", "walk""#
  private static let words = #""--help", "--version", "# + verbs

  @Test func `no verb is bad input`() {
    expectUsageError([], "found no verb, expected one of \(Self.verbs)")
  }

  @Test(arguments: [
    ("plya", "play"), ("Play", "play"), ("hlep", "help"), ("--hlp", "--help"),
    ("-version", "--version"),
  ])
  func `an unknown verb names the nearest`(found: String, nearest: String) {
    expectUsageError(
      [found, "Plans"],
      #"found "\#(found)", expected one of \#(Self.words); "#
        + #"did you mean "\#(nearest)"?"#)
  }

  @Test func `a verb that is near nothing has no hint`() {
    expectUsageError(
      ["imagine"], #"found "imagine", expected one of \#(Self.words)"#)
  }

  @Test func `an invisible character of an argument is printed as its number`() {
    expectUsageError(
      ["pl\u{1B}[31may"],
      #"found "pl\u{1B}[31may", expected one of \#(Self.words)"#)
  }

  @Test(arguments: [
    ("--tarce", "--trace"), ("-filter", "--filter"), ("--Trace", "--trace"),
  ])
  func `an unknown flag names the nearest`(found: String, nearest: String) {
    expectUsageError(
      ["play", "Plans", found],
      #"found "\#(found)", expected a path or one of "--filter", "--json", "--trace"; "#
        + #"did you mean "\#(nearest)"?"#)
  }

  @Test func `play asks for a path`() {
    expectUsageError(
      ["play", "--trace"], #"found no path, expected one to play, as in "present play Plans""#)
  }

  @Test(arguments: [["--filter"], ["--filter", ""], ["--filter="]])
  func `a filter asks for its text`(arguments: [String]) {
    expectUsageError(
      ["play", "Plans"] + arguments, "found no text, expected a part of a path after --filter")
  }

  @Test func `a second filter is refused`() {
    expectUsageError(
      ["play", "Plans", "--filter", "a", "--filter=b"],
      "found a second --filter, expected one at most")
  }

  private static let help = """
    present: how view controllers come and go, played and explored

      present play PATH... [--trace] [--filter TEXT] [--json]      play plans: files, or folders of files
      present check PATH... [--filter TEXT]                        find plans that prove nothing: they pass without their steps
      present export PLAN[:SCHEDULE]... --uikit|--stage|--recorder [-o FOLDER] [--filter TEXT] [--cover] [--list]
                                                                   write plans as tests: XCTest files for UIKit, or Swift Testing files for a stage
      present conformance FILE PLAN... [--play]                    show what a device did with exported plans, and which switches would agree with it
      present explain [RULE|MACHINE|--system] [--markdown]         print a rule, or rows of the state tables
      present explore NAME|FILE [--presenter P] [--depth N] [--budget N | --seconds N] [--all] [--jobs N] [--coverage] [--graph FILE] [--tour] [--json]
                                                                   try every order of events, of any length; prints a shortest one that fails
      present walk NAME|FILE [--presenter P] [--count N] [--seed N] [--length N] [--shard I/N]
                                                                   make random schedules of what is too big to explore
      present replay NAME:SCHEDULE [--presenter P]                 run one order again
      present bench [--filter TEXT] [--rounds N] [--json]          measure speed against baselines; build with -c release
      present soak [KIND] [--count N | --full] [--seed N]          run seeded random operations; a failure prints its seed. KIND is stacks, upheavals, motion, heroes, matching, transitions or models
      present fuzz PATH... [--count N | --full] [--seed N]         spoil plans and schedules: each is refused in words, or runs
      present digest PATH... | --soak KIND [--count N] [--seed N]  print fingerprints of what plans or seeds do: a change that keeps behavior keeps them
      present schema FILE | --table                                print the schema of plans, made from their verbs
      present adapt PATH... [--write]                              put files that import UIKit into the words that Linux needs, and list what is left
      present completion bash|fish|zsh                             print a script that completes verbs and flags
      present help                                                 print this
      present --version                                            print the version

      --trace        print each plan's trace
      --filter TEXT  take only what contains TEXT in its path or name
      --json         print one JSON document instead of text
      --presenter P  explore with this presenter; a wrong name lists all
      --depth N      at most so many moves and turns before coming to rest
      --budget N     at most so many states or schedules, which proves less
      --seconds N    explore for so long at most, which proves less
      --all          go on after a failure: one of each property
      --jobs N       explore with so many processes; the answer is the same
      --coverage     print what was taken: moves, rows of the state tables, rules
      --graph FILE   write states and steps: FILE ends with .json or .dot
      --tour         print few schedules that together make every step
      --markdown     print tables instead of paragraphs
      --rounds N     measure so often, 15 unless told
      --count N      so many runs; 10,000 unless told, and 1,000 walks
      --full         a million runs
      --seed N       the first run's seed; run number i has seed N + i - 1
      --length N     at most so many steps in a walk, 200 unless told
      --shard I/N    part I of N: all parts one after the other are the whole
      --table        print the table of the verbs of plans
      --soak KIND    the seeds of a soak: modals, stacks or upheavals
      --uikit        write XCTest files that use public UIKit only
      --stage        write Swift Testing files for a stage
      --recorder     write the files that record an app as a plan; without plans
      --cover        only plans that together show each rule of high or medium confidence
      --list         write nothing, and list the plans that cannot be exported
      --play         play the plans on the system that the file describes
      --system       print the switches that differ between systems, with their sources
      --write        change the files instead of printing them

    Exit status: 0 if all passed, 1 if something failed or was rejected, 2 for bad input, 3 if all
    passed and the output could not be written.

    """

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func `help lists every verb and flag`(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == .passed)
    #expect(run.errors.isEmpty)
    #expect(run.output == Self.help)
  }

  @Test(arguments: CommandVerb.allCases)
  func `every verb tells of itself`(verb: CommandVerb) {
    let run = CommandRun([verb.rawValue, "--help"])
    #expect(run.status == .passed)
    #expect(run.output.contains("  present \(verb.usage.form)"))
    #expect(run.output.contains("  \(verb.usage.about)\n"))
    for flag in verb.flags { #expect(run.output.contains("\n  \(flag)")) }
  }

  #if DEBUG
    @Test(arguments: [[], ["--json"]])
    func `bench says that it is a debug build`(flags: [String]) {
      let run = CommandRun(["bench", "--filter", "main queue", "--rounds", "1"] + flags)
      #expect(run.errors.hasPrefix("This is a debug build, whose numbers say little."))
      #expect(!run.output.contains("debug"))
    }
  #endif

  @Test(arguments: ["bash", "fish", "zsh"])
  func `a completion script knows every verb and flag`(shell: String) {
    let run = CommandRun(["completion", shell])
    #expect(run.status == .passed)
    for verb in CommandVerb.allCases {
      #expect(run.output.contains(verb.rawValue))
      for flag in verb.flags { #expect(run.output.contains(flag.dropFirst(2))) }
    }
  }

  @Test func `a completion script needs a shell`() {
    expectUsageError(
      ["completion", "bsh"],
      #"found "bsh", expected one of "bash", "fish", "zsh"; did you mean "bash"?"#)
  }

  @Test func `the version is one line`() {
    let run = CommandRun(["--version"])
    #expect(run.status == .passed)
    #expect(run.errors.isEmpty)
    #expect(run.output.wholeMatch(of: /present [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test(arguments: ["help", "--help", "--version"])
  func `nothing may follow help and version`(verb: String) {
    let name = verb == "--version" ? "--version" : "help"
    expectUsageError([verb, "me"], #"found "me" after \#(name), expected nothing there"#)
  }
}
