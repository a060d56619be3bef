public import Foundation

/// The base class of the layouts of collection views.
///
/// A layout determines the frames of a collection view's items. The base class itself places no
/// items.
///
/// A subclass overrides ``collectionViewContentSize`` and ``layoutAttributesForElements(in:)``, and
/// computes the attributes of the items in ``prepare()``.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; not retained.
  public internal(set) final weak var collectionView: UICollectionView?
  private var needsPreparing = true
  /// The frames that a layout of this package has computed; nil for a layout of an app.
  final var arrangement: Arrangement?

  /// The attributes of all items, headers and footers, and the size of the contents.
  struct Arrangement {
    var attributes: [UICollectionViewLayoutAttributes] = []
    var size = CGSize.zero
  }

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Has no effect, because decoration views are not created.
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {}

  /// Requests a new layout pass of the collection view; this pass calls ``prepare()``.
  open func invalidateLayout() {
    needsPreparing = true
    collectionView?.setNeedsLayout()
  }

  /// Called before the first layout, and before the layout that follows an invalidation.
  open func prepare() {}

  /// The size of the contents; zero if the layout places no items.
  open var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return arrangement?.size ?? .zero
  }

  /// Returns the attributes of the items, headers and footers that overlap a rectangle of the
  /// contents; nil if the layout places no items.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return arrangement?.attributes.filter { $0.frame.overlaps(rect) }
  }

  /// Returns the attributes of an item.
  ///
  /// The default implementation calls ``layoutAttributesForElements(in:)`` with the rectangle of
  /// all contents, and searches the result.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    allAttributes.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a header or a footer.
  ///
  /// The default implementation calls ``layoutAttributesForElements(in:)`` with the rectangle of
  /// all contents, and searches the result.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    allAttributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Returns whether new bounds of the collection view invalidate the layout.
  ///
  /// The default result is false. The flow layout returns true if the length of its lines changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the offset at which scrolling stops; by default the proposed offset.
  ///
  /// Called when the user lifts the finger, before the delegate's `scrollViewWillEndDragging`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The attributes of all items, headers and footers.
  final var allAttributes: [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    return layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))
      ?? []
  }

  final func prepareIfNeeded() {
    guard needsPreparing else { return }
    needsPreparing = false
    prepare()
  }
}
