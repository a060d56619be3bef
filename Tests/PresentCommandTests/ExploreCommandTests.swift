import Foundation
import PresentCommand
import PresentationTesting
import TestSupport
import Testing

@Suite("The commands explore and replay") @MainActor
struct ExploreCommandTests {
  @Test func `a failure is printed with a replay command that reproduces the failure`() {
    let run = CommandRun(["explore", "double-dismiss"])
    expect(run.status, equals: .failed)
    expect(run.lastLine, equals: "  Replay: present replay double-dismiss:0.t.t.0.t.1")
    let again = CommandRun(["replay", "double-dismiss:0.t.t.0.t.1"])
    expect(again.status, equals: .failed)
    expect(body(of: again), equals: body(of: run))
  }

  @Test func `an exploration that passes prints its speed to standard error`() {
    let run = CommandRun(["explore", "two-presenters", "--depth", "2"])
    expect(run.status, equals: .passed)
    expect(run.lastLine?.hasPrefix("  ✓ all properties hold: exhausted, ") == true)
    expect(run.errors.contains("schedules a second"))
  }

  @Test func `without a depth limit, "present explore" visits every state`() {
    let run = CommandRun(["explore", "double-dismiss", "--presenter", "Binding"])
    expect(run.status, equals: .passed)
    expect(
      run.lastLine,
      equals: "  ✓ complete: 12 states, 30 steps, no schedule of any length breaks a property")
    expect(run.errors.contains("steps a second"))
  }

  @Test func `if an exploration uses --presenter, the printed replay command has the same flag`() {
    let run = CommandRun(["explore", "two-presenters", "--presenter", "LostUpdate"])
    expect(run.status, equals: .failed)
    expect(
      run.lastLine, equals: "  Replay: present replay two-presenters:0.t.0 --presenter LostUpdate")
  }

  @Test
  func `by default, "present explore" tests the package's own implementation of bindings`() {
    let run = CommandRun(["explore", "path", "--presenter", "NaivePath"])
    expect(run.status, equals: .failed)
    expect(run.lastLine, equals: "  Replay: present replay path:0.3 --presenter NaivePath")
    let own = CommandRun(["explore", "path", "--depth", "2"])
    expect(own.status, equals: .passed)
    expect(own.output.contains("Implementation: Path, the package's own."))
  }

  @Test func `an exploration that exceeds its budget is reported as incomplete`() {
    let run = CommandRun(["explore", "photos", "--presenter", "Binding", "--budget", "20"])
    expect(run.status, equals: .passed)
    expect(
      run.lastLine?.hasPrefix("  ~ nothing has failed so far: bounded: 2") == true
        && run.lastLine?.contains(" steps, and more were not visited") == true)
  }

  @Test func `"present replay" prints the trace of a schedule that passes`() {
    let run = CommandRun(["replay", "double-dismiss:0.t"])
    expect(run.status, equals: .passed)
    expect(run.output.contains("Profile             present(Editor, animated)"))
    expect(run.lastLine, equals: "  ✓ all properties hold")
  }

  @Test func `"present explore" runs a plan with every possible timing of the plan's inputs`()
    throws
  {
    let plan = "Plans/binding/did-dismiss-write-back.json"
    let run = CommandRun(["explore", plan])
    expect(run.status, equals: .passed)
    expect(run.lastLine?.hasSuffix("no longer ones exist") == true)
    let failing = "Plans/reports/double-dismiss-walks-up.json"
    let failed = CommandRun(["explore", failing])
    expect(failed.status, equals: .failed)
    let replay = try #require(failed.lastLine?.split(separator: " ").last)
    expect(replay.hasPrefix("\(failing):"))
    expect(CommandRun(["replay", String(replay)]).status, equals: .failed)
  }

