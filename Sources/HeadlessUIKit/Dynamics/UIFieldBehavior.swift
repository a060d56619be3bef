public import Foundation
@_exported public import Presentation

/// A behavior that in UIKit applies the forces of a field to items, and has no effect in this
/// package.
@preconcurrency @MainActor open class UIFieldBehavior: ItemListBehavior {
  /// The center of the field; the value is stored but has no effect.
  public final var position = CGPoint.zero
  /// The strength of the field; the value is stored but has no effect.
  public final var strength: CGFloat = 1
  /// The rate at which the strength decreases with the distance from the center; the value is
  /// stored but has no effect.
  public final var falloff: CGFloat = 0
  /// The smoothness of a noise field; the value is stored but has no effect.
  public final var smoothness: CGFloat = 0
  /// The speed of a noise field; the value is stored but has no effect.
  public final var animationSpeed: CGFloat = 0
  /// The smallest distance from the center that UIKit uses to compute the strength; the value is
  /// stored but has no effect.
  public final var minimumRadius: CGFloat = 0
  /// The direction of the field; the value is stored but has no effect.
  public final var direction = CGVector(dx: 0, dy: 0)

  /// Creates a field that in UIKit slows items down, and has no effect in this package.
  public static func dragField() -> UIFieldBehavior { UIFieldBehavior() }

  /// Creates a field that in UIKit turns items around a point, and has no effect in this package.
  public static func vortexField() -> UIFieldBehavior { UIFieldBehavior() }

  /// Creates a field that in UIKit pulls items to a point, and has no effect in this package.
  public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }

  /// Creates a field that in UIKit pulls items in a direction, and has no effect in this package.
  public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }

  /// Creates a field that in UIKit acts like a spring, and has no effect in this package.
  public static func springField() -> UIFieldBehavior { UIFieldBehavior() }

  /// Creates a field that in UIKit applies random forces, and has no effect in this package.
  public static func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field with a closure that computes the forces.
  ///
  /// In this package, the closure is never called, and the field has no effect.
  public static func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior() }
}
