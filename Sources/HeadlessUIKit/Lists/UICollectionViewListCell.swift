/// A cell of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the sides of the cell, which are not drawn.
  ///
  /// A tap on a cell with an outline disclosure of the style `header` expands or collapses the item
  /// instead of selecting it.
  @exclusivity(unchecked) open var accessories: [UICellAccessory] = []
  /// The number of levels by which the contents are indented; the value is stored but has no
  /// effect.
  open var indentationLevel = 0

  /// Returns the contents of an ordinary row, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
