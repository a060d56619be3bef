public import Foundation
@_exported public import Presentation

/// A behavior that would pull items in a direction; it has no effect.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items of the behavior.
  public private(set) final var items: [any UIDynamicItem] = []

  /// Creates a behavior with items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates a behavior without items.
  public override init() {
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// The direction; the value is stored but has no effect.
  public final var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction as an angle in radians; the value is stored but has no effect.
  public final var angle = CGFloat.pi / 2
  /// The strength; the value is stored but has no effect.
  public final var magnitude: CGFloat = 1
}
