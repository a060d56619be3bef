public import Foundation

/// The parts of a layout that must be computed again.
///
/// The layouts of this package compute all parts again. So the values of the context are stored for
/// the layouts of an app, but have no other effect.
///
/// A subclass that declares `init()` must mark it `required`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the whole layout is invalid, as it is after a call of `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items may have changed; always false.
  open var invalidateDataSourceCounts: Bool { false }
  /// The items that are invalid; nil if no items were added.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and footers that are invalid, by their kind; nil if none was added.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are invalid, by their kind; nil if none was added.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// A change of the offset of the contents; the value is stored but has no effect.
  open var contentOffsetAdjustment = CGPoint.zero
  /// A change of the size of the contents; the value is stored but has no effect.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context without invalid parts.
  public required override init() {
    super.init()
  }

  /// Adds items to the invalid items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds headers or footers to the invalid headers and footers.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views to the invalid decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
