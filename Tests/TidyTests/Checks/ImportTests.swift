import Testing

/// The modules that each module may import.
@Suite("Imports")
struct ImportTests {
  /// The modules that a target may import: anywhere, or only between `#if` and `#endif`.
  typealias Permission = (always: Set<String>, underCondition: Set<String>)

  static let permissions: [String: Permission] = [
    "PresentationMotion": (["Foundation"], ["CoreGraphics"]),
    "PresentationClock": (["Synchronization"], []),
    "PresentationLifecycle": ([], []),
    "PresentationBinding": (["Observation", "Foundation"], ["UIKit"]),
    "Presentation": (
      [
        "PresentationMotion", "PresentationClock", "PresentationLifecycle", "PresentationBinding",
        "Foundation", "Observation", "Synchronization",
      ], []
    ),
    "PresentationTransitions": (["Presentation", "Foundation"], []),
    "PresentationTesting": (
      ["Presentation", "Foundation", "Observation", "Synchronization"], []
    ),
    "PresentationPlans": (
      [
        "PresentationTesting", "PresentationTransitions", "Presentation", "Foundation",
        "Observation",
      ], []
    ),
    "PresentationLab": (
      [
        "PresentationPlans", "PresentationTesting", "PresentationTransitions", "Presentation",
        "Foundation", "Observation",
      ], []
    ),
    "HeadlessUIKit": (["Presentation", "PresentationMotion", "Foundation", "Dispatch"], []),
    "HeadlessQuartzCore": (["HeadlessUIKit"], []),
    "HeadlessCoreGraphics": (["HeadlessUIKit"], []),
    "UIKit": (["HeadlessUIKit"], []),
    "QuartzCore": (["HeadlessUIKit"], []),
    "CoreGraphics": (["HeadlessUIKit"], []),
    "_Testing_UIKit": ([], []),
    "_Testing_CoreGraphics": ([], []),
    "PresentCommand": (
      [
        "PresentationLab", "PresentationPlans", "PresentationTesting", "PresentationTransitions",
        "Presentation", "Foundation",
      ],
      ["Glibc", "Darwin", "Musl"]
    ),
  ]

  @Test func `every source file imports only modules that its module may use`() {
    expectNone(Repository.sources.flatMap(Self.forbiddenImports))
  }

  @Test func `tests import only public symbols`() {
    expectNone(Repository.tests.flatMap(Self.testableImports))
  }

  static func forbiddenImports(_ file: SourceFile) -> [Finding] {
    guard let target = file.target, let permission = permissions[target] else {
      return [
        file.finding(
          1, "no row says what this folder may import",
          cure: "move the file into a room, or add the room to ImportTests.permissions")
      ]
    }
    return imports(of: file).compactMap { found in
      if permission.always.contains(found.module) { return nil }
      let isConditional = permission.underCondition.contains(found.module)
      if isConditional, found.isUnderCondition { return nil }
      return file.finding(
        found.line, "\(target) imports \(found.module)",
        cure: isConditional
          ? "put it under `#if`"
          : "move the line to a room that may: \(permission.always.sorted()) is all it may see")
    }
  }

  static func testableImports(_ file: SourceFile) -> [Finding] {
    zip(file.tokens, file.tokens.dropFirst())
      .filter { $0.text == "@" && $1.text == "testable" }
      .map { sign, _ in
        file.finding(
          sign.line, "a test uses `@testable`",
          cure: "import publicly; make what it needs `public` or `package`")
      }
  }

  typealias Import = (module: String, line: Int, isUnderCondition: Bool)

  /// Returns all imports of a file, each with the name of the imported module.
  static func imports(of file: SourceFile) -> [Import] {
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    var found: [Import] = []
    var depth = 0
    for (index, token) in file.tokens.enumerated() where ["#", "import"].contains(token.text) {
      let next = file.tokens.dropFirst(index + 1).prefix(2).map(\.text)
      guard let first = next.first else { break }
      switch token.text {
      case "#" where first == "if": depth += 1
      case "#" where first == "endif": depth -= 1
      case "import" where index == 0 || file.tokens[index - 1].text != ".":
        let module = kinds.contains(first) && next.count > 1 ? next[1] : first
        found.append((module, token.line, depth > 0))
      default: break
      }
    }
    return found
  }

  // MARK: Samples with mistakes

  private func findings(_ target: String, _ text: String) -> [Finding] {
    Self.forbiddenImports(SourceFile(path: "Sources/\(target)/A.swift", text: text))
  }

  @Test(arguments: permissions.keys.sorted())
  func `a forbidden import is reported in every module`(target: String) {
    let text = "// import A\n\n@_exported public import struct Testing.Issue\nimport Testing\n"
    expectFindings(findings(target, text), onLines: [3, 4])
  }

  @Test func `basic modules may not import each other or a higher module`() {
    expectFindings(findings("PresentationMotion", "import PresentationClock"), onLines: [1])
    expectFindings(findings("PresentationLifecycle", "import Foundation"), onLines: [1])
    expectFindings(findings("Presentation", "package import PresentationTesting"), onLines: [1])
    expectFindings(findings("Presentation", "public import PresentationMotion"), onLines: [])
  }

  @Test func `UIKit may be imported only inside a platform condition`() {
    let text = "#if os(iOS)\n  public import UIKit\n#endif\nimport UIKit\n"
    expectFindings(findings("PresentationBinding", text), onLines: [4])
  }

  @Test func `a source folder without a list of permitted imports is reported`() {
    expectFindings(findings("PresentationHelpers", "let a = 1"), onLines: [1])
    let stray = SourceFile(path: "Sources/A.swift", text: "")
    expectFindings(Self.forbiddenImports(stray), onLines: [1])
  }

  @Test func `a testable import is reported`() {
    let text = "// @testable\n@testable import Presentation\nlet a = \"@testable\""
    let file = SourceFile(path: "Tests/ATests/A.swift", text: text)
    expectFindings(Self.testableImports(file), onLines: [2])
  }
}
