import PresentationTesting

extension JSONReader {
  /// Throws an error for a byte order mark or for the first byte that is not UTF-8.
  static func checkEncoding(_ bytes: [UInt8]) throws(JSONProblem) {
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw JSONProblem(
        at: TextPosition(), found: "a byte order mark",
        expected: "plain UTF-8; save the file as UTF-8 without BOM")
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var valid = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { valid += scalar.count }
    var scanner = JSONScanner(Array(bytes[..<valid]))
    while scanner.current != nil { scanner.advance() }
    throw JSONProblem(
      at: scanner.position, found: "byte \(bytes[valid]), which is not UTF-8 here",
      expected: "UTF-8; save the file in that encoding")
  }
}
