/// What a ``HeroTransition`` does where the first hero presentations left it open: one switch each.
public struct HeroPolicy: Hashable, Sendable {
  /// Whether the flights set out with the partners that are there when the coming screen has been
  /// laid out once (H-30), rather than when every name of the other screen has one (H-17).
  public var fliesWithoutAllPartners: Bool
  /// Whether a hand, or another request, may interrupt it (H-36 to H-38) or nobody (H-14).
  public var canBeInterrupted: Bool

  /// A policy of one's own.
  public init(fliesWithoutAllPartners: Bool = true, canBeInterrupted: Bool = true) {
    self.fliesWithoutAllPartners = fliesWithoutAllPartners
    self.canBeInterrupted = canBeInterrupted
  }

  /// Who has a partner flies, and everything can be interrupted.
  public static let standard = HeroPolicy()
  /// As hero presentations began: one view without a partner keeps all on the ground, and nothing
  /// stops what has begun (H-5, H-14, H-17).
  public static let firstVersion = HeroPolicy(
    fliesWithoutAllPartners: false, canBeInterrupted: false)
}
