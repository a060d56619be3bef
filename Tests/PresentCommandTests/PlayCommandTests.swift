import Foundation
import PresentCommand
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Play command")
@MainActor struct PlayCommandTests {
  private let folder: PlanFolder

  init() throws {
    folder = try PlanFolder()
  }

  private func play(_ arguments: String...) -> CommandRun {
    CommandRun(["play", folder.path] + arguments)
  }

  @Test func `if all plans pass, "present play" ends with status 0`() throws {
    try folder.write(smallPlan(), to: "b.json")
    try folder.write(smallPlan(), to: "a.json")
    let run = play()
    expect(run.status, equals: .passed)
    expect(run.output, equals: "  ✓ a\n  ✓ b\n  2 passed, 0 failed\n")
    expect(run.errors.isEmpty)
  }

  @Test func `if a plan fails, "present play" prints the reason and ends with status 1`() throws {
    try folder.write(smallPlan(visible: "Editor"), to: "a.json")
    try folder.write(smallPlan(), to: "b.json")
    let run = play()
    expect(run.status, equals: .failed)
    expect(
      run.output,
      equals: """
          ✗ a   \(folder.path)/a.json
            expect.end.visible: expected ["Editor"], found ["Home"].
          ✓ b
          1 passed, 1 failed

        """)
    expect(run.errors.isEmpty)
  }

