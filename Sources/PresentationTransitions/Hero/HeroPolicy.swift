/// The policy of a ``HeroTransition`` for questions that the first hero presentations left open:
/// one switch each.
public struct HeroPolicy: Hashable, Sendable {
  /// Whether the flights set out with the partners that are there when the coming screen has been
  /// laid out once (H-30), rather than when every name of the other screen has one (H-17).
  public var fliesWithoutAllPartners: Bool
  /// Whether a gesture or another request may interrupt the transition (H-36 to H-38), or nothing
  /// may (H-14).
  public var canBeInterrupted: Bool

  /// Creates a policy.
  public init(fliesWithoutAllPartners: Bool = true, canBeInterrupted: Bool = true) {
    self.fliesWithoutAllPartners = fliesWithoutAllPartners
    self.canBeInterrupted = canBeInterrupted
  }

  /// The policy in which every view with a partner flies, and everything can be interrupted.
  public static let standard = HeroPolicy()
  /// As hero presentations began: one view without a partner keeps all on the ground, and nothing
  /// stops what has begun (H-5, H-14, H-17).
  public static let firstVersion = HeroPolicy(
    fliesWithoutAllPartners: false, canBeInterrupted: false)
}
