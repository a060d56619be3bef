public import Foundation

/// A behavior that in UIKit gives items physical properties, and has no effect in this package.
@preconcurrency @MainActor open class UIDynamicItemBehavior: ItemListBehavior {
  /// The elasticity of the items in collisions; the value is stored but has no effect.
  public final var elasticity: CGFloat = 0
  /// The friction between touching items; the value is stored but has no effect.
  public final var friction: CGFloat = 0
  /// The density of the items; the value is stored but has no effect.
  public final var density: CGFloat = 1
  /// The resistance of the items to movement; the value is stored but has no effect.
  public final var resistance: CGFloat = 0
  /// The resistance of the items to rotation; the value is stored but has no effect.
  public final var angularResistance: CGFloat = 0
  /// The electric charge of the items; the value is stored but has no effect.
  public final var charge: CGFloat = 0
  /// Whether the items stay in place; the value is stored but has no effect.
  public final var isAnchored = false
  /// Whether the items can rotate; the value is stored but has no effect.
  public final var allowsRotation = true

  /// Has no effect; in UIKit, adds a velocity to an item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}

  /// Has no effect; in UIKit, adds a speed of rotation to an item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}

  /// Returns the velocity of an item; always zero.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }

  /// Returns the speed of rotation of an item; always zero.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
