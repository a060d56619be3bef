import Foundation
import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The adapt command and the files that it writes` {
  private func permissions(of path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func `"present adapt --write" keeps the permissions of a file`() throws {
    let folder = try PlanFolder()
    let path = try folder.write("@objc class A {}\n", to: "A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    expect(CommandRun(["adapt", "--write", path]).status, equals: .passed)
    try expect(String(contentsOfFile: path, encoding: .utf8), equals: "class A {}\n")
    try expect(permissions(of: path), equals: 0o755)
  }

  @Test func `"present adapt --write" changes no file if one of the files is read-only`() throws {
    let folder = try PlanFolder()
    let text = "@objc class A {}\n"
    let first = try folder.write(text, to: "A.swift")
    let second = try folder.write(text, to: "B.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: second)
    let run = CommandRun(["adapt", "--write", folder.path])
    expect(run.status, equals: .lostOutput)
    expect(run.errors.contains("B.swift, which cannot be written: the file is read-only"))
    for path in [first, second] {
      try expect(String(contentsOfFile: path, encoding: .utf8), equals: text)
    }
    try expect(permissions(of: second), equals: 0o444)
  }

  /// The first file gets the method of the second file.
  @Test func `"present adapt --write" lists places with the lines of the new files`() throws {
    let folder = try PlanFolder()
    try folder.write(
      """
      import UIKit
      class Base: UIViewController {
          let text = "a"
      }
      let last = Timer.self; #selector(Base.none)
      """, to: "A.swift")
    try folder.write(
      """
      import Foundation
      import UIKit
      extension Base {
          override func viewDidLoad() {
              super.viewDidLoad()
              use(#selector(missing))
          }
      }
      """, to: "B.swift")
    let old = CommandRun(["adapt", folder.path])
    let new = CommandRun(["adapt", "--write", folder.path])
    func places(_ run: CommandRun) -> [String] {
      run.errors.split(separator: "\n").compactMap { line in
        line.contains("no single method")
          ? line.split(separator: "/").last?.split(separator: ":").prefix(2).joined(separator: ":")
          : nil
      }
    }
    expect(places(old), equals: ["A.swift:5", "B.swift:6"])
    let written = try ["A.swift", "B.swift"].map { name in
      try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    func line(_ text: String) -> String {
      "A.swift:" + String((written[0].firstIndex { $0.contains(text) } ?? -1) + 1)
    }
    expect(places(new), equals: [line("#selector(missing)"), line("#selector(Base.none)")])
  }
}
