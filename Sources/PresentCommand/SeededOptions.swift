import PresentationTesting

/// The options of the commands with random seeds: `present soak`, `present fuzz` and
/// `present digest`.
struct SeededOptions {
  private static let fullCount = 1_000_000

  /// The arguments that are neither a flag nor the value of a flag.
  var words: [String] = []
  var count: Int?
  var seed: UInt64?

  /// Parses the arguments.
  ///
  /// - Parameter word: The description of a valid word in error messages, such as "a path".
  init(_ arguments: [String], word: String) throws(UsageError) {
    let flags = ["--count", "--seed", "--full"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--count": try setCount(Self.number(rest.popFirst(), after: argument))
      case "--full": try setCount(UInt64(Self.fullCount))
      case "--seed":
        if seed != nil { throw UsageError(found: "a second --seed", expected: "at most one") }
        seed = try Self.number(rest.popFirst(), after: argument)
      case _ where !argument.hasPrefix("-"): words.append(argument)
      default:
        throw UsageError(
          found: quoted(argument), expected: "\(word) or " + oneOf(flags),
          nearest: nearestWord(to: argument, among: flags))
      }
    }
  }

  private mutating func setCount(_ number: UInt64) throws(UsageError) {
    guard count == nil else {
      throw UsageError(found: "a second number of runs", expected: "one --count or --full")
    }
    guard let count = Int(exactly: number), count > 0 else {
      throw UsageError(found: "\(number) runs", expected: "at least one")
    }
    self.count = count
  }

  private static func number(_ text: String?, after flag: String) throws(UsageError) -> UInt64 {
    guard let text, let number = UInt64(text) else {
      throw UsageError(
        found: text.map(quoted) ?? "nothing", expected: "a whole number after \(flag)")
    }
    return number
  }
}
