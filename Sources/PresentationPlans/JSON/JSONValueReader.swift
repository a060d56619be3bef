import PresentationTesting

/// A reader of JSON values that throws an error for a value of an unexpected kind.
package protocol JSONValueReader {
  /// The name of the file, for errors.
  var file: String { get }
}

extension JSONValueReader {
  package func wrong(
    _ node: JSONNode, found: String? = nil, expected: String, nearest: String? = nil
  ) -> PlanError {
    PlanError(
      file: file, position: node.position, place: node.path.description,
      found: found ?? node.found, expected: expected, nearest: nearest)
  }

  /// Returns the error for a wrong key in an object, with the position of the key.
  package func wrong(
    _ member: JSONMember, in object: JSONNode? = nil, found: String, expected: String,
    nearest: String? = nil
  ) -> PlanError {
    PlanError(
      file: file, position: member.keyPosition,
      place: (object?.path ?? member.node.path).description,
      found: found, expected: expected, nearest: nearest)
  }

  package func members(_ node: JSONNode, expected: String) throws(PlanError) -> [JSONMember] {
    guard case .object(let members) = node.value else { throw wrong(node, expected: expected) }
    return members
  }

  package func list(_ node: JSONNode, expected: String) throws(PlanError) -> [JSONNode] {
    guard case .array(let items) = node.value else { throw wrong(node, expected: expected) }
    return items
  }

  /// Checks that an object has all required keys and no unknown keys.
  package func object(_ node: JSONNode, keys: [PlanKey]) throws(PlanError) -> JSONNode {
    let names = keys.map(\.name)
    let known = Set(names)
    for member in try members(node, expected: "an object with \(oneOf(names))")
    where !known.contains(member.key) {
      throw wrong(
        member, in: node, found: quoted(member.key), expected: oneOf(names),
        nearest: nearestWord(to: member.key, among: names))
    }
    for key in keys where key.isRequired { _ = try required(key.name, in: node) }
    return node
  }

  package func required(_ key: String, in object: JSONNode) throws(PlanError) -> JSONNode {
    guard let node = object[key] else {
      throw wrong(object, found: "no \(quoted(key))", expected: "the key \(quoted(key))")
    }
    return node
  }

  package func string(_ node: JSONNode, expected: String) throws(PlanError) -> String {
    guard case .string(let string) = node.value else { throw wrong(node, expected: expected) }
    return string
  }

  package func bool(_ node: JSONNode?, default standard: Bool) throws(PlanError) -> Bool {
    guard let node else { return standard }
    guard case .bool(let bool) = node.value else {
      throw wrong(node, expected: "true or false")
    }
    return bool
  }

  package func integer(
    _ node: JSONNode, in range: ClosedRange<Int>, expected: String
  ) throws(PlanError) -> Int {
    guard case .number(let number) = node.value, let integer = Int(exactly: number),
      range.contains(integer)
    else { throw wrong(node, expected: expected) }
    return integer
  }

  package func number(
    _ node: JSONNode, in range: ClosedRange<Double>, expected: String
  ) throws(PlanError) -> Double {
    guard case .number(let number) = node.value, range.contains(number) else {
      throw wrong(node, expected: expected)
    }
    return number
  }

  /// Parses a word of an enumeration; the error also lists the words in `others` as valid.
  package func word<Word>(_ node: JSONNode, or others: [String] = []) throws(PlanError) -> Word
  where Word: RawRepresentable<String> & CaseIterable {
    if case .string(let text) = node.value, let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue) + others
    let text = try string(node, expected: oneOf(words))
    throw wrong(node, expected: oneOf(words), nearest: nearestWord(to: text, among: words))
  }
}
