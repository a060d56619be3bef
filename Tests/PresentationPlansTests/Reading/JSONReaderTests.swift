import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("JSON reader")
struct JSONReaderTests {
  private func read(_ text: String) throws(PlanError) -> JSONNode {
    try JSONReader.read(Array(text.utf8), file: "x.json")
  }

  private func error(_ text: String) -> String {
    error(bytes: Array(text.utf8))
  }

  private func error(bytes: [UInt8]) -> String {
    do throws(PlanError) {
      _ = try JSONReader.read(bytes, file: "x.json")
      return "no error"
    } catch {
      return error.description
    }
  }

  private func string(_ text: String) throws -> String? {
    guard case .string(let string) = try read(text).value else { return nil }
    return string
  }

  @Test func `the members of a JSON object are read in the order of the text`() throws {
    guard case .object(let members) = try read(#"{"b": 1, "a": 2, "c": 3}"#).value else {
      Issue.record("no object")
      return
    }
    expect(members.map(\.key), equals: ["b", "a", "c"])
  }

  @Test func `the reader records the line, the column and the path of each value`() throws {
    let top = try read("{\n  \"steps\": [1, {\"to\":\n   true}]}")
    guard case .array(let steps)? = top["steps"]?.value, let to = steps[1]["to"] else {
      Issue.record("no steps")
      return
    }
    expect(to.position, equals: TextPosition(line: 3, column: 4))
    expect(to.path.description, equals: "steps[1].to")
    expect(steps[0].position, equals: TextPosition(line: 2, column: 13))
  }

  @Test func `columns are counted in Unicode scalars, not bytes`() throws {
    expect(error(#"["ä👍", x]"#).hasPrefix("x.json:1:8:"))
  }

  @Test(arguments: ["[\n\nx]", "[\r\rx]", "[\r\n\r\nx]"])
  func `a line feed, a carriage return or both together count as one line break`(text: String) {
    expect(error(text).hasPrefix("x.json:3:1:"))
  }

  @Test func `a key that contains a space is quoted in an error's path`() {
    expect(
      error(#"{"a b": {"c": [x]}}"#)
        == #"x.json:1:16: ["a b"].c[0]: found "x", expected a value"#)
  }

  @Test(arguments: [
    (#""\u0041\n\"\/""#, "A\n\"/"), (#""\uD83D\uDE00""#, "😀"), (#""é""#, "é"), (#""""#, ""),
  ])
  func `escape sequences in strings are replaced by their characters`(text: String, value: String)
    throws
  {
    try expect(string(text), equals: value)
  }

  @Test(arguments: [("-0.5e1", -5.0), ("0", 0), ("12", 12), ("1E+2", 100), ("1e-999", 0)])
  func `numbers are read according to RFC 8259`(text: String, value: Double) throws {
    guard case .number(let number) = try read(text).value else {
      Issue.record("no number")
      return
    }
    expect(number, equals: value)
  }

  @Test(arguments: [
    ("", "x.json:1:1: found the end of the file, expected a value"),
    ("[1 2]", #"x.json:1:4: [1]: found "2", expected a comma or "]""#),
    ("[1,]", #"x.json:1:4: [1]: found "]" after a comma, expected another value, or no comma"#),
    (#"{"a":1,}"#, #"x.json:1:8: found "}" after a comma, expected another key, or no comma"#),
    (#"{"a" 1}"#, #"x.json:1:6: a: found "1", expected a colon after the key"#),
    (#"{"a":1 "b":2}"#, #"x.json:1:8: found a string, expected a comma or "}""#),
    ("{a: 1}", #"x.json:1:2: found "a", expected a key in double quotes"#),
    (
      "{ // a\n}",
      #"x.json:1:3: found "/", expected a key in double quotes (JSON has no comments)"#
    ),
    (
      "[1 /* a */]",
      #"x.json:1:4: [1]: found "/", expected a comma or "]" (JSON has no comments)"#
    ),
    (
      "{} # a",
      ##"x.json:1:4: found "#", expected nothing after the first value (JSON has no comments)"##
    ),
    ("{} {}", #"x.json:1:4: found "{", expected nothing after the first value"#),
    ("True", #"x.json:1:1: found "True", expected a value; did you mean "true"?"#),
    ("[NaN]", #"x.json:1:2: [0]: found "NaN", expected a value"#),
    ("// no", #"x.json:1:1: found "/", expected a value (JSON has no comments)"#),
    (
      "01",
      "x.json:1:1: found a number that begins with 0, "
        + "expected a number without leading zeros"
    ),
    ("1.", "x.json:1:3: found the end of the file, expected a digit"),
    ("-x", #"x.json:1:2: found "x", expected a digit"#),
    ("1e999", "x.json:1:1: found 1e999, which is too large, expected a number below 1.8e308"),
  ])
  func `a syntax error prints the unexpected text`(text: String, message: String) {
    expect(error(text), equals: message)
  }

  @Test(arguments: [
    (
      #"["ab"#,
      "x.json:1:5: [0]: found the end of the file, "
        + "expected the closing quote of the string that begins at 1:2"
    ),
    (
      "\"a\nb\"",
      "x.json:1:3: found a line break inside a string, "
        + "expected the closing quote of the string that begins at 1:1, or an escape"
    ),
    (
      #""\uD83D""#,
      "x.json:1:2: found half of a surrogate pair, "
        + #"expected both halves, as \uD83D\uDE00, or the character itself"#
    ),
    (
      #""\uDE00\uD83D""#,
      "x.json:1:2: found half of a surrogate pair, "
        + #"expected both halves, as \uD83D\uDE00, or the character itself"#
    ),
    (#""\u12G4""#, #"x.json:1:6: found "G4", expected a hex digit"#),
    (
      #""\x""#,
      "x.json:1:2: found an unknown escape, expected one of "
        + #"\", \\, \/, \b, \f, \n, \r, \t, \u and four hex digits"#
    ),
  ])
  func `the error for an invalid JSON string names the cause`(text: String, message: String) {
    expect(error(text), equals: message)
  }

  @Test func `the error for a repeated key of an object prints the positions of both keys`() {
    expect(
      error("{\"a\": 1,\n \"a\": 2}")
        == #"x.json:2:2: found a second "a", expected every key once; the first is at 1:2"#)
  }

  @Test func `JSON with 256 levels of nesting is read`() throws {
    let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    try expect(read(text).position, equals: TextPosition())
  }

  @Test func `JSON with more than 256 levels of nesting is refused`() {
    expect(
      error(String(repeating: "[", count: 100_000)).contains(
        "found a value inside 256 others, expected at most 256 lists and objects"))
  }

  @Test func `the error for a byte order mark says how to save the file`() {
    expect(
      error("\u{FEFF}{}")
        == "x.json:1:1: found a byte order mark, "
        + "expected plain UTF-8; save the file as UTF-8 without BOM")
  }

  @Test func `bytes that are not UTF-8 are reported with their position`() {
    expect(
      error(bytes: Array("[\n\"ä".utf8) + [0xFF] + Array("\"]".utf8))
        == "x.json:2:3: found byte 255, which is not UTF-8 here, "
        + "expected UTF-8; save the file in that encoding")
  }

  @Test func `an error message escapes control characters`() {
    expect(error("\u{1B}[31m").contains(#"found "\u{1B}""#))
  }

  @Test func `an error message escapes spaces that look like an ordinary space`() {
    expect(error("{\u{A0}}").contains(#"found "\u{A0}""#))
    expect(error("{\u{3000}}").contains(#"found "\u{3000}""#))
  }
}
