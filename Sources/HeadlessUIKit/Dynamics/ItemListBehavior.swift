/// A behavior with a list of items; the behavior has no effect.
///
/// UIKit does not have this class. In UIKit, each behavior class declares its own list.
@preconcurrency @MainActor open class ItemListBehavior: UIDynamicBehavior {
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
}
