import Foundation
import PresentationTesting
import TestSupport
import Testing

#if os(macOS) || os(Linux)
  @Suite("Built command")
  struct BuiltCommandTests {
    @Test func `all plans of this repository pass`() async throws {
      let run = try await BuiltCommand(["play", "Plans"])
      expect(run.status, equals: 0, "\(run.text)")
      expect(run.errors.isEmpty)
      let last = try #require(run.text.split(separator: "\n").last)
      let counts = try #require(last.wholeMatch(of: /\ \ ([0-9]+) passed, 0 failed/))
      expect(counts.1 != "0")
      expect(run.text.split(separator: "\n").dropLast().allSatisfy { $0.hasPrefix("  ✓ ") })
    }

    @Test func `two processes that play the same plans print the same output`() async throws {
      let folders = ["binding", "hero", "matching", "push-pop", "tabs"].map { "Plans/\($0)" }
      let arguments = ["play"] + folders + ["--trace"]
      let salted = try await BuiltCommand(arguments)
      let unsalted = try await BuiltCommand(arguments, saltsHashes: false)
      expect(salted.text.contains("viewDidAppear"))
      expect(salted.output, equals: unsalted.output)
    }

    @Test(arguments: ["Binding", "NoRollBack"])
    func `an exploration prints the same result for any number of parallel jobs`(presenter: String)
      async throws
    {
      let arguments = ["explore", "taken-back", "--presenter", presenter]
      let alone = try await BuiltCommand(arguments)
      let together = try await BuiltCommand(arguments + ["--jobs", "3"])
      expect(alone.status, equals: together.status)
      expect(alone.text, equals: together.text)
    }

    @Test func `an exploration with a depth limit has the same result with one job or several`()
      async throws
    {
      let arguments = ["explore", "two-presenters", "--depth", "5"]
      let alone = try await BuiltCommand(arguments + ["--jobs", "1"])
      let together = try await BuiltCommand(arguments + ["--jobs", "3"])
      expect(together.status, equals: 0)
      expect(together.text.contains("exhausted, 1,012 schedules, depth 5"))
      expect(alone.text, equals: together.text)
    }

    @Test func `two processes that play an invalid plan print the same errors`() async throws {
      let folder = try PlanFolder()
      try folder.write("{ \"version\": 1, \"stesp\": [], \"b\": 0, \"a\": 0 }", to: "a.json")
      let arguments = ["play", folder.path]
      let first = try await BuiltCommand(arguments)
      let second = try await BuiltCommand(arguments, saltsHashes: false)
      expect(first.status, equals: 2)
      expect(!first.errors.isEmpty)
      expect(first.errors, equals: second.errors)
    }

    @Test @MainActor
    func `the completion script for bash keeps the spaces in the names of files`() throws {
      let folder = try PlanFolder()
      try folder.write("{}", to: "my plan.json")
      let script = """
        eval "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _present
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      func completions(_ words: String...) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.arguments =
          ["bash", "-c", script, "bash", CommandRun(["completion", "bash"]).output, "present"]
          + words
        process.standardOutput = output
        try process.run()
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      }
      try expect(completions("play", "my"), equals: "my plan.json\n")
      try expect(completions("play", "--t"), equals: "--trace\n")
      try expect(completions("pl"), equals: "play\n")
    }

    private static let sinks: [BuiltCommand.Sink] =
      FileManager.default.fileExists(atPath: "/dev/full")
      ? [.brokenPipe, .closed, .full] : [.brokenPipe, .closed]
    private static let plan = "Plans/present-dismiss/page-sheet-present-animated.json"

    @Test(
      arguments: [
        ["play", plan], ["play", plan, "--json"], ["check", plan], ["explain", "P-55"], ["explain"],
        ["explore", "two-presenters", "--depth", "1"],
        ["explore", "two-presenters", "--depth", "1", "--json"], ["replay", "double-dismiss:0.t"],
        ["bench", "--filter", "main queue", "--rounds", "1"], ["soak", "--count", "1"],
        ["fuzz", plan, "--count", "1"], ["adapt", "Tests/UIKitClientSix/PinchToClose.swift"],
        ["completion", "zsh"], ["help"], ["--version"],
      ], sinks)
    func `if the output cannot be written, the command ends with status 3`(
      arguments: [String], sink: BuiltCommand.Sink
    ) async throws {
      let run = try await BuiltCommand(arguments, sink: sink)
      expect(run.exited)
      // A measurement of a debug build may exceed its limit.
      expect(run.status == 3 || arguments[0] == "bench" && run.status == 1)
      let isTold = run.errors.contains("present: the output is incomplete: ")
      expect(isTold, equals: sink != .brokenPipe, "\(run.errors)")
    }

    @Test func `if the disk is full, the error message says that no space is left`() async throws {
      guard Self.sinks.contains(.full) else { return }
      let run = try await BuiltCommand(["play", Self.plan], sink: .full)
      expect(run.errors, equals: "present: the output is incomplete: No space left on device\n")
    }

    @Test(arguments: sinks)
    func `a failing plan ends the command with status 1, even if the output cannot be written`(
      sink: BuiltCommand.Sink
    ) async throws {
      let folder = try PlanFolder()
      try folder.write(smallPlan(visible: "Editor"), to: "a.json")
      let run = try await BuiltCommand(["play", folder.path], sink: sink)
      expect(run.exited)
      expect(run.status, equals: 1)
    }

    @Test func `a plan whose expected lines are in the wrong order fails with a diff`()
      async throws
    {
      let name = "present-dismiss/page-sheet-present-animated.json"
      var lines = try String(
        contentsOf: Repository.root.appendingPathComponent("Plans/" + name), encoding: .utf8
      ).components(separatedBy: "\n")
      let index = try #require(lines.firstIndex { $0.contains("viewWillAppear(animated)") })
      lines.swapAt(index, index + 1)
      let folder = try PlanFolder()
      let path = try folder.write(lines.joined(separator: "\n"), to: "swapped.json")
      let run = try await BuiltCommand(["play", path])
      expect(run.status, equals: 1)
      expect(run.errors.isEmpty)
      expect(
        run.text,
        equals: """
            ✗ swapped   \(path)
              expect.trace: The trace differs (- expected, + seen):
                …
                   0.000    1   Editor              viewDidLoad
                   0.000    1+  Editor.presentation  presentationTransitionWillBegin
              -    0.000    1+  Editor              viewIsAppearing(animated)
                   0.000    1+  Editor              viewWillAppear(animated)
              +    0.000    1+  Editor              viewIsAppearing(animated)
                   0.500    2   Editor.transition   completeTransition(true)
                   0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
                …
            0 passed, 1 failed

          """)
    }

    @Test func `if the verb is unknown, the command ends with status 2`() async throws {
      let run = try await BuiltCommand(["plya"])
      expect(run.status, equals: 2)
      expect(run.output.isEmpty)
      expect(run.errors.contains(#"did you mean "play"?"#))
    }

    @Test
    func `tests find the built command beside the test bundle`() throws {
      let folder = try PlanFolder()
      let command = try folder.write("", to: "debug/present")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command)
      let debug = URL(fileURLWithPath: folder.path + "/debug")
      for place in ["tests", "A.xctest", "A.xctest/Contents/MacOS/A"] {
        let found = BuiltCommand.executable(near: [debug.appendingPathComponent(place)])
        expect(found?.path, equals: URL(fileURLWithPath: command).path, "from \(place)")
      }
      expect(BuiltCommand.executable(near: [URL(fileURLWithPath: folder.path + "/tests")]) == nil)
    }
  }
#endif
