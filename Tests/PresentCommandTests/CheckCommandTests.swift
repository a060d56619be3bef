import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The check command` {
  private static let proved = """
    { "version": 1, "controllers": { "Home": { "root": true }, "Menu": {} },
      "steps": [ { "present": "Menu", "from": "Home" }, { "settle": "10 s" } ],
      "expect": { "end": { "visible": ["Home", "Menu"] } } }
    """

  @Test
  func `"present check" accepts a plan whose expectations depend on its steps`() throws {
    let folder = try PlanFolder()
    try folder.write(Self.proved, to: "menu.json")
    let run = CommandRun(["check", folder.path])
    expect(run.status, equals: .passed)
    expect(run.lastLine, equals: "  1 proved, 0 rejected")
  }

  @Test
  func `"present check" rejects a plan that passes even without its steps`() throws {
    let folder = try PlanFolder()
    try folder.write(Self.proved, to: "menu.json")
    try folder.write(smallPlan(), to: "idle.json")
    let run = CommandRun(["check", folder.path])
    expect(run.status, equals: .failed)
    expect(run.output.contains("✗ idle"))
    expect(run.lastLine, equals: "  1 proved, 1 rejected")
  }

  @Test func `"present check" reports bad input for an unreadable plan`() throws {
    let folder = try PlanFolder()
    try folder.write("{", to: "broken.json")
    expect(CommandRun(["check", folder.path]).status, equals: .badInput)
  }
}
