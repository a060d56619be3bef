import TestSupport
import Testing

@Suite("The code mask")
struct CodeMaskTests {
  /// Returns the code of a text, with spaces in place of everything else.
  private func code(_ text: String) -> String {
    SourceFile(path: "A.swift", text: text).lines(keeping: [.code, .interpolation])
      .joined(separator: "\n")
  }

  @Test func `a line comment does not count as code`() {
    expect(code("a // b \"{\"\nc") == "a         \nc")
  }

  @Test func `block comments can be nested`() {
    expect(code("a /* b /* c */ d */ e"), equals: "a                   e")
  }

  @Test func `a string literal's quotes count as code, but the text between them does not`() {
    expect(code(#"f("{ // a \" b", c)"#) == #"f("           ", c)"#)
    expect(code(#"f("")"#), equals: #"f("")"#)
  }

  @Test func `an interpolation counts as code, but a string inside it does not`() {
    expect(code(#""a \(b("c") + (d)) e" f"#), equals: #""   (b(" ") + (d))  " f"#)
  }

  @Test
  func `in a raw string, an interpolation counts as code only with number signs`() {
    expect(code(##"#"a" \(b) \#(c) "# d"##), equals: ##" "          (c) "  d"##)
  }

  @Test func `a multiline string may contain quotes and line breaks`() {
    let text = "a = \"\"\"\n  {\"b\" // c\n  \"\"\"\nd"
    expect(code(text), equals: "a = \"\"\"\n           \n  \"\"\"\nd")
  }

  @Test func `a raw identifier counts as code, whatever text it contains`() {
    expect(code("func `a // \"b\"`() {} // c") == "func `a // \"b\"`() {}     ")
  }

  @Test func `a regex literal does not count as code, but a division does`() {
    expect(code(#"x(/"[{]\//, y)"#) == #"x(        , y)"#)
    expect(code(##"x = #/{"/# + y"##), equals: ##"x =        + y"##)
    expect(code("a / b / c // d") == "a / b / c     ")
    expect(code("(a + b)/c + d/e"), equals: "(a + b)/c + d/e")
  }

  @Test func `an unterminated string ends at the end of its line`() {
    expect(code("a \"b\nc"), equals: "a \" \nc")
  }

  @Test func `tokens have their line numbers and a flag for interpolated code`() {
    let tokens = Token.list(of: "let a1 = \"\\(b)\"\n  `c d`+x")
    expect(
      tokens.map(\.text), equals: ["let", "a1", "=", "\"", "(", "b", ")", "\"", "`c d`", "+", "x"])
    expect(tokens.filter(\.startsLine).map(\.text), equals: ["let", "`c d`"])
    expect(tokens.filter(\.isInterpolated).map(\.text), equals: ["(", "b", ")"])
    expect(tokens.last?.line, equals: 2)
  }
}
