package import PresentationTesting

/// An error for a run that broke an invariant; the same seed always gives the same text.
package struct SoakFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the soak test.
  package let kind: SoakKind
  /// The seed of the run.
  package let seed: UInt64
  /// The broken rule, such as "P-92".
  package let rule: String
  /// The state that contradicts the rule, in words.
  package let message: String
  /// The controllers of the run, one line per controller.
  package let cast: [String]
  /// The operations, in order; operations inside a callback are indented.
  package let operations: [String]
  /// The last lines of the trace before the failure.
  package let traceTail: [TraceLine]

  /// The command that runs this seed again.
  package var replay: String { "\(kind.command) --seed \(seed) --count 1" }

  /// The seed, the rule, the controllers, the operations, the last events and the replay command.
  package var description: String {
    let lines =
      ["Seed \(seed) breaks \(rule): \(message)", "Cast:"] + cast.map { "  \($0)" }
      + ["Operations:"] + operations.map { "  \($0)" }
      + ["Trace, last \(traceTail.count.counted("line")):"] + traceTail.map { "  \($0)" }
      + ["Replay: \(replay)"]
    return lines.joined(separator: "\n")
  }
}
