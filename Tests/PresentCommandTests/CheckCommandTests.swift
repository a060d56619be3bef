import PresentCommand
import Testing

@MainActor @Suite struct `The check command` {
  private static let proved = """
    { "version": 1, "controllers": { "Home": { "root": true }, "Menu": {} },
      "steps": [ { "present": "Menu", "from": "Home" }, { "settle": "10 s" } ],
      "expect": { "end": { "visible": ["Home", "Menu"] } } }
    """

  @Test func `a plan that needs its steps is proved`() throws {
    let folder = try PlanFolder()
    try folder.write(Self.proved, to: "menu.json")
    let run = CommandRun(["check", folder.path])
    #expect(run.status == .passed)
    #expect(run.lastLine == "  1 proved, 0 rejected")
  }

  @Test func `a plan that passes without its steps is rejected by name`() throws {
    let folder = try PlanFolder()
    try folder.write(Self.proved, to: "menu.json")
    try folder.write(smallPlan(), to: "idle.json")
    let run = CommandRun(["check", folder.path])
    #expect(run.status == .failed)
    #expect(run.output.contains("✗ idle"))
    #expect(run.lastLine == "  1 proved, 1 rejected")
  }

  @Test func `a plan that cannot be read is bad input`() throws {
    let folder = try PlanFolder()
    try folder.write("{", to: "broken.json")
    #expect(CommandRun(["check", folder.path]).status == .badInput)
  }
}
