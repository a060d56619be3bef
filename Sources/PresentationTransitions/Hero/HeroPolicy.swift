/// The rules of a ``HeroTransition`` about missing partners and interruptions.
public struct HeroPolicy: Hashable, Sendable {
  /// Whether views fly even if other views of the same screen have no partner on the other screen.
  ///
  /// If true, the flights start once the arriving screen has been laid out. All views that have a
  /// partner at that time fly (H-30). If false, no view flies unless every hero ID has a partner
  /// (H-17).
  public var fliesWithoutAllPartners: Bool
  /// Whether a gesture or another request may interrupt the transition (H-14, H-36 to H-38).
  public var canBeInterrupted: Bool

  /// Creates a policy; by default, each view with a partner flies, and interruptions are allowed.
  public init(fliesWithoutAllPartners: Bool = true, canBeInterrupted: Bool = true) {
    self.fliesWithoutAllPartners = fliesWithoutAllPartners
    self.canBeInterrupted = canBeInterrupted
  }

  /// The policy in which every view with a partner flies, and the transition can be interrupted.
  public static let standard = HeroPolicy()
  /// The policy of the package's first hero transitions (H-5, H-14, H-17).
  ///
  /// No view flies unless every view has a partner, and the transition cannot be interrupted.
  public static let firstVersion = HeroPolicy(
    fliesWithoutAllPartners: false, canBeInterrupted: false)
}
