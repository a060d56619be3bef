import PresentationTesting

/// A parser of one step, whose keys have already been checked against the verb's grammar.
struct StepReader {
  let decoder: PlanDecoder
  let object: JSONNode
  /// The value of the step's first key, such as `Editor` in a step that begins with `present`.
  let subject: JSONNode

  func required(_ key: String) throws(PlanError) -> JSONNode {
    try decoder.required(key, in: object)
  }

  func optional(_ key: String) -> JSONNode? { object[key] }

  /// Parses the name of a controller: the value of `key`.
  ///
  /// If `key` is nil, parses the value of the step's first key, which is the verb.
  func controller(_ key: String? = nil) throws(PlanError) -> String {
    try decoder.controllerName(node(key))
  }

  /// Parses the name of a stack.
  func stack(_ key: String? = nil) throws(PlanError) -> String { try decoder.stackName(node(key)) }

  /// Parses the name of a tab bar controller.
  func tabs(_ key: String? = nil) throws(PlanError) -> String { try decoder.tabsName(node(key)) }

  /// Parses the name of a view.
  func view() throws(PlanError) -> String { try decoder.viewName(subject) }

  /// Parses the name of a property animator.
  func animator() throws(PlanError) -> String { try decoder.animatorName(subject) }

  /// Parses the value of the step's first key, the verb, as true or false.
  func flag(default standard: Bool) throws(PlanError) -> Bool {
    try decoder.bool(subject, default: standard)
  }

  /// Parses the value of an optional key as true or false.
  func flag(_ key: String, default standard: Bool) throws(PlanError) -> Bool {
    try decoder.bool(object[key], default: standard)
  }

  /// Parses the value of a required key as a number from 0 to 1.
  func fraction(_ key: String, of what: String) throws(PlanError) -> Double {
    try decoder.fraction(required(key), of: what)
  }

  /// Parses the value of an optional key as a number; returns nil if the key is missing.
  func number(
    _ key: String, in range: ClosedRange<Double>, expected: String
  ) throws(PlanError) -> Double? {
    guard let node = object[key] else { return nil }
    return try decoder.number(node, in: range, expected: expected)
  }

  /// Parses one of several words, and returns the value that belongs to the word.
  func choice<Value>(
    of choices: [(word: String, value: Value)], at node: JSONNode
  ) throws(PlanError) -> Value {
    let words = choices.map(\.word)
    let text = try decoder.string(node, expected: oneOf(words))
    guard let choice = choices.first(where: { $0.word == text }) else {
      throw decoder.wrong(
        node, expected: oneOf(words), nearest: nearestWord(to: text, among: words))
    }
    return choice.value
  }

  private func node(_ key: String?) throws(PlanError) -> JSONNode {
    guard let key else { return subject }
    return try required(key)
  }
}
