import Foundation
import Testing

@Suite("Built command")
struct BuiltCommandTests {
  @Test func `the plans of this repository pass`() async throws {
    let run = try await BuiltCommand(["play", "Plans"])
    #expect(run.status == 0, "\(run.text)")
    #expect(run.errors.isEmpty)
    let last = try #require(run.text.split(separator: "\n").last)
    let counts = try #require(last.wholeMatch(of: /\ \ ([0-9]+) passed, 0 failed/))
    #expect(counts.1 != "0")
    #expect(run.text.split(separator: "\n").dropLast().allSatisfy { $0.hasPrefix("  ✓ ") })
  }

  @Test func `two processes write the same bytes`() async throws {
    let arguments = ["play", "Plans", "--trace"]
    let first = try await BuiltCommand(arguments)
    let second = try await BuiltCommand(arguments)
    let unsalted = try await BuiltCommand(arguments, saltsHashes: false)
    #expect(first.text.contains("viewDidAppear"))
    #expect(first.output == second.output)
    #expect(first.output == unsalted.output)
  }

  @Test func `errors are the same bytes too`() async throws {
    let folder = try PlanFolder()
    try folder.write("{ \"version\": 1, \"stesp\": [], \"b\": 0, \"a\": 0 }", to: "a.json")
    let arguments = ["play", folder.path]
    let first = try await BuiltCommand(arguments)
    let second = try await BuiltCommand(arguments, saltsHashes: false)
    #expect(first.status == 2)
    #expect(!first.errors.isEmpty)
    #expect(first.errors == second.errors)
  }

  @Test(arguments: [BuiltCommand.Sink.brokenPipe, .closed])
  func `an output that nobody reads is no error`(sink: BuiltCommand.Sink) async throws {
    let run = try await BuiltCommand(["play", "Plans", "--trace"], sink: sink)
    #expect(run.exited)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func `an output that nobody reads hides no failure`() async throws {
    let folder = try PlanFolder()
    try folder.write(smallPlan(visible: "Editor"), to: "a.json")
    let run = try await BuiltCommand(["play", folder.path], sink: .brokenPipe)
    #expect(run.exited)
    #expect(run.status == 1)
  }

  @Test func `two expected lines in the wrong order are shown`() async throws {
    let name = "present-dismiss/page-sheet-present-animated.json"
    var lines = try String(
      contentsOf: BuiltCommand.root.appendingPathComponent("Plans/" + name), encoding: .utf8
    ).components(separatedBy: "\n")
    let index = try #require(lines.firstIndex { $0.contains("viewWillAppear(animated)") })
    lines.swapAt(index, index + 1)
    let folder = try PlanFolder()
    let path = try folder.write(lines.joined(separator: "\n"), to: "swapped.json")
    let run = try await BuiltCommand(["play", path])
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.text == """
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

  @Test func `a word that is no verb ends with status 2`() async throws {
    let run = try await BuiltCommand(["plya"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(#"did you mean "play"?"#))
  }
}
