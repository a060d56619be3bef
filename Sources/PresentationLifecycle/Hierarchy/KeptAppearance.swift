/// The stored appearance of a controller that has left its world and not yet joined another world.
///
/// It includes the state of the appearance transition that a container begins and ends itself
/// (P-94).
package struct KeptAppearance: Hashable, Sendable {
  fileprivate let appearance: ReentrancyGuard<Appearance>
  fileprivate let manual: ReentrancyGuard<ManualAppearance>
  fileprivate let isAnimated: Bool
}

extension ControllerNode {
  /// The appearance to store; nil if the controller has disappeared and no container has begun an
  /// appearance transition.
  var keptAppearance: KeptAppearance? {
    if appearance.state == .disappeared, manual.state == .closed { return nil }
    return KeptAppearance(appearance: appearance, manual: manual, isAnimated: isAppearanceAnimated)
  }

  mutating func take(_ kept: KeptAppearance) {
    (appearance, manual) = (kept.appearance, kept.manual)
    (isAppearanceAnimated, isNextAnimated) = (kept.isAnimated, kept.isAnimated)
  }
}
