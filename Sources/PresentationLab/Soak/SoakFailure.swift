package import PresentationTesting

/// A run that broke an invariant: the same seed gives the same text.
package struct SoakFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the world.
  package let kind: SoakKind
  /// The seed of the run.
  package let seed: UInt64
  /// The rule that was broken, such as "P-92".
  package let rule: String
  /// The state that was found, and the rule that it breaks.
  package let message: String
  /// The controllers of the run, one line each.
  package let cast: [String]
  /// The operations, in order; operations in a callback are indented.
  package let operations: [String]
  /// The last lines of the trace, up to the break.
  package let traceTail: [TraceLine]

  /// The command that runs this seed again.
  package var replay: String { "\(kind.command) --seed \(seed) --count 1" }

  /// Everything, one item per line, the replay command last.
  package var description: String {
    let lines =
      ["Seed \(seed) breaks \(rule): \(message)", "Cast:"] + cast.map { "  \($0)" }
      + ["Operations:"] + operations.map { "  \($0)" }
      + ["Trace, last \(traceTail.count) lines:"] + traceTail.map { "  \($0)" }
      + ["Replay: \(replay)"]
    return lines.joined(separator: "\n")
  }
}
