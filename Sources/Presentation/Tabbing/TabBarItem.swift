/// The title and the badge of a tab; the values are stored but have no effect.
@preconcurrency @MainActor open class TabBarItem: BarItem {
  /// The text of the item's badge; nil if there is no badge.
  @exclusivity(unchecked) open var badgeValue: String?
  /// The color of the badge; nil for the system's color.
  open var badgeColor: ViewColor?
}
