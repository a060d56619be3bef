import Testing

/// Each file declares at most one public type outside other types.
@Suite("One public type per file")
struct OneTypeTests {
  @Test func `no file contains two public types`() {
    expectNone(Repository.sources.flatMap(Self.surplusTypes))
  }

  static func surplusTypes(_ file: SourceFile) -> [Finding] {
    let types = file.declarations.filter {
      $0.keyword.makesType && $0.parent == nil && $0.isMarkedPublic
    }
    return types.dropFirst().map { type in
      file.finding(
        type.line, "public \(type.name) stands in the file of \(types[0].name)",
        cure: "give it \(type.name).swift, or nest it")
    }
  }

  @Test func `the second public type of a file is reported`() {
    let text = """
      public protocol A {}
      extension A { public func b() {} }
      public struct C { public enum D {} }
      struct E {}
      open class F {}
      public typealias G = C
      """
    let file = SourceFile(path: "Sources/A/A.swift", text: text)
    expectFindings(Self.surplusTypes(file), onLines: [3, 5])
  }
}
