/// The condition of an `#if` directive, evaluated for Linux.
struct PlatformCondition {
  /// The maximum number of nested parentheses and negations.
  private static let deepest = 256

  private let words: [String]
  private var at = 0
  private var depth = 0

  /// Creates a condition from its words and punctuation characters.
  init(_ words: [String]) {
    self.words = words
  }

  /// Returns whether the condition is true on Linux; nil if this is not known.
  ///
  /// The value of a part that is nested too deeply is not known.
  mutating func value() -> Bool? {
    var result = conjunction()
    while take("|", "|") {
      let other = conjunction()
      result =
        result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = term()
    while take("&", "&") {
      let other = term()
      result =
        result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  private mutating func term() -> Bool? {
    guard depth < Self.deepest else {
      at = words.count
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    if take("!") { return term().map { !$0 } }
    if take("(") {
      let result = value()
      _ = take(")")
      return result
    }
    guard at < words.count else { return nil }
    let name = words[at]
    at += 1
    guard take("(") else { return ["true": true, "false": false][name] }
    let end = words[at...].firstIndex(of: ")") ?? words.count
    let argument = words[at..<end].joined()
    at = min(end + 1, words.count)
    return Self.value(of: name, argument)
  }

  private mutating func take(_ expected: String...) -> Bool {
    guard words[at...].starts(with: expected) else { return false }
    at += expected.count
    return true
  }

  private static func value(of name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == "Linux"
    case "targetEnvironment": false
    case "canImport":
      AppleModules.names.contains(argument) || argument == "ObjectiveC" ? false : nil
    default: nil
    }
  }
}
