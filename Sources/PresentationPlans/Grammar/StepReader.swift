import PresentationTesting

/// A step that is being read: its keys are its verb's.
struct StepReader {
  let decoder: PlanDecoder
  let object: JSONNode
  /// The value of the verb itself.
  let subject: JSONNode

  func required(_ key: String) throws(PlanError) -> JSONNode {
    try decoder.required(key, in: object)
  }

  func optional(_ key: String) -> JSONNode? { object[key] }

  /// Reads the name of a controller: the verb's own value, or that of a required key.
  func controller(_ key: String? = nil) throws(PlanError) -> String {
    try decoder.controllerName(node(key))
  }

  /// Reads the name of a stack.
  func stack(_ key: String? = nil) throws(PlanError) -> String { try decoder.stackName(node(key)) }

  /// Reads the name of a tab bar controller.
  func tabs(_ key: String? = nil) throws(PlanError) -> String { try decoder.tabsName(node(key)) }

  /// Reads the name of a view.
  func view() throws(PlanError) -> String { try decoder.viewName(subject) }

  /// Reads the name of a property animator.
  func animator() throws(PlanError) -> String { try decoder.animatorName(subject) }

  /// Reads the verb's own value, true or false.
  func flag(default standard: Bool) throws(PlanError) -> Bool {
    try decoder.bool(subject, default: standard)
  }

  /// Reads true or false of a key.
  func flag(_ key: String, default standard: Bool) throws(PlanError) -> Bool {
    try decoder.bool(object[key], default: standard)
  }

  /// Reads a number from 0 to 1 of a required key.
  func fraction(_ key: String, of what: String) throws(PlanError) -> Double {
    try decoder.fraction(required(key), of: what)
  }

  /// Reads a number of a key that may be missing.
  func number(
    _ key: String, in range: ClosedRange<Double>, expected: String
  ) throws(PlanError) -> Double? {
    guard let node = object[key] else { return nil }
    return try decoder.number(node, in: range, expected: expected)
  }

  /// Reads one of several words, and returns its value.
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
