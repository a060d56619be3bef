import Foundation

/// Items that a compositional layout places beside or below each other.
///
/// The layout of a section repeats its group until all items of the section have a place.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The way in which the items are placed.
  enum Arrangement {
    /// The items are repeated until the group is filled.
    case filled
    /// The items are repeated a number of times; if the sizes are equal, the items share the length
    /// of the group.
    case counted(Int, isEqual: Bool)
    /// The frames of the items, relative to the group.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let isVertical: Bool
  let arrangement: Arrangement
  /// The items, in the order in which they are repeated.
  public final let subitems: [NSCollectionLayoutItem]
  /// The distance between two items; nil for none.
  public final var interItemSpacing: NSCollectionLayoutSpacing?
  /// Further views at the edges of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, isVertical: Bool, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    (self.isVertical, self.arrangement, self.subitems) = (isVertical, arrangement, subitems)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // MARK: Rows

  /// Returns a row whose items are repeated until the row is filled.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isVertical: false, .filled, subitems)
  }

  /// Returns a row of equally wide items, which share the width of the row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isVertical: false, .counted(count, isEqual: true), [subitem])
  }

  /// Returns a row of a number of items, which keep their width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isVertical: false, .counted(count, isEqual: false), [subitem])
  }

  // MARK: Columns

  /// Returns a column whose items are repeated until the column is filled.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isVertical: true, .filled, subitems)
  }

  /// Returns a column of equally high items, which share the height of the column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isVertical: true, .counted(count, isEqual: true), [subitem])
  }

  /// Returns a column of a number of items, which keep their height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, isVertical: true, .counted(count, isEqual: false), [subitem])
  }

  // MARK: Other groups

  /// Returns a group whose items have the frames that a closure returns.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isVertical: false, .custom(itemProvider), [])
  }

  /// Returns the number of items, for debugging.
  open func visualDescription() -> String {
    "\(isVertical ? "column" : "row") of \(subitems.count) item\(subitems.count == 1 ? "" : "s")"
  }
}

/// A closure that returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
