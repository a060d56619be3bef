import PresentCommand
import TestSupport
import Testing

@Suite("The command fuzz") @MainActor
struct FuzzCommandTests {
  @Test func `"present fuzz" prints how many damaged inputs were refused and how many were run`() {
    let run = CommandRun(["fuzz", "Plans/binding", "--count", "200", "--seed", "3"])
    expect(run.status, equals: .passed)
    expect(run.output.hasPrefix("  first seed 3\n  200 inputs, "))
    expect(run.lastLine?.hasSuffix(" run: passed") == true)
  }

  @Test func `"present fuzz" tries corrupted copies of the Swift files in a given folder`() {
    let plans = ["fuzz", "Plans/binding", "--count", "40", "--seed", "3"]
    let run = CommandRun(plans + ["Tests/UIKitClientSix"])
    expect(run.status, equals: .passed)
    expect(run.output != CommandRun(plans).output)
  }

  @Test func `"present fuzz" tries both the plans and the Swift files in a folder`() throws {
    let folder = try PlanFolder()
    try folder.write(smallPlan(), to: "plans/a.json")
    try folder.write("import UIKit\n", to: "sources/A.swift")
    let run = CommandRun(["fuzz", folder.path, "--count", "40"])
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output != CommandRun(["fuzz", folder.path + "/plans", "--count", "40"]).output)
  }

  @Test(arguments: [
    (["fuzz"], "found no plan, expected plans to damage"),
    (["fuzz", "Plnas", "Plans"], "found no such file or folder at Plnas"),
    (["fuzz", "Tests/UIKitClientSix"], "found no plan, expected plans to damage"),
    (["fuzz", "Plans", "--cuont", "1"], #"did you mean "--count"?"#),
    (["fuzz", "Plans", "--count", "0"], "found 0 runs, expected at least one run after --count"),
  ])
  func `"present fuzz" reports an invalid argument`(arguments: [String], part: String) {
    let run = CommandRun(arguments)
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(part), "\(run.errors)")
  }
}
