import PresentCommand
import TestSupport
import Testing

/// Arguments that would be ignored, would overflow, or would make a command check nothing.
@MainActor @Suite("Refused arguments") struct RefusedArgumentTests {
  @Test(arguments: [
    (["digest", "--soak", "modals", "--seed", "\(UInt64.max)"], "after --seed, expected at most"),
    (["walk", "swipe", "--count", "5", "--seed", "\(UInt64.max)"], "after --seed"),
    (["soak", "--seed", "\(UInt64.max)"], "after --seed"),
    (["explore", "swipe", "path"], #"found "path" after "swipe", expected one value after the"#),
    (["explore", "swipe", "--jobs", "0"], "0 after --jobs, expected a number from 1 to 256"),
    (["explore", "swipe", "--jobs", "100000"], "100000 after --jobs"),
    (["explore", "swipe", "--depth", "0"], "0 after --depth"),
    (["explore", "swipe", "--budget", "0"], "0 after --budget"),
    (["soak", "models", "--seed", "5"], "expected no seed for models"),
    (["explain", "P-55", "--confidence", "low"], #""P-55" beside --confidence"#),
    (["explain", "P-55", "--evidence"], #""P-55" beside --evidence"#),
    (["explain", "--evidence", "--markdown"], "--markdown together with --evidence"),
    (["explain", "--confidence", "low", "--confidence", "high"], "found a second --confidence"),
    (["explain", "--confidence", ","], #"found "" after --confidence"#),
    (["export", "Plans", "--stage", "-o", "a", "-o", "b"], "found a second value"),
    (["help", "pla"], #"found "pla" after help, expected one of"#),
    (["help", "nothing"], #""soak", "version", "walk""#),
    (["help", "play", "check"], #"found "play check" after help"#),
  ])
  func `a number or flag that a command cannot use is refused`(
    arguments: [String], words: String
  ) {
    let run = CommandRun(arguments)
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func `"present conformance" refuses a missing report and a report without results`() throws
  {
    let folder = try PlanFolder()
    let plan = try folder.write(smallPlan(), to: "plans/small.json")
    let missing = CommandRun(["conformance", folder.path + "/no.json", plan])
    expect(missing.status, equals: .badInput)
    expect(missing.errors.contains("/no.json, expected a report, such as the conformance.json"))
    let empty = CommandRun(["conformance", try folder.write("[]\n", to: "empty.json"), plan])
    expect(empty.status, equals: .badInput)
    expect(empty.errors.contains("found a report without results at "))
    expect(empty.errors.contains("expected the result of at least one plan: run Tests/"))
  }

  @Test func `a report may contain the result of an exported schedule`() throws {
    let run = "double-dismiss:0.t.t.0.t.1"
    let folder = try PlanFolder()
    let report = try folder.write(
      """
      [{ "plan": "double-dismiss 0.t.t.0.t.1", "rules": [], "agrees": true, "differences": [],
        "record": [], "system": "iOS 18.2" }]
      """, to: "report.json")
    let given = CommandRun(["conformance", report, run])
    expect(given.status, equals: .passed, "\(given.errors)")
    let other = CommandRun(["conformance", report, "double-dismiss:0"])
    expect(other.status, equals: .badInput)
    expect(other.errors.contains("expected only plans that are given with the report"))
  }

  @Test func `a number in a report that is no rule is listed, and is not taken for a rule`() throws
  {
    let folder = try PlanFolder()
    let plan = try folder.write(smallPlan(), to: "small.json")
    func report(rules: String, system: String = "iOS 18.2") throws -> CommandRun {
      let name = "\(folder.path.split(separator: "/").last ?? "")/small"
      let text = """
        [{ "plan": "\(name)", "rules": [\(rules)], "agrees": false, "differences": ["a", "b"],
          "record": [], "system": "\(system)" }]
        """
      return CommandRun(["conformance", try folder.write(text, to: "report.json"), plan])
    }
    let run = try report(rules: #""APP-7", "P-55", "APP-7", "a bug""#)
    expect(run.output.contains("\n  Rules that only differing plans name: P-55\n"))
    expect(
      run.output.contains("\n  Numbers in plans that are no rules of this version: APP-7 a bug\n"))
    try expect(!report(rules: #""P-55""#).output.contains("no rules of this version"))
    let nameless = try report(rules: "", system: "")
    expect(nameless.status, equals: .badInput)
    expect(nameless.errors.contains(#"found "" at "#), "\(nameless.errors)")
    expect(nameless.errors.contains(#"expected a name such as "iOS 18.2""#))
  }

  @Test func `"present export --cover" says why it exports none of the plans`() throws {
    let folder = try PlanFolder()
    let plan = try folder.write(smallPlan(), to: "small.json")
    let run = CommandRun(["export", plan, "--uikit", "--cover"])
    expect(run.status == .badInput && run.output.isEmpty)
    expect(run.errors.contains("found no plan to export that names a rule of high or medium "))
  }

  @Test func `"present bench --compare" names a missing file`() {
    let run = CommandRun(["bench", "--compare", "no.json"])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(#"found no such file at no.json, expected a file with the output "#))
  }

  @Test(arguments: ["{}", "{ \"$defs\": {} }", "[]"])
  func `"present schema" refuses a file that is no schema of plans`(text: String) throws {
    let folder = try PlanFolder()
    let run = CommandRun(["schema", try folder.write(text, to: "a.json")])
    expect(run.status == .badInput && run.output.isEmpty)
    expect(run.errors.contains("found no schema of plans at "))
    expect(run.errors.contains("expected the file to refresh, such as Plans/plan.schema.json"))
  }

  @Test func `"present help play" prints the help of "present play"`() {
    expect(CommandRun(["help", "play"]).output, equals: CommandRun(["play", "--help"]).output)
  }

  @Test func `the parts of "present walk --shard" can be very small`() {
    let part = "\(UInt64.max)/\(UInt64.max)"
    expect(CommandRun(["walk", "swipe", "--count", "3", "--shard", part]).status, equals: .passed)
  }

  @Test func `a part of "present walk" that has no run says so`() {
    let run = CommandRun(["walk", "swipe", "--count", "3", "--shard", "1/4"])
    expect(run.status == .passed && run.output.isEmpty)
    expect(
      run.errors,
      equals: "  part 1 of 4 has none of the 3 runs: take at most 3 parts, or a larger --count\n")
  }
}
