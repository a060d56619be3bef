/// The options of a ``HeroTransition`` about missing partners and interruptions.
///
/// Two views of different controllers are partners if they have the same hero ID.
public struct HeroPolicy: Hashable, Sendable {
  /// Whether a view with a partner flies even if other views have no partner.
  ///
  /// The partner of a view is the view with the same hero ID in the other controller. If true, both
  /// controllers are laid out, and then each view that has a partner flies (H-30).
  ///
  /// If false, all flights wait until each view with a hero ID in the covered controller has a
  /// partner (H-17). For example, the presenter is the covered controller of a presentation.
  public var fliesWithoutAllPartners: Bool
  /// Whether a gesture or a new request, such as a pop during a push, may interrupt the transition
  /// (H-14, H-36 to H-38).
  public var canBeInterrupted: Bool

  /// Creates a policy; the defaults are the values of ``standard``.
  public init(fliesWithoutAllPartners: Bool = true, canBeInterrupted: Bool = true) {
    self.fliesWithoutAllPartners = fliesWithoutAllPartners
    self.canBeInterrupted = canBeInterrupted
  }

  /// The default policy: each view that has a partner flies, and the transition can be interrupted.
  ///
  /// The partner of a view is the view with the same hero ID in the other controller.
  public static let standard = HeroPolicy()
  /// The behavior of the first version of hero transitions, for comparison (H-5, H-14, H-17).
  ///
  /// ``fliesWithoutAllPartners`` and ``canBeInterrupted`` are false.
  public static let firstVersion = HeroPolicy(
    fliesWithoutAllPartners: false, canBeInterrupted: false)
}
