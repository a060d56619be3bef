import PresentationTesting

/// What `present explore` or `present replay` was asked for.
struct ExploreOptions {
  var subject: String?
  var presenter: String?
  var depth: Int?
  var budget: Int?
  var printsJSON = false

  /// Reads the arguments.
  init(_ arguments: [String], verb: CommandVerb) throws(UsageError) {
    let flags =
      verb == .explore ? ["--presenter", "--depth", "--budget", "--json"] : ["--presenter"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--presenter": try set(\.presenter, to: rest.popFirst(), after: argument)
      case "--depth" where flags.contains(argument):
        try set(\.depth, to: Self.number(rest.popFirst(), after: argument), after: argument)
      case "--budget" where flags.contains(argument):
        try set(\.budget, to: Self.number(rest.popFirst(), after: argument), after: argument)
      case "--json" where flags.contains(argument): printsJSON = true
      case _ where argument.hasPrefix("-"):
        throw UsageError(
          found: quoted(argument), expected: oneOf(flags),
          nearest: nearestWord(to: argument, among: flags))
      default: try set(\.subject, to: argument, after: "the verb")
      }
    }
  }

  private mutating func set<Value>(
    _ option: WritableKeyPath<ExploreOptions, Value?>, to value: Value?, after flag: String
  ) throws(UsageError) {
    guard let value else { throw UsageError(found: "nothing", expected: "a word after \(flag)") }
    guard self[keyPath: option] == nil else {
      throw UsageError(found: "a second one after \(flag)", expected: "one at most")
    }
    self[keyPath: option] = value
  }

  private static func number(_ text: String?, after flag: String) throws(UsageError) -> Int {
    guard let text, let number = Int(text), number >= 0 else {
      throw UsageError(
        found: text.map(quoted) ?? "nothing", expected: "a whole number after \(flag)")
    }
    return number
  }
}
