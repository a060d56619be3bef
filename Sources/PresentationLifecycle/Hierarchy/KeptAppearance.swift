/// The appearance of a controller between two worlds: what a container that sends it by itself has
/// begun, or brought to an end, while the controller belonged to none (P-94).
package struct KeptAppearance: Hashable, Sendable {
  fileprivate let appearance: ReentrancyGuard<Appearance>
  fileprivate let manual: ReentrancyGuard<ManualAppearance>
  fileprivate let isAnimated: Bool
}

extension ControllerNode {
  /// Nil if it has disappeared and nothing has begun: then there is nothing to keep.
  var keptAppearance: KeptAppearance? {
    if appearance.state == .disappeared, manual.state == .closed { return nil }
    return KeptAppearance(appearance: appearance, manual: manual, isAnimated: isAppearanceAnimated)
  }

  mutating func take(_ kept: KeptAppearance) {
    (appearance, manual) = (kept.appearance, kept.manual)
    (isAppearanceAnimated, isNextAnimated) = (kept.isAnimated, kept.isAnimated)
  }
}
