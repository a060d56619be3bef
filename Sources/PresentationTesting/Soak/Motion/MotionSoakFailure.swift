/// A case that broke a law of motion: the same seed gives the same text.
public struct MotionSoakFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The seed of the case.
  public let seed: UInt64
  /// What should have been so, in words.
  public let law: String
  /// What was made, what was found and what was expected.
  public let message: String

  /// The command that checks this case again.
  public var replay: String { "present soak motion --seed \(seed) --count 1" }

  /// Everything, one item per line, the replay command last.
  public var description: String {
    "Seed \(seed) breaks \"\(law)\":\n  \(message)\nReplay: \(replay)"
  }
}
