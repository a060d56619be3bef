/// An error for a random case that violates a law; the same seed always gives the same text.
package struct LawFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the soak test, such as `motion` in the command `present soak motion`.
  package let soak: String
  /// The seed of the case.
  package let seed: UInt64
  /// The violated law, in words.
  package let law: String
  /// The case, the value that was found and the expected value.
  package let message: String
  /// The number of cases that the replay command runs, beginning with `seed`.
  var count = 1

  /// The command that runs this case again.
  package var replay: String { "present soak \(soak) --seed \(seed) --count \(count)" }

  /// The seed, the law, the message and the replay command.
  package var description: String {
    "Seed \(seed) breaks \"\(law)\":\n  \(message)\nReplay: \(replay)"
  }
}
