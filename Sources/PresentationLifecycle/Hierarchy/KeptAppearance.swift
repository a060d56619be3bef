/// The appearance of a controller, stored while the controller moves from one world (simulated app)
/// to another.
///
/// The value includes an appearance transition that a container view controller has begun and not
/// ended (P-94).
package struct KeptAppearance: Hashable, Sendable {
  fileprivate let appearance: ReentrancyGuard<Appearance>
  fileprivate let manual: ReentrancyGuard<ManualAppearance>
  fileprivate let isAnimated: Bool
}

extension ControllerNode {
  /// The appearance to store when the controller leaves its world.
  ///
  /// The value is nil if the controller has disappeared and no container view controller has begun
  /// an appearance transition.
  var keptAppearance: KeptAppearance? {
    if appearance.state == .disappeared, manual.state == .closed { return nil }
    return KeptAppearance(appearance: appearance, manual: manual, isAnimated: isAppearanceAnimated)
  }

  mutating func take(_ kept: KeptAppearance) {
    (appearance, manual) = (kept.appearance, kept.manual)
    (isAppearanceAnimated, isNextAnimated) = (kept.isAnimated, kept.isAnimated)
  }
}
