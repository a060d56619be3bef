public import Foundation

/// A behavior that in UIKit moves an item to a point, and has no effect in this package.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The item of the behavior.
  public final let item: any UIDynamicItem
  /// The point to which UIKit moves the item; the value is stored but has no effect.
  public final var snapPoint: CGPoint
  /// The damping of the movement; the value is stored but has no effect.
  public final var damping: CGFloat = 0.5

  /// Creates a behavior for an item and a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }
}
