import TestSupport
import Testing

@Suite("The outline of a file")
struct OutlineTests {
  private func outline(_ text: String) -> [Declaration] {
    SourceFile(path: "A.swift", text: text).declarations
  }

  @Test func `an outline contains every member and no local variable`() {
    let text = """
      import struct Foundation.CGRect
      @MainActor public final class A<T>: B where T: C {
        public private(set) var a = 1 { didSet { let local = 2 } }
        static let b = [1, 2].map { x in let local = x; return local }
        class func c(_ d: () -> Void = { let local = 3 }) { func local() {} }
        init?(e: Int) { self.init() }
        deinit {}
        static func == (lhs: A, rhs: A) -> Bool { true }
        subscript(i: Int) -> Int { i }
        enum F { case g(Int), h; indirect case i }
      }
      extension A.F: @retroactive J {}
      """
    expect(
      outline(text).map { "\($0.keyword) \($0.name)" },
      equals: [
        "class A", "var a", "let b", "func c", "init init", "deinit deinit", "func ==",
        "subscript subscript", "enum F", "case g", "case i", "extension A.F",
      ])
  }

  @Test func `a declaration's lines reach from its first attribute to its closing brace`() throws {
    let text = """
      @available(*, deprecated)
      @discardableResult
      public func a(
        b: Int
      ) -> Int {
        if b > 0 { 1 } else { 2 }
      }
      """
    let declaration = try #require(outline(text).first)
    expect([declaration.firstLine, declaration.line, declaration.lastLine], equals: [1, 3, 7])
  }

  @Test func `a protocol requirement without braces has no last line in the outline`() {
    let text = "protocol P {\n  func a()\n  var b: Int { get }\n  init()\n}\nstruct S {}"
    let lines = outline(text).map(\.lastLine)
    expect(lines, equals: [5, nil, 3, nil, 6])
  }

  @Test func `an outline is correct even with braces in strings and platform conditions`() {
    let text = """
      #if os(iOS)
        struct A { let b = "}{{" }
      #else
        struct C {}
      #endif
      """
    expect(outline(text).map(\.name), equals: ["A", "b", "C"])
    expect(outline(text).map(\.parent), equals: [nil, 0, nil])
  }

  @Test(arguments: [
    ("public struct A { public let b = 1 }", true),
    ("public struct A { let b = 1 }", false),
    ("public struct A { public private(set) var b = 1 }", true),
    ("public struct A { private(set) var b = 1 }", false),
    ("public enum A { case b }", true),
    ("enum A { case b }", false),
    ("public protocol A { func b() }", true),
    ("package protocol A { func b() }", false),
    ("public extension A { func b() {} }", true),
    ("public extension A { private func b() {} }", false),
    ("extension A { open func b() {} }", true),
  ])
  func `an outline knows which members are public`(text: String, isPublic: Bool) throws {
    let declarations = outline(text)
    let member = try #require(declarations.last)
    expect(member.name, equals: "b")
    expect(declarations.isPublic(member), equals: isPublic)
  }
}
