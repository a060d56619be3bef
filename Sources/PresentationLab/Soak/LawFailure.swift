/// A case that broke a law: the same seed gives the same text.
package struct LawFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of soak, as `present soak` names it.
  package let soak: String
  /// The seed of the case.
  package let seed: UInt64
  /// The law that was broken, in words.
  package let law: String
  /// The case, the value found and the value expected.
  package let message: String

  /// The command that checks this case again.
  package var replay: String { "present soak \(soak) --seed \(seed) --count 1" }

  /// Everything, one item per line, the replay command last.
  package var description: String {
    "Seed \(seed) breaks \"\(law)\":\n  \(message)\nReplay: \(replay)"
  }
}