  @Test func `a failure of a plan's inputs that follow at once can be replayed, exported, filmed`()
    throws
  {
    let run = CommandRun(["explore", "Plans/custom/completes-late.json"])
    expect(run.status, equals: .failed)
    expect(
      run.output.contains("  The schedule is empty: all inputs of the plan follow at once.\n"))
    let subject = try #require(run.lastLine?.split(separator: " ").last.map(String.init))
    expect(subject, equals: "Plans/custom/completes-late.json:")
    expect(CommandRun(["replay", subject]).status, equals: .failed)
    expect(CommandRun(["replay", "Plans/push-pop/pop.json:"]).status, equals: .passed)
    let export = CommandRun(["export", subject, "--stage"])
    expect(export.status, equals: .passed)
    expect(export.output.contains("completes-late at once"), "\(export.output)")
    let folder = try PlanFolder()
    let film = CommandRun(["film", subject, "-o", folder.path + "/film.html"])
    expect(film.status, equals: .passed)
  }

  @Test(arguments: [
    (["explore"], "found no scenario, expected a plan's file, or one of"),
    (["explore", "double-dismis"], #"did you mean "double-dismiss"?"#),
    (["explore", "photos", "--presenter", "Bindung"], #"did you mean "Binding"?"#),
    (["explore", "photos", "--depht", "3"], #"did you mean "--depth"?"#),
    (["explore", "photos", "--depth"], "found nothing, expected a number from 1 to 1000000000"),
    (["explore", "photos", "--depth", "-1"], #"found "-1", expected a number from 1 to"#),
    (["explore", "photos", "--depth", "1", "--depth", "2"], "found a second value after --depth"),
    (["explore", "photos", "photos"], #"found "photos" after "photos", expected one value"#),
    (["explore", "no.json"], "found no such file at no.json"),
    (["explore", "Plans/a.json", "--presenter", "Naive"], "a plan declares its own presenters"),
    (["replay", "photos"], #"as in "double-dismiss:0.t.t.0.t.1""#),
    (["replay", "photos:0", "--depth", "1"], #"found "--depth""#),
    (["replay", "photos:"], #"found no steps after "photos:", expected moves and turns, as in"#),
    (["replay", "photos:9"], #"found 9 at step 1 of "9", expected 0 (select Rome)"#),
  ])
  func `an invalid argument is reported with a correction`(arguments: [String], part: String) {
    let run = CommandRun(arguments)
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(part), "\(run.errors)")
  }

  @Test(arguments: ["photos:9", "photos:x", "photos:0..t", "photos:"])
  func `"present replay" prints only the error if its schedule is not possible`(subject: String) {
    let run = CommandRun(["replay", subject])
    expect(run.status == .badInput && run.output.isEmpty, "\(run.output)")
  }

  @Test func `"present replay" of a plan does not claim that every timing is explored`() throws {
    let folder = try PlanFolder()
    let plan = try folder.write(
      smallPlan().replacing("{ \"turn\": 1 }", with: #"{ "present": "Editor", "from": "Home" }"#),
      to: "small.json")
    let (replay, all) = (CommandRun(["replay", plan + ":0.t"]), CommandRun(["explore", plan]))
    expect(replay.output.hasPrefix("  small\n\n"), "\(replay.output)\(replay.errors)")
    expect(all.output.hasPrefix("  small\n  Every timing of the plan's inputs is explored.\n\n"))
  }

  @Test(arguments: ["9", "x", "0.9"])
  func `an error message abbreviates a long schedule`(end: String) {
    let schedule = String(repeating: "t.", count: 20_000) + end
    let run = CommandRun(["replay", "photos:\(schedule)"])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(" of 20,00"))
    expect(run.errors.utf8.count < 400, "\(run.errors.prefix(400))")
  }

  @Test func `if a failing replay has a long schedule, no replay command is printed`() {
    let short = CommandRun(["replay", "two-presenters:0.t.0", "--presenter", "LostUpdate"])
    expect(short.output.contains("Replay: "))
    let drags = String(repeating: "4.6.t.t.t.", count: 10)
    let long = CommandRun(
      ["replay", "two-presenters:0.t.t.\(drags)0.1", "--presenter", "LostUpdate"])
    expect(long.status, equals: .failed)
    expect(!long.output.contains("Replay: "))
  }

  // MARK: States

  @Test func `"present explore --all" lists all distinct failures`() {
    let run = CommandRun(["explore", "double-dismiss", "--all", "--budget", "40"])
    expect(run.status, equals: .failed)
    expect(
      run.output.contains("  ✗ 4 distinct failures in 41 states, more were not visited\n"))
    expect(run.output.contains("1 \"nothing is dismissed twice\" fails after 3 moves and 3 turns"))
  }

  @Test func `"present explore --coverage" lists the visited moves and rules`() {
    let run = CommandRun(["explore", "double-dismiss", "--presenter", "Binding", "--coverage"])
    expect(run.output.contains("move 0 \"tap Edit or Done\": 8 steps"))
    expect(run.output.contains("admission, 3 of "))
    expect(run.output.contains(" rules: P-"))
  }

  @Test func `"present explore --tour" prints a schedule that can be replayed`() throws {
    let run = CommandRun(["explore", "double-dismiss", "--presenter", "Binding", "--tour"])
    let tour = try #require(run.lastLine).split(separator: " ").map(String.init)
    expect(CommandRun(["replay"] + tour).status, equals: .passed)
  }

  @Test func `for a plan, "present explore --tour" prints a schedule that can be replayed`() throws
  {
    let plan = "Plans/binding/refresh-during-dismissal.json"
    let run = CommandRun(["explore", plan, "--tour"])
    expect(run.output.contains("  ✓ complete: "))
    let replay = try #require(run.lastLine?.split(separator: " ").last)
    expect(CommandRun(["replay", String(replay)]).status, equals: .passed)
  }

  @Test func `"present explore --tour -o" writes plans that pass when they are played`() throws {
    let folder = try PlanFolder()
    let run = CommandRun([
      "explore", "Plans/binding/refresh-during-dismissal.json", "--tour", "-o",
      "\(folder.path)/tour",
    ])
    expect(run.status, equals: .passed)
    let plans = run.output.split(separator: "\n").filter { $0.hasSuffix(".json") }
    expect(plans.count > 1)
    let play = CommandRun(["play", "\(folder.path)/tour"])
    expect(play.lastLine?.contains("\(plans.count) passed, 0 failed") == true)
  }

  @Test func `"present explore --tour -o" replaces only plans that it wrote`() throws {
    let folder = try PlanFolder()
    let arguments = [
      "explore", "Plans/binding/true-at-launch.json", "--tour", "-o", "\(folder.path)/tour",
    ]
    expect(CommandRun(arguments).status, equals: .passed)
    expect(CommandRun(arguments).status, equals: .passed)
    let path = try folder.write(smallPlan(), to: "tour/true-at-launch-1.json")
    let run = CommandRun(arguments)
    expect(run.status, equals: .lostOutput)
    expect(run.errors.contains("true-at-launch-1.json, which the command did not write, expected"))
    try expect(String(contentsOfFile: path, encoding: .utf8), equals: smallPlan())
  }

  @Test(arguments: ["json", "dot"])
  func `"present explore --graph" writes a graph of the states to a file`(ending: String) throws {
    let folder = try PlanFolder()
    let path = "\(folder.path)/graph.\(ending)"
    let run = CommandRun(
      ["explore", "double-dismiss", "--presenter", "Binding", "--graph", path])
    expect(run.status, equals: .passed)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    expect(text.hasPrefix(ending == "json" ? "{\"moves\":[" : "digraph states {"))
  }

  @Test func `"present explore --all --graph" writes the graph of an exploration that fails`()
    throws
  {
    let folder = try PlanFolder()
    let path = "\(folder.path)/graph.json"
    let run = CommandRun([
      "explore", "double-dismiss", "--all", "--budget", "40", "--graph", path,
    ])
    expect(run.status, equals: .failed)
    expect(run.output.contains("  ✗ 4 distinct failures in 41 states, more were not visited\n"))
    expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a failing exploration reports files and flags without effect`() throws {
    let folder = try PlanFolder()
    let path = "\(folder.path)/graph.json"
    let run = CommandRun([
      "explore", "double-dismiss", "--graph", path, "--tour", "--coverage",
    ])
    expect(run.status, equals: .failed)
    expect(run.lastLine, equals: "  Replay: present replay double-dismiss:0.t.t.0.t.1")
    expect(
      run.errors,
      equals: """
          \(path) is not written: the exploration ended at its first failure; with --all, every \
        state is written.
          --tour has no effect: it needs an exploration in which nothing fails.
          --coverage has no effect: it needs an exploration in which nothing fails.

        """)
    expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `"present explore --json --map" prints the first failure`() throws {
    let folder = try PlanFolder()
    let path = "\(folder.path)/map.html"
    let run = CommandRun(
      ["explore", "double-dismiss", "--json", "--map", path, "--budget", "40"])
    expect(run.status, equals: .failed)
    expect(run.output.contains("\"outcome\" : \"failed\""))
    expect(FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [
    (["explore", "photos", "--graph", "a.txt"], "expected a file that ends with .json or .dot"),
    (["explore", "photos", "--depth", "3", "--tour"], "found --depth together with --tour"),
    (["explore", "photos", "--json", "--all"], "found --json together with --all"),
    (
      ["explore", "photos", "--tour", "-o", "tour"],
      "found -o, expected -o together with --tour and a plan's file"
    ),
    (
      ["walk", "photos", "--shard", "3/2"], "found \"3/2\", expected a part and the number of parts"
    ),
    (["walk", "photos", "--depth", "2"], "found \"--depth\""),
  ])
  func `contradicting or invalid flags are refused`(arguments: [String], part: String) {
    let run = CommandRun(arguments)
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(part), "\(run.errors)")
  }

  @Test func `splitting random walks with --shard does not change the combined output`() {
    func walk(_ arguments: String...) -> String {
      CommandRun(["walk", "photos", "--presenter", "Binding", "--count", "7"] + arguments).output
    }
    let whole = walk()
    expect(whole.split(separator: "\n").count, equals: 7)
    expect(whole.hasPrefix("seed 1: 200 steps: passed\n"))
    expect((1...3).map { walk("--shard", "\($0)/3") }.joined() == whole)
  }

  @Test func `a part of the random walks names the flags of the walks that it has not made yet`() {
    let run = CommandRun(["walk", "photos", "--presenter", "Binding", "--count", "9"])
    expect(run.errors.contains(" %  continue with --seed 5\n"), "\(run.errors)")
    let part = CommandRun(
      ["walk", "photos", "--presenter", "Binding", "--count", "9", "--shard", "2/2"])
    expect(part.output.hasPrefix("seed 5: "))
    expect(part.errors.contains("  20 %  continue with --seed 6 --count 4, without --shard\n"))
    expect(part.errors.contains("  100 %\n"), "\(part.errors)")
  }

  @Test func `a failing random walk prints the schedule to replay`() {
    let run = CommandRun(["walk", "photos", "--count", "1"])
    expect(run.status, equals: .failed)
    expect(run.output.contains("\"the program's last value is kept\" fails after "))
    expect(run.output.contains("; replay photos:"))
  }

  private func body(of run: CommandRun) -> [Substring] {
    run.output.split(separator: "\n").filter { !$0.contains("fails after") }
  }

  @Test func `a part of the state without a label is named by its type, without its values`() {
    let run = CommandRun(
      ["explore", "two-presenters", "--presenter", "Binding", "--budget", "20"])
    expect(run.status, equals: .passed)
    expect(run.output.contains("... > listener > presenter > ItemMachine (6 values)"))
  }
}
