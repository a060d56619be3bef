import Testing

/// No public type has the name of a module or of a type in a common library.
///
/// An app would have to write the package's module before a name that two modules declare.
@Suite("Names of public types")
struct NameTests {
  static let modules: Set<String> = Set(ImportTests.permissions.keys)

  /// Names of Foundation, the standard library, Swift Testing, SwiftUI and macOS headers.
  static let taken: Set = [
    "Issue", "Test", "Tag", "Trait", "Comment", "Attachment", "Bug", "Confirmation",
    "SourceLocation", "RunLoop", "Timer", "Progress", "Operation", "Notification", "Process",
    "Host", "Port", "Unit", "Dimension", "Clock", "Actor", "Duration", "Sequence", "Range",
    "Binding", "Label", "Button", "Color", "Image", "Spring", "Animation", "Transition", "Gesture",
    "UnitPoint", "KeyframeTimeline", "VectorArithmetic", "Point", "Rect", "Style",
  ]

  /// The files that replace a type of a common library on purpose, for files that import UIKit.
  static let standIns: Set = ["Sources/HeadlessUIKit/Dates/Timer.swift"]

  @Test func `no public type has the name of a module or of a well-known type`() {
    let files = Repository.sources.filter { !Self.standIns.contains($0.path) }
    expectNone(files.flatMap(Self.clashingNames))
  }

  static func clashingNames(_ file: SourceFile) -> [Finding] {
    file.declarations.compactMap { declaration in
      let isType = declaration.keyword.makesType || declaration.keyword == .typealias
      guard isType, declaration.parent == nil, declaration.isMarkedPublic else { return nil }
      let name = declaration.name
      if modules.contains(name) {
        return file.finding(
          declaration.line, "public \(name) is named like a module",
          cure: "name the thing itself; `\(name).Other` would stop naming the module's types")
      }
      guard taken.contains(name) else { return nil }
      return file.finding(
        declaration.line, "public \(name) is named like a type that clients often import",
        cure: "say more, as in the vocabulary's table, or nest it")
    }
  }

  private func findings(_ text: String) -> [Finding] {
    Self.clashingNames(SourceFile(path: "Sources/A/A.swift", text: text))
  }

  @Test(arguments: (modules.union(taken)).sorted())
  func `a public type with the name of a well-known type is reported`(name: String) {
    expectFindings(findings("\npublic struct \(name)<T> {}"), onLines: [2])
    expectFindings(findings("open class \(name): B {}"), onLines: [1])
    expectFindings(findings("public typealias \(name) = Int"), onLines: [1])
  }

  @Test func `internal, nested and extended types may have the name of a well-known type`() {
    let text = "struct Issue {}\npublic struct A { public enum Style {} }\nextension Range {}"
    expectFindings(findings(text), onLines: [])
  }
}
