import Foundation
import TestSupport
import Testing

/// The list of classes of the package whose updates do nothing, which are not observed.
@Suite("Classes without updates") struct UpdatedClassTests {
  private static let list = "Sources/Presentation/Viewing/ContentUpdates.swift"

  @Test func `the list names every view and controller class of the module Presentation`() {
    let files = Repository.sources.filter { $0.isIn("Sources/Presentation/") }
    var superclasses: [String: String] = [:]
    for line in files.flatMap(\.lines) where line.contains("class ") {
      guard let match = line.firstMatch(of: /\bclass ([A-Z]\w*): ([A-Z]\w*)/) else { continue }
      superclasses[String(match.1)] = String(match.2)
    }
    let listed = Set(
      files.filter { $0.path == Self.list }.flatMap(\.lines).flatMap { line in
        line.matches(of: /\b([A-Z]\w*)\.self/).map { String($0.1) }
      })
    func isMeant(_ name: String) -> Bool {
      let superclass = superclasses[name] ?? ""
      return ["View", "ViewController"].contains(superclass) || isMeant(orNone: superclass)
    }
    func isMeant(orNone name: String) -> Bool { superclasses[name] != nil && isMeant(name) }
    expect(listed.count > 10)
    expect(superclasses.keys.filter { isMeant($0) && !listed.contains($0) }.sorted(), equals: [])
  }
}
