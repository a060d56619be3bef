import Foundation
import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The export command` {
  @Test func `"present export" prints a plan as a Swift test`() throws {
    let folder = try PlanFolder()
    let path = try folder.write(smallPlan(), to: "plans/small.json")
    let run = CommandRun(["export", path, "--stage"])
    expect(run.status, equals: .passed)
    expect(run.output.contains("@MainActor struct SmallTests {"))
    expect(run.errors, equals: "  1 exported, 0 not\n")
  }

  @Test(arguments: [
    ("--stage", "PlanChecks.swift"), ("--stage", "PlanSupport.swift"),
    ("--uikit", "PlanTestCase.swift"), ("--uikit", "PlannedScreens.swift"),
  ])
  func `exporting a folder of plans writes a test for each plan that passes`(
    target: String, shared: String
  )
    throws
  {
    let folder = try PlanFolder()
    try folder.write(smallPlan(), to: "a/small.json")
    try folder.write(smallPlan(), to: "b/small.json")
    try folder.write(smallPlan(visible: "Editor"), to: "b/wrong.json")
    let run = CommandRun(["export", folder.path, target, "-o", folder.path + "/tests"])
    expect(run.status, equals: .passed)
    expect(run.output, equals: "  2 exported, 1 not\n")
    expect(run.errors.hasPrefix("b/wrong\n  the plan fails here: expect.end.visible: "))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tests")
    expect(names.contains("ASmallTests.swift") && names.contains("BSmallTests.swift"))
    expect(names.contains(shared) && !names.contains { $0.hasSuffix(".txt") })
  }

  @Test func `if no plan can be exported, "present export" writes no helper files`() throws {
    let folder = try PlanFolder()
    let path = try folder.write(smallPlan(visible: "Editor"), to: "wrong.json")
    let run = CommandRun(["export", path, "--uikit", "-o", folder.path + "/tests"])
    expect(run.status, equals: .failed)
    expect(run.output, equals: "  0 exported, 1 not\n")
    expect(!FileManager.default.fileExists(atPath: folder.path + "/tests"))
  }

  @Test func `plans whose names differ only in signs are exported to different files`() throws {
    let folder = try PlanFolder()
    for name in ["a b", "a-b", "A_B"] { try folder.write(smallPlan(), to: "plans/\(name).json") }
    let run = CommandRun(
      ["export", folder.path + "/plans", "--stage", "-o", folder.path + "/tests"])
    expect(run.output, equals: "  3 exported, 0 not\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tests")
    expect(
      names.filter { $0.hasPrefix("AB") }.sorted(),
      equals: [
        "AB2Tests.swift", "AB3Tests.swift", "ABTests.swift",
      ])
  }

  @Test(arguments: [
    ("-", "plan -"), ("$0", "plan $0"), ("a\\b", "a/b"), ("a`b", "a'b"), ("a\nb", "a b"),
    ("é", "é"),
  ])
  func `the name of every plan becomes a valid name of a test`(name: String, test: String) throws {
    let folder = try PlanFolder()
    let path = try folder.write(smallPlan(), to: "plans/\(name).json")
    let run = CommandRun(["export", path, "--stage"])
    expect(run.output.contains("  @Test func `\(test)`() throws {\n"), "\(run.output)")
  }

  @Test func `a line break in the name of a plan is escaped in a string of its test`() throws {
    let folder = try PlanFolder()
    let path = try folder.write(smallPlan(), to: "plans/a\nb.json")
    let run = CommandRun(["export", path, "--uikit"])
    expect(run.output.contains(#"plan("plans/a\u{A}b", rules: [])"#), "\(run.output)")
  }

  @Test func `the path of an exported schedule may contain a colon`() throws {
    let folder = try PlanFolder()
    let text = smallPlan().replacing(
      #"{ "turn": 1 }"#, with: #"{ "present": "Editor", "from": "Home" }"#)
    let path = try folder.write(text, to: "c:d/small.json")
    let run = CommandRun(["export", "\(path):0.t", "--stage", "--list"])
    expect(run.output, equals: "  1 can be exported, 0 cannot\n")
  }

  @Test(arguments: ["0.t", ""])
  func `a misspelled scenario with a schedule is reported with the nearest name`(schedule: String) {
    let run = CommandRun(["export", "doble-dismiss:\(schedule)", "--stage"])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(#"did you mean "double-dismiss"?"#))
  }

  @Test func `if no plan has the text of the filter, "present export" reports this`() throws {
    let folder = try PlanFolder()
    try folder.write(smallPlan(), to: "small.json")
    let run = CommandRun(["export", folder.path, "--stage", "--filter", "zzz"])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(#"found no plan, expected a path with "zzz""#))
  }

  @Test
  func `"present export --list" lists plans that cannot be exported`() throws {
    let folder = try PlanFolder()
    let path = try folder.write(
      smallPlan().replacing(#"{ "turn": 1 }"#, with: #"{ "escape": true }, { "turn": 1 }"#),
      to: "plans/escape.json")
    let run = CommandRun(["export", path, "--uikit", "--list"])
    expect(
      run.output,
      equals: """
        plans/escape
          steps[0]: the escape key is an act of the user: UIKit has no public call for it
          0 can be exported, 1 cannot

        """)
    expect(run.status, equals: .failed)
  }

  @Test func `"present export" writes no file if one of its files cannot be written`() throws {
    let folder = try PlanFolder()
    let plans = try (1...3).map { try folder.write(smallPlan(), to: "plans/small\($0).json") }
    let tests = folder.path + "/tests"
    try folder.write("", to: "tests/Small2Tests.swift/file")
    let run = CommandRun(["export"] + plans + ["--stage", "-o", tests])
    expect(run.status, equals: .lostOutput)
    expect(run.errors.contains("Small2Tests.swift, which cannot be written: it is a folder"))
    try expect(
      FileManager.default.contentsOfDirectory(atPath: tests), equals: ["Small2Tests.swift"])
  }

  @Test(arguments: [["--stage"], ["--uikit"]])
  func `"present export" replaces only files that it wrote`(target: [String]) throws {
    let folder = try PlanFolder()
    let name = "a plan whose name is so long that the first comment of its test is broken"
    let path = try folder.write(smallPlan(), to: "plans/\(name).json")
    let arguments = ["export", path] + target + ["-o", folder.path + "/tests"]
    expect(CommandRun(arguments).status, equals: .passed)
    expect(CommandRun(arguments).status, equals: .passed)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tests")
    let test = try #require(names.first { $0.hasPrefix("APlanWhose") })
    try folder.write("struct Mine {}\n", to: "tests/\(test)")
    let run = CommandRun(arguments)
    expect(run.status, equals: .lostOutput)
    expect(run.errors.contains("\(test), which the command did not write, expected a folder"))
    let text = try String(contentsOfFile: "\(folder.path)/tests/\(test)", encoding: .utf8)
    expect(text, equals: "struct Mine {}\n")
  }

  @Test
  func `"present export --recorder" writes two Swift files that record an app's callbacks`() throws
  {
    let folder = try PlanFolder()
    let run = CommandRun(["export", "--recorder", "-o", folder.path])
    expect(run.output, equals: "  AppRecorder.swift\n  RecordedControllers.swift\n")
    expect(run.status, equals: .passed)
  }

  @Test(arguments: [["Plans"], ["--uikit"], ["--list"], ["--cover"], ["--filter", "a"]])
  func `"present export --recorder" refuses plans and other flags, and writes nothing`(
    others: [String]
  ) throws {
    let folder = try PlanFolder()
    let run = CommandRun(["export", "--recorder", "-o", folder.path + "/app"] + others)
    expect(run.status, equals: .badInput)
    expect(run.errors.contains("found --recorder with a plan or another flag, or without -o"))
    expect(!FileManager.default.fileExists(atPath: folder.path + "/app"))
  }

  @Test func `"present export" asks for a schedule if only a scenario is named`() {
    let run = CommandRun(["export", "double-dismiss", "--stage"])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(#"found "double-dismiss", expected a scenario and its schedule"#))
  }

  @Test(arguments: ["double-dismiss:0.t", "Plans/reports/present-while-dismissing.json:0.t"])
  func `the flag --filter of "present export" also applies to plans and scenarios with a schedule`(
    subject: String
  ) {
    let other = CommandRun(["export", subject, "--stage", "--filter", "no such text"])
    expect(other.status == .badInput && other.output.isEmpty)
    expect(other.errors.contains(#"found no plan, expected a path with "no such text""#))
    let same = CommandRun(["export", subject, "--stage", "--filter", "dismiss"])
    expect(same.status, equals: .passed)
  }

  @Test func `"present export" names a file that was given after -o instead of a folder`() throws {
    let folder = try PlanFolder()
    let file = try folder.write("text", to: "file.txt")
    let run = CommandRun(["export", "double-dismiss:0.t", "--stage", "-o", file])
    expect(run.status, equals: .lostOutput)
    expect(
      run.errors.contains("file.txt, which cannot be written: it is a file, expected a folder"))
  }

  @Test func `"present export" turns a schedule into a test with the same UIKit calls`() {
    let run = CommandRun(["export", "double-dismiss:0.t.t.0.t.1", "--uikit"])
    expect(run.status, equals: .passed)
    let calls = [
      "home.present(profile, animated: false)", "profile.present(editor, animated: true)",
      "profile.dismiss(animated: true)", "profile.dismiss(animated: true)",
    ]
    var rest = run.output[...]
    for call in calls {
      guard let place = rest.range(of: call) else {
        Issue.record("\(call) is missing or comes too early")
        continue
      }
      rest = rest[place.upperBound...]
    }
    expect(rest.contains("Profile  viewDidDisappear(animated)"))
    expect(!run.output.contains("import Presentation"))
  }

  @Test func `a schedule with a gesture cannot be exported as a test`() {
    let run = CommandRun(["export", "taken-back:0.t.t.2", "--stage"])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains("found the gesture \"drag(Editor) begins\", which an exported"))
  }

  @Test(arguments: ["--uikit", "--stage"])
  func `an exported test has a variable for each controller that is created with the same name`(
    target: String
  ) {
    let run = CommandRun(["export", "path-under-sheet:2.2.3.0.4.0.1.1.0.2.0", target])
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output.contains("[albums, rome2, arch, forum2]"), "\(run.output)")
    expect(run.output.contains("Forum  viewDidDisappear(animated)"))
    expect(run.output.contains("Forum #2  viewDidLoad"))
  }

  @Test(arguments: [
    ("deep-link:0.t.t", "notes.setViewControllers([notesRoot, rome], animated: true)"),
    ("deep-link:1.t.t", "tabs.selectedViewController = search"),
    ("login:0.t.0.t", "tabs.dismiss(animated: true)"),
  ])
  func `"present export" turns changes of stacks and tabs into calls of UIKit`(
    subject: String, call: String
  ) {
    let run = CommandRun(["export", subject, "--uikit"])
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.output.contains(call), "\(run.output)")
  }

  @Test func `"present export --presenter" exports the run of this presenter`() {
    let lost = CommandRun([
      "export", "two-presenters:0.t.0", "--stage", "--presenter", "LostUpdate",
    ])
    let first = CommandRun(["export", "two-presenters:0.t.0", "--stage"])
    expect(lost.status == .passed && first.status == .passed, "\(lost.errors)")
    expect(lost.output != first.output)
  }

  @Test func `a run whose stack has a delegate of the app is exported with a delegate`() {
    let run = CommandRun(["export", "path:0.3", "--presenter", "NaivePath", "--stage"])
    expect(run.status == .passed, "\(run.errors)")
    expect(run.output.contains("navigationController1.hear()"))
    expect(run.output.contains("NavigationController #1.delegate  didShow(Rome, animated)"))
  }

  @Test(arguments: [
    (["Plans"], "found no target, expected --uikit or --stage"),
    (["Plans", "--uikit", "--stage"], "found two targets, expected --uikit or --stage"),
    (
      ["--uikit"],
      #"found no path, expected a path to export, as in "present export Plans --uikit""#
    ),
    (
      ["Plans", "--uikit", "--list", "-o", "a"],
      "found --list together with -o, expected one of them: --list writes no file"
    ),
    (
      ["double-dismiss:", "--uikit"],
      #"found no steps after "double-dismiss:", expected moves and turns, as in "#
        + #""double-dismiss:0.t.t.1""#
    ),
    (["Plans", "--uikit", "-o"], "found nothing, expected a folder after -o"),
    (
      ["Plans/a.json:0", "--uikit", "--presenter", "Path"],
      "found --presenter without a scenario, expected a scenario and its schedule, as in "
        + #""double-dismiss:0.t.t.0.t.1""#
    ),
    (
      ["Plans", "--uikti"],
      #"found "--uikti", expected a path or one of "--cover", "--filter", "--list", "#
        + #""--presenter", "--recorder", "--stage", "--uikit", "-o"; did you mean "--uikit"?"#
    ),
  ])
  func `if an argument is invalid, present export reports which argument is expected`(
    arguments: [String], line: String
  ) {
    let run = CommandRun(["export"] + arguments)
    expect(run.status, equals: .badInput)
    expect(run.errors.hasPrefix("present: \(line)\n"))
  }
}
