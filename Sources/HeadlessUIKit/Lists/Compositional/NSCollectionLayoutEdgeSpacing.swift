public import Foundation

/// The distances around an item, which do not change its size.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading side, which is the left side; nil for none.
  public final let leading: NSCollectionLayoutSpacing?
  /// The distance at the upper side; nil for none.
  public final let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing side, which is the right side; nil for none.
  public final let trailing: NSCollectionLayoutSpacing?
  /// The distance at the lower side; nil for none.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
