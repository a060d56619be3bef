/// A case that broke a law: the same seed gives the same text.
public struct LawFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The word that soaks such cases.
  public let soak: String
  /// The seed of the case.
  public let seed: UInt64
  /// What should have been so, in words.
  public let law: String
  /// What was made, what was found and what was expected.
  public let message: String

  /// The command that checks this case again.
  public var replay: String { "present soak \(soak) --seed \(seed) --count 1" }

  /// Everything, one item per line, the replay command last.
  public var description: String {
    "Seed \(seed) breaks \"\(law)\":\n  \(message)\nReplay: \(replay)"
  }
}
