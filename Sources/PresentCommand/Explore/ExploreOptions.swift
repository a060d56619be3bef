import PresentationTesting

/// The options of `present explore`, `present walk`, `present replay` and `present film`.
struct ExploreOptions {
  private(set) var subject: String?
  private var values: [ExploreFlag: String] = [:]

  /// Parses the arguments.
  init(_ arguments: [String], verb: CommandVerb) throws(UsageError) {
    let flags = ExploreFlag.flags(of: verb)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let flag = flags.first(where: { $0.rawValue == argument }) {
        guard values[flag] == nil else { throw Self.second(after: argument) }
        values[flag] = try Self.value(of: flag, &rest)
      } else if argument.hasPrefix("-") {
        let words = flags.filter { $0 != .worker }.map(\.rawValue)
        throw UsageError(
          found: quoted(argument), expected: oneOf(words),
          nearest: nearestWord(to: argument, among: words))
      } else {
        guard subject == nil else { throw Self.second(after: "the verb") }
        subject = argument
      }
    }
    try check()
  }

  private static func second(after word: String) -> UsageError {
    UsageError(found: "a second value after \(word)", expected: "at most one")
  }

  private static func value(
    of flag: ExploreFlag, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    switch flag.argument {
    case .nothing: return ""
    case .word:
      guard let word = rest.popFirst() else {
        throw UsageError(found: "nothing", expected: "a word after \(flag.rawValue)")
      }
      return word
    case .number:
      let word = rest.popFirst()
      guard let word, let number = Int(word), number >= 0 else {
        throw UsageError(
          found: word.map(quoted) ?? "nothing",
          expected: "a whole number after \(flag.rawValue)")
      }
      return word
    }
  }

  /// Throws an error for flags that cannot be combined.
  private func check() throws(UsageError) {
    for flag in ExploreFlag.allCases where has(flag) {
      if let rival = flag.rivals.first(where: has) {
        throw UsageError(
          found: "\(flag.rawValue) together with \(rival.rawValue)", expected: "one of them")
      }
    }
  }

  func has(_ flag: ExploreFlag) -> Bool { values[flag] != nil }

  func word(_ flag: ExploreFlag) -> String? { values[flag] }

  func number(_ flag: ExploreFlag) -> Int? { values[flag].flatMap { Int($0) } }

  var budget: ExplorationBudget? {
    number(.budget).map { .states($0) } ?? number(.seconds).map { .seconds(Double($0)) }
  }
}
