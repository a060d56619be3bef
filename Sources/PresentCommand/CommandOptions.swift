import PresentationTesting

/// The options of the verbs that explore scenarios or run tests with random seeds.
struct CommandOptions {
  private static let fullCount = 1_000_000

  /// The arguments that are neither a flag nor the value of a flag.
  private(set) var words: [String] = []
  private var values: [CommandFlag: String] = [:]

  /// Parses the arguments.
  ///
  /// - Parameter word: A description, such as "a path", of the arguments that are not flags, for
  ///   error messages. With a description, the verb takes any number of these arguments. If
  ///   the description is nil, the verb takes at most one.
  init(_ arguments: [String], verb: CommandVerb, word: String? = nil) throws(UsageError) {
    let flags = CommandFlag.flags(of: verb)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let flag = flags.first(where: { $0.rawValue == argument }) {
        guard values[flag] == nil else { throw Self.second(after: argument) }
        values[flag] = try Self.value(of: flag, &rest)
      } else if argument.hasPrefix("-") {
        let names = flags.filter { $0 != .worker }.map(\.rawValue)
        throw UsageError(
          found: quoted(argument), expected: (word.map { "\($0) or " } ?? "") + oneOf(names),
          nearest: nearestWord(to: argument, among: names))
      } else {
        if let first = words.first, word == nil {
          throw UsageError(
            found: "\(quoted(argument)) after \(quoted(first))",
            expected: "one value after the verb")
        }
        words.append(argument)
      }
    }
    try check()
  }

  private static func second(after word: String) -> UsageError {
    UsageError(found: "a second value after \(word)", expected: "at most one")
  }

  private static func value(
    of flag: CommandFlag, _ rest: inout ArraySlice<String>
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
      guard let word, flag == .seed ? UInt64(word) != nil : Int(word).map({ $0 >= 0 }) == true
      else {
        throw noNumber(word, after: flag)
      }
      return word
    }
  }

  /// Returns the error for a word that is no number, or that is too large a number.
  private static func noNumber(_ word: String?, after flag: CommandFlag) -> UsageError {
    let isTooLarge = word?.isEmpty == false && word?.allSatisfy { "0"..."9" ~= $0 } == true
    let last = flag == .seed ? "\(UInt64.max)" : "\(Int.max)"
    return UsageError(
      found: word.map(quoted) ?? "nothing",
      expected: (isTooLarge && flag.limits == nil ? "at most \(last)" : flag.validNumbers)
        + " after \(flag.rawValue)")
  }

  /// Throws an error for flags that cannot be combined.
  private func check() throws(UsageError) {
    if has(.count), has(.full) {
      throw UsageError(
        found: "a second number of runs", expected: "one --count or --full")
    }
    if number(.count) == 0 {
      throw UsageError(found: "0 runs", expected: "at least one run after --count")
    }
    for flag in CommandFlag.allCases {
      guard let limit = flag.limits, let number = number(flag), !limit.contains(number) else {
        continue
      }
      throw UsageError(
        found: "\(number) after \(flag.rawValue)",
        expected: flag.validNumbers)
    }
    for flag in CommandFlag.allCases where has(flag) {
      if let rival = flag.rivals.first(where: has) {
        throw UsageError(
          found: "\(flag.rawValue) together with \(rival.rawValue)", expected: "one of them")
      }
    }
  }

  /// The first of the `words`; nil if there are none.
  var subject: String? { words.first }

  /// The number of runs from `--count`, or a million for `--full`; nil without these flags.
  var count: Int? { has(.full) ? Self.fullCount : number(.count) }

  var seed: UInt64? { word(.seed).flatMap { UInt64($0) } }

  /// Returns the seeds of the runs; `count` is the number of runs without `--count` or `--full`.
  ///
  /// The seeds are consecutive, and begin with the number after `--seed`, or with 1.
  func seeds(count standard: Int) throws(UsageError) -> Range<UInt64> {
    let first = seed ?? 1, count = UInt64(count ?? standard)
    guard first <= .max - count else {
      throw UsageError(
        found: "\(first) after --seed",
        expected: "at most \(UInt64.max - count) for \(Int(count).counted("run"))")
    }
    return first..<(first + count)
  }

  func has(_ flag: CommandFlag) -> Bool { values[flag] != nil }

  func word(_ flag: CommandFlag) -> String? { values[flag] }

  func number(_ flag: CommandFlag) -> Int? { values[flag].flatMap { Int($0) } }

  var budget: ExplorationBudget? {
    number(.budget).map { .states($0) } ?? number(.seconds).map { .seconds(Double($0)) }
  }
}
