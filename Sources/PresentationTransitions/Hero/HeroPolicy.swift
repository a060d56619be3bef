/// The answers of a ``HeroTransition`` to questions that the first hero presentations left open.
public struct HeroPolicy: Hashable, Sendable {
  /// Whether views fly even if other views of their screen have no partner on the other screen.
  ///
  /// If true, the flights start once the arriving screen has been laid out, for all views that have
  /// a partner then (H-30). If false, the flights start only when every name of the other screen
  /// has a partner (H-17).
  public var fliesWithoutAllPartners: Bool
  /// Whether a gesture or another request may interrupt the transition (H-14, H-36 to H-38).
  public var canBeInterrupted: Bool

  /// Creates a policy.
  public init(fliesWithoutAllPartners: Bool = true, canBeInterrupted: Bool = true) {
    self.fliesWithoutAllPartners = fliesWithoutAllPartners
    self.canBeInterrupted = canBeInterrupted
  }

  /// The policy in which every view with a partner flies, and everything can be interrupted.
  public static let standard = HeroPolicy()
  /// The policy of the first hero presentations: no view flies unless every view has a partner, and
  /// nothing can be interrupted (H-5, H-14, H-17).
  public static let firstVersion = HeroPolicy(
    fliesWithoutAllPartners: false, canBeInterrupted: false)
}
