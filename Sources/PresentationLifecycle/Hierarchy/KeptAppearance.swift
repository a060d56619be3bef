/// The appearance of a controller that has left its world and has not joined another world.
///
/// It keeps the appearance transitions that a container has begun or ended itself (P-94).
package struct KeptAppearance: Hashable, Sendable {
  fileprivate let appearance: ReentrancyGuard<Appearance>
  fileprivate let manual: ReentrancyGuard<ManualAppearance>
  fileprivate let isAnimated: Bool
}

extension ControllerNode {
  /// The appearance to keep; nil if the controller has disappeared and no appearance transition has
  /// begun.
  var keptAppearance: KeptAppearance? {
    if appearance.state == .disappeared, manual.state == .closed { return nil }
    return KeptAppearance(appearance: appearance, manual: manual, isAnimated: isAppearanceAnimated)
  }

  mutating func take(_ kept: KeptAppearance) {
    (appearance, manual) = (kept.appearance, kept.manual)
    (isAppearanceAnimated, isNextAnimated) = (kept.isAnimated, kept.isAnimated)
  }
}
