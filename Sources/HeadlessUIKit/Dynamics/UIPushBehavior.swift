public import Foundation
@_exported public import Presentation

/// A behavior that in UIKit pushes items, and has no effect in this package.
@preconcurrency @MainActor open class UIPushBehavior: ItemListBehavior {
  /// The kind of a push; the raw values are the same as in UIKit.
  public enum Mode: Int, Hashable, Sendable {
    /// The push lasts.
    case continuous
    /// The push happens once.
    case instantaneous
  }

  /// The kind of the push.
  public final let mode: Mode
  /// Whether the push acts on the items; the value is stored but has no effect.
  public final var active = true
  /// The direction of the push, as an angle in radians; the value is stored but has no effect.
  public final var angle: CGFloat = 0
  /// The strength of the push; the value is stored but has no effect.
  public final var magnitude: CGFloat = 0
  /// The direction and the strength of the push, as a vector; the value is stored but has no
  /// effect.
  public final var pushDirection = CGVector(dx: 0, dy: 0)

  /// Creates a behavior that in UIKit pushes items, and has no effect in this package.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Sets the direction and the strength of the push; the direction is an angle in radians.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }

  /// Has no effect; in UIKit, sets the point at which the push acts on an item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}
