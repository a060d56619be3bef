import Foundation
import PresentCommand
import TestSupport
import Testing

/// Files that exist, but that a command cannot read.
@MainActor @Suite("Unreadable files") struct UnreadableFileTests {
  private func link(_ name: String, in folder: PlanFolder) throws -> String {
    let path = folder.path + "/" + name
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.path + "/nowhere")
    return path
  }

  @Test func `"present adapt" names the line that is not UTF-8`() throws {
    let folder = try PlanFolder()
    let path = try folder.write("", to: "A.swift")
    try Data(Array("import UIKit\nlet a = \"".utf8) + [0xE9, 0x22, 0x0A])
      .write(to: URL(fileURLWithPath: path))
    let run = CommandRun(["adapt", folder.path])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains("found bytes that are not UTF-8 at \(path):2, expected UTF-8;"))
  }

  @Test func `"present adapt" reads the files in a folder whose name ends with .swift`() throws {
    let folder = try PlanFolder()
    try folder.write("import UIKit\n", to: "Sources.swift/A.swift")
    let run = CommandRun(["adapt", folder.path])
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(run.errors.contains("1 file, 0 changed"))
  }

  @Test(arguments: [["adapt"], ["adapt", "--write"]])
  func `"present adapt" names all files that it cannot read, and adapts none`(
    arguments: [String]
  ) throws {
    let folder = try PlanFolder(), text = "import UIKit\n@main class A: UIApplicationDelegate {}\n"
    let good = try folder.write(text, to: "b.swift")
    let bytes = try folder.write("", to: "c.swift")
    try Data([0xE9]).write(to: URL(fileURLWithPath: bytes))
    let dead = try link("a.swift", in: folder)
    let run = CommandRun(arguments + [folder.path, folder.path + "/none.swift"])
    expect(run.status == .badInput && run.output.isEmpty)
    expect(
      run.errors,
      equals: """
        present: found "\(dead)", a link that leads to no file, expected a Swift file; remove the \
        link
        present: found bytes that are not UTF-8 at \(bytes):1, expected UTF-8; save the file in \
        that encoding
        present: found nothing at "\(folder.path)/none.swift", expected a folder, or a file that \
        ends with .swift
        Run "present help" for all verbs and flags.

        """)
    try expect(String(contentsOfFile: good, encoding: .utf8), equals: text)
  }

  @Test func `a link that leads to no file is named as a link`() throws {
    let folder = try PlanFolder()
    let source = try link("A.swift", in: folder)
    for path in [source, folder.path] {
      let run = CommandRun(["adapt", path])
      expect(run.errors.contains("found \"\(source)\", a link that leads to no file, expected a"))
    }
    let plan = try link("a.json", in: folder)
    for path in [plan, folder.path] {
      let run = CommandRun(["play", path])
      expect(run.status, equals: .badInput)
      expect(run.errors.contains("\(plan): found a link that leads to no file, expected a plan"))
    }
  }

  @Test func `a folder in the place of a schema is named as a folder`() throws {
    let folder = try PlanFolder()
    let run = CommandRun(["schema", folder.path])
    expect(run.status, equals: .badInput)
    expect(run.errors.contains("found a folder at \(folder.path), expected a schema of plans"))
  }

  @Test func `an empty path is printed with quotation marks`() {
    expect(CommandRun(["play", ""]).errors.hasPrefix("\"\": found no such file or folder"))
  }

  @Test func `the place of a value inside 256 lists is shortened`() throws {
    let folder = try PlanFolder()
    let path = try folder.write(String(repeating: "[", count: 300), to: "deep.json")
    let errors = CommandRun(["play", path]).errors
    expect(errors.contains("[0]...[0]"))
    expect(errors.contains("expected at most 256 lists and objects inside each other"))
    expect(errors.utf8.count < path.utf8.count + 500)
  }

  @Test func `if a plan cannot be read, "present digest" prints no digest of all plans`() throws {
    let folder = try PlanFolder()
    try folder.write("", to: "a.json")
    try folder.write(smallPlan(), to: "b.json")
    let run = CommandRun(["digest", folder.path])
    expect(run.status, equals: .badInput)
    expect(run.output.contains("  b\n") && !run.output.contains("all"))
    expect(run.errors.contains("/a.json:1:1:"))
  }

  @Test(arguments: [["adapt"], ["adapt", "--write"], ["play"], ["digest"]])
  func `a folder that cannot be listed is named, and nothing is changed`(
    arguments: [String]
  ) throws {
    let folder = try PlanFolder(), text = "import UIKit\n\n@objc class A {}\n"
    let source = try folder.write(text, to: "A.swift")
    try folder.write(text, to: "locked/B.swift")
    let locked = folder.path + "/locked"
    let run = try withoutPermission(to: locked) { CommandRun(arguments + [folder.path]) }
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(locked) && run.errors.contains("a folder that cannot be listed"))
    expect(!run.errors.contains("no Swift file in"))
    try expect(String(contentsOfFile: source, encoding: .utf8), equals: text)
  }

  @Test func `"present fuzz" names a plan that cannot be read`() throws {
    let folder = try PlanFolder()
    try folder.write(smallPlan(), to: "a.json")
    let locked = try folder.write(smallPlan(), to: "b.json")
    let run = try withoutPermission(to: locked) {
      CommandRun(["fuzz", folder.path, "--count", "1"])
    }
    expect(run.status, equals: .badInput)
    expect(run.errors.contains("found a file that cannot be read at \(locked), expected a plan"))
  }

  @Test(arguments: [["digest"], ["conformance", "report.json"]])
  func `all paths that lead to no plan are named`(arguments: [String]) {
    let run = CommandRun(arguments + ["Plnas", ""])
    expect(
      run.errors,
      equals: """
        present: found no such file or folder at Plnas, expected a plan, or a folder of plans
        present: found no such file or folder at "", expected a plan, or a folder of plans
        Run "present help" for all verbs and flags.

        """)
  }

  /// Runs the body while the permissions of a file or a folder permit nothing.
  private func withoutPermission(to path: String, body: () -> CommandRun) throws -> CommandRun {
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    // The root user may read everything, so on Linux this thread acts as another user.
    typealias SetUser = @convention(c) (uid_t) -> CInt
    let setUser = dlsym(nil, "setfsuid").map { unsafeBitCast($0, to: SetUser.self) }
    let user = setUser?(65_534)
    defer { if let user { _ = setUser?(uid_t(user)) } }
    return body()
  }
}
