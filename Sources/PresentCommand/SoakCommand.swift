import Foundation
import PresentationTesting

/// `present soak`: runs seeded random operations and stops at the first broken invariant.
@MainActor
struct SoakCommand {
  private static let flags = ["--count", "--seed", "--full"]
  private static let fullCount = 1_000_000

  private var count: Int?
  private var seed: UInt64?

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--count": try setCount(number(rest.popFirst(), after: argument))
      case "--full": try setCount(UInt64(Self.fullCount))
      case "--seed":
        if seed != nil { throw UsageError(found: "a second --seed", expected: "one at most") }
        seed = try number(rest.popFirst(), after: argument)
      default:
        throw UsageError(
          found: quoted(argument), expected: oneOf(Self.flags),
          nearest: nearestWord(to: argument, among: Self.flags))
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

  private func number(_ text: String?, after flag: String) throws(UsageError) -> UInt64 {
    guard let text, let number = UInt64(text) else {
      throw UsageError(
        found: text.map(quoted) ?? "nothing", expected: "a whole number after \(flag)")
    }
    return number
  }

  func run(output: CommandOutput) -> CommandStatus {
    let soak = Soak(firstSeed: seed ?? 1, count: count ?? 10_000)
    output.write("  first seed \(soak.firstSeed)\n")
    var progress = Progress(of: soak.count, to: output)
    let outcome = soak.run { counts in
      let next = soak.firstSeed &+ UInt64(counts.runs)
      progress.show(counts.runs, note: "go on with --seed \(next)")
    }
    progress.end()
    if let failure = outcome.failure { output.write("\(failure)\n") }
    let counts = outcome.counts
    output.write(
      """
        \(counts.runs) runs, \(counts.operations) operations, \(counts.turns) turns, \
      \(counts.transitions) transitions: \(outcome.failure == nil ? "passed" : "failed")

      """)
    return outcome.failure == nil ? .passed : .failed
  }
}
