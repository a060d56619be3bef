public import Foundation
@_exported public import Presentation

/// A behavior that in UIKit pulls items in a direction, and has no effect in this package.
@preconcurrency @MainActor open class UIGravityBehavior: ItemListBehavior {
  /// The direction of the pull; the value is stored but has no effect.
  public final var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction of the pull, as an angle in radians; the value is stored but has no effect.
  public final var angle = CGFloat.pi / 2
  /// The strength of the pull; the value is stored but has no effect.
  public final var magnitude: CGFloat = 1
}