  @Test(arguments: [("play", "passed, 1 failed"), ("check", "proved, 1 rejected")])
  func `plans of equal name are printed with their folders`(verb: String, end: String) throws {
    let text = smallPlan(visible: #"Home", "Editor"#).replacing(
      #"{ "turn": 1 }"#, with: #"{ "present": "Editor", "from": "Home" }, { "settle": "1 s" }"#)
    for name in ["a/same", "b/c/same", "b/other"] { try folder.write(text, to: name + ".json") }
    let wrong = try folder.write(smallPlan(visible: "Editor"), to: "same.json")
    let run = CommandRun([verb, folder.path])
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    expect(
      lines,
      equals: [
        "  ✓ a/same", "  ✓ b/c/same", "  ✓ other", "  ✗ same   \(wrong)", "  3 \(end)",
      ])
  }

  @Test func `plans that are equal below two given folders are printed with their paths`() throws {
    for name in ["a/p.json", "b/p.json", "b/q.json"] { try folder.write(smallPlan(), to: name) }
    let (a, b) = ("\(folder.path)/a", "\(folder.path)/b")
    expect(
      CommandRun(["play", a, b + "/"]).output,
      equals: "  ✓ \(a)/p\n  ✓ \(b)/p\n  ✓ q\n  3 passed, 0 failed\n")
    expect(
      CommandRun(["play", a + "/p.json", b]).output,
      equals: "  ✓ \(a)/p\n  ✓ p\n  ✓ q\n  3 passed, 0 failed\n")
    let filtered = CommandRun(["play", folder.path, "--filter", "b/"])
    expect(filtered.output, equals: "  ✓ p\n  ✓ q\n  2 passed, 0 failed\n")
  }

  @Test func `plans after an unreadable plan are still played`() throws {
    let bad = try folder.write("{ \"version\": 1 }", to: "a.json")
    try folder.write(smallPlan(visible: "Editor"), to: "b.json")
    try folder.write(smallPlan(), to: "c.json")
    let run = play()
    expect(run.status, equals: .badInput)
    expect(run.output.hasSuffix("  ✓ c\n  1 passed, 1 failed, 1 not read\n"))
    expect(
      run.errors, equals: "\(bad):1:1: found no \"controllers\", expected the key \"controllers\"\n"
    )
  }

  @Test(arguments: ["play", "check"])
  func `"present play" and "present check" count unreadable plans in the last line`(
    verb: String
  ) throws {
    try folder.write("{ \"version\": 1 }", to: "a.json")
    let run = CommandRun([verb, folder.path])
    expect(run.status, equals: .badInput)
    expect(run.lastLine?.hasSuffix(", 1 not read") == true)
  }

  @Test func `"present play" reports bad input for an empty folder`() {
    let run = play()
    expect(run.status, equals: .badInput)
    expect(run.output, equals: "  0 passed, 0 failed, 1 not read\n")
    expect(
      run.errors,
      equals: "\(folder.path): found no plan below this folder, expected a *.json file\n")
  }

  @Test func `if one path is missing, the plans at the other paths are played`() throws {
    try folder.write(smallPlan(), to: "a.json")
    let run = play(folder.path + "/nowhere")
    expect(run.status, equals: .badInput)
    expect(run.output, equals: "  ✓ a\n  1 passed, 0 failed, 1 not read\n")
    expect(
      run.errors,
      equals: """
        \(folder.path)/nowhere: found no such file or folder, expected a plan, or a folder of plans

        """)
  }

  @Test(arguments: [["--filter", "sub/"], ["--filter=sub/"]])
  func `a filter selects plans by a part of their path`(arguments: [String]) throws {
    try folder.write(smallPlan(visible: "Editor"), to: "a.json")
    try folder.write(smallPlan(), to: "sub/b.json")
    let run = CommandRun(["play", folder.path] + arguments)
    expect(run.status, equals: .passed)
    expect(run.output, equals: "  ✓ b\n  1 passed, 0 failed\n")
  }

  @Test func `if a filter selects no plan, "present play" reports bad input`() throws {
    try folder.write(smallPlan(), to: "a.json")
    try folder.write(smallPlan(), to: "b.json")
    let run = play("--filter", "nowhere")
    expect(run.status, equals: .badInput)
    expect(run.output.isEmpty)
    expect(
      run.errors,
      equals: """
        present: found no path with "nowhere" among 2 plans, expected a part of a plan's path \
        after --filter
        Run "present help" for all verbs and flags.

        """)
  }

  @Test func `"present play" does not read a plan that the filter excludes`() throws {
    try folder.write("not a plan", to: "bad.json")
    try folder.write(smallPlan(), to: "good.json")
    let run = play("--filter", "good")
    expect(run.status, equals: .passed)
    expect(run.errors.isEmpty)
  }

  @Test
  func `"present play --trace" prints a plan's name, then the trace, then the failures`() throws {
    try folder.write(
      """
      { "version": 1,
        "controllers": { "Home": { "root": true }, "Editor": { "style": "fullScreen" } },
        "steps": [ { "present": "Editor", "from": "Home", "animated": false }, { "turn": 1 } ],
        "expect": { "end": { "visible": ["Home"] } } }
      """, to: "a.json")
    let run = play("--trace")
    expect(run.status, equals: .failed)
    expect(
      run.output,
      equals: """
          ✗ a   \(folder.path)/a.json
               0.000    1   Home                present(Editor)
               0.000    1   Editor              viewDidLoad
               0.000    1+  Editor.presentation  presentationTransitionWillBegin
               0.000    1+  Home                viewWillDisappear
               0.000    1+  Editor              viewWillAppear
               0.000    1+  Editor.transition   completeTransition(true)
               0.000    1+  Editor              viewIsAppearing
               0.000    1+  Editor.presentation  presentationTransitionDidEnd(true)
               0.000    1+  Editor              viewDidAppear
               0.000    1+  Home                viewDidDisappear
            expect.end.visible: expected ["Home"], found ["Editor"].
          0 passed, 1 failed

        """)
  }

  @Test func `empty lines in a plan's report are not indented`() throws {
    try folder.write(smallPlan(), to: "a.json")
    let failure = PlanFailure(place: "x", message: "one\n\ntwo", context: ["- three"])
    let run = CommandRun(["play", folder.path]) { _ in
      PlanResult(failures: [failure], trace: ["unseen"])
    }
    expect(run.status, equals: .failed)
    expect(
      run.output,
      equals: """
          ✗ a   \(folder.path)/a.json
            one

            two
            - three
          0 passed, 1 failed

        """)
  }

  @Test func `control characters in a plan's name are escaped`() throws {
    try folder.write(smallPlan(), to: "a\u{1B}[2Kb.json")
    expect(play().output, equals: "  ✓ a\\u{1B}[2Kb\n  1 passed, 0 failed\n")
  }

  @Test(arguments: [[], ["--trace"], ["--filter", "/screen"]])
  func `the last line of "present play" counts passed and failed plans`(flags: [String]) throws {
    try folder.write("", to: "empty.json")
    try folder.write(smallPlan(visible: "Editor"), to: "screen1.json")
    try folder.write(smallPlan(), to: "screen2.json")
    try folder.write(smallPlan(), to: "screen3.json")
    let run = CommandRun(["play", folder.path] + flags)
    let rest = flags.contains("--filter") ? "" : ", 1 not read"
    expect(run.lastLine.map(String.init), equals: "  2 passed, 1 failed" + rest)
    expect(run.output.hasSuffix("\n"))
  }
}
