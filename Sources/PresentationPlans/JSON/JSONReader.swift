import PresentationTesting

/// A strict parser for JSON texts (RFC 8259), whose nodes have positions.
///
/// Nesting is limited to `depthLimit`, and the parser does not use recursion. A key that occurs
/// twice in an object is an error.
package struct JSONReader {
  /// The maximum nesting depth of lists and objects.
  package static let depthLimit = 256

  private var scanner: JSONScanner
  private var open: [Container] = []

  private init(_ bytes: [UInt8]) {
    scanner = JSONScanner(bytes)
  }

  /// Parses the bytes of a whole file; `file` is the name that errors print.
  package static func read(_ bytes: [UInt8], file: String) throws(PlanError) -> JSONNode {
    var reader = JSONReader(bytes)
    do throws(JSONProblem) {
      try checkEncoding(bytes)
      return try reader.text()
    } catch {
      throw PlanError(
        file: file, position: error.position, place: reader.place, found: error.found,
        expected: error.expected, nearest: error.nearest)
    }
  }

  private var place: String {
    guard let container = open.last else { return "" }
    return (container.valuePath ?? container.path).description
  }

  private mutating func text() throws(JSONProblem) -> JSONNode {
    while true {
      var finished = try value()
      while let node = finished {
        guard !open.isEmpty else {
          try end()
          return node
        }
        finished = try append(node)
      }
    }
  }

  private mutating func end() throws(JSONProblem) {
    scanner.skipWhitespace()
    guard scanner.current == nil else {
      throw JSONProblem(
        at: scanner.position, found: scanner.found,
        expected: scanner.expected("nothing after the first value"))
    }
  }

  /// Parses a simple value, an empty list or object, or the beginning of another list or object.
  ///
  /// After the beginning of a list or an object, the result is nil, because its content is parsed
  /// next.
  private mutating func value() throws(JSONProblem) -> JSONNode? {
    scanner.skipWhitespace()
    let position = scanner.position
    let path = open.last.map { $0.valuePath ?? $0.path } ?? .top
    switch scanner.current {
    case UInt8(ascii: "{"):
      try begin(Container(isObject: true, position: position, path: path))
      return try scanner.current == UInt8(ascii: "}") ? close() : key()
    case UInt8(ascii: "["):
      try begin(Container(isObject: false, position: position, path: path))
      return scanner.current == UInt8(ascii: "]") ? close() : nil
    case UInt8(ascii: "\""):
      return JSONNode(.string(try scanner.string()), at: position, path: path)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return JSONNode(.number(try scanner.number()), at: position, path: path)
    default:
      return JSONNode(try scanner.literal(), at: position, path: path)
    }
  }

  private mutating func begin(_ container: Container) throws(JSONProblem) {
    guard open.count < Self.depthLimit else {
      throw JSONProblem(
        at: container.position, found: "a value inside \(Self.depthLimit) others",
        expected: "at most \(Self.depthLimit) lists and objects inside each other")
    }
    scanner.advance()
    scanner.skipWhitespace()
    open.append(container)
  }

  /// Parses a key and its colon, and returns nil, because the value is parsed next.
  private mutating func key() throws(JSONProblem) -> JSONNode? {
    let top = open.count - 1
    let position = scanner.position
    guard scanner.current == UInt8(ascii: "\"") else {
      throw JSONProblem(
        at: position, found: scanner.found, expected: scanner.expected("a key in double quotes"))
    }
    let key = try scanner.string()
    if let first = open[top].keys.updateValue(position, forKey: key) {
      throw JSONProblem(
        at: position, found: "a second \(quoted(key))",
        expected: "every key once; the first is at \(first)")
    }
    open[top].pending = Container.Key(text: key, position: position)
    scanner.skipWhitespace()
    guard scanner.skip(UInt8(ascii: ":")) else {
      throw JSONProblem(
        at: scanner.position, found: scanner.found, expected: "a colon after the key")
    }
    return nil
  }

  /// Adds a value to the container around it.
  ///
  /// - Returns: The container if it ends after this value; otherwise nil.
  private mutating func append(_ node: JSONNode) throws(JSONProblem) -> JSONNode? {
    let top = open.count - 1
    open[top].append(node)
    scanner.skipWhitespace()
    let isObject = open[top].isObject
    let closing = UInt8(ascii: isObject ? "}" : "]")
    if scanner.current == closing { return close() }
    guard scanner.skip(UInt8(ascii: ",")) else {
      throw JSONProblem(
        at: scanner.position, found: scanner.found,
        expected: scanner.expected("a comma or \"\(isObject ? "}" : "]")\""))
    }
    scanner.skipWhitespace()
    guard scanner.current != closing else {
      throw JSONProblem(
        at: scanner.position, found: "\(scanner.found) after a comma",
        expected: "\(isObject ? "another key" : "another value"), or no comma")
    }
    return isObject ? try key() : nil
  }

  private mutating func close() -> JSONNode {
    scanner.advance()
    return open.removeLast().node
  }
}
