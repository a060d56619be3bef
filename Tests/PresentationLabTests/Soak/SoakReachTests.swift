import Foundation
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

/// The soak tests call every public function of controllers and windows, or list a reason why not.
@MainActor @Suite("Functions that the soak tests call") struct SoakReachTests {
  private static let types: Set<String> = [
    "ViewController", "NavigationController", "TabBarController", "PresentationController",
    "Window",
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardized

  private static func texts(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: sources.appending(path: folder).path)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map {
      try String(contentsOf: sources.appending(path: "\(folder)/\($0)"), encoding: .utf8)
    }
  }

  /// Returns the public functions and settable properties of these types, as `Type.member`.
  private static func offered() throws -> Set<String> {
    var found: Set<String> = []
    // A regular expression is compiled each time its literal is evaluated.
    let typeStart = /^(?:[@\w]+ )*(?:class|extension|enum|struct) (\w+)/
    let typeBound = /where Self: (\w+)/
    let memberStart = /^  (?:@\w+(?:\(\w+\))? )*((?:public|open)[^:({=]*?) (func|var) (\w+)/
    for text in try texts(in: "Presentation") {
      var type = ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where isDeclaration(line) {
        if let start = line.firstMatch(of: typeStart) {
          let bound = line.firstMatch(of: typeBound)
          type = String(bound?.1 ?? start.1)
        }
        guard types.contains(type),
          let member = line.firstMatch(of: memberStart),
          !member.1.contains("override"), !member.1.contains("(set)")
        else { continue }
        if member.2 == "var", !isSettable(number, in: lines) { continue }
        found.insert("\(type).\(member.3)")
      }
    }
    return found
  }

  /// Returns whether a line can declare a type of the file or a member of a type.
  private static func isDeclaration(_ line: Substring) -> Bool {
    guard let first = line.utf8.first else { return false }
    return first != UInt8(ascii: " ") || line.hasPrefix("  ") && !line.hasPrefix("   ")
  }

  /// Returns whether a line declares a stored property or a property with a setter.
  private static func isSettable(_ number: Int, in lines: [Substring]) -> Bool {
    let line = lines[number]
    guard line.contains("{") else { return true }
    guard line.hasSuffix("{") else { return false }
    let body = lines[(number + 1)...].prefix { $0 != "  }" }
    return body.contains { $0.firstMatch(of: /^    (set|willSet|didSet)\b/) != nil }
  }

  private static var called: [String] {
    SoakKind.allCases.flatMap { SoakOperation.list(of: $0).flatMap(\.calls) }
  }

  @Test
  func `each public function or settable property is used in soak tests or listed as omitted`()
    throws
  {
    let offered = try Self.offered()
    let omitted = SoakReach.omissions.flatMap(\.members)
    expect(offered.count > 60)
    expect(offered.subtracting(Self.called).subtracting(omitted).sorted(), equals: [])
    expect(Set(Self.called).subtracting(offered).sorted(), equals: [], "no such member")
    expect(Set(omitted).subtracting(offered).sorted(), equals: [], "no such member")
    expect(Set(omitted).intersection(Self.called).sorted(), equals: [], "called, and left out")
    expect(Set(omitted).count, equals: omitted.count)
    expect(SoakReach.omissions.allSatisfy { $0.reason.hasSuffix(".") })
  }

  @Test
  func `the soak tests' source contains each function that a random operation claims to call`()
    throws
  {
    let text = try Self.texts(in: "PresentationLab/Soak")
      .filter { !$0.contains("package struct SoakOperation") && !$0.contains("enum SoakReach") }
      .joined()
    for member in Set(Self.called) {
      let name = member.split(separator: ".")[1]
      expect(text.contains(".\(name)"), "\(member)")
    }
  }
}
