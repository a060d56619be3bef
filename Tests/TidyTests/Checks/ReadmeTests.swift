import TestSupport
import Testing

/// The README contains the commands that demonstrate the package.
@Suite("The README")
struct ReadmeTests {
  static let commands = ["swift run present play Plans", "swift test"]

  @Test func `the README contains the commands that demonstrate the package`() throws {
    let text = try #require(Repository.text(of: "README.md"), "README.md is missing; write it")
    expectNone(Self.missingCommands(SourceFile(path: "README.md", text: text)))
  }

  /// Returns the commands that the README does not contain in a form that can be pasted.
  ///
  /// A command must be at the end of a line or before a comment.
  static func missingCommands(_ file: SourceFile) -> [Finding] {
    commands.filter { command in
      !file.lines.contains { line in
        let command = "\(command) "
        return (line + " ").drop(while: { " $".contains($0) }).hasPrefix(command)
      }
    }.map {
      file.finding(1, "no line says `\($0)`", cure: "show the command on a line of its own")
    }
  }

  @Test func `a command that is missing in the README is reported`() {
    func count(_ text: String) -> Int {
      Self.missingCommands(SourceFile(path: "README.md", text: text)).count
    }
    expect(count("```\n$ swift run present play Plans\nswift test  # a minute\n```"), equals: 0)
    expect(count("swift testing\n  swift run present play Plans"), equals: 1)
    expect(count("# Presentation"), equals: 2)
  }
}
