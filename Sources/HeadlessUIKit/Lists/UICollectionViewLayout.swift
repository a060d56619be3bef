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
  /// The sizes that the views have returned; outdated when everything is invalidated.
  final var preferredSizes = PreferredSizes()

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
  ///
  /// Calls ``invalidateLayout(with:)`` with a context that invalidates everything.
  open func invalidateLayout() {
    let context = newContext
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Requests a new layout pass of the collection view; this pass calls ``prepare()``.
  ///
  /// The layouts of this package compute all frames again. If the context invalidates everything,
  /// the visible views are also asked for their sizes again. A subclass that overrides the method
  /// must call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparing = true
    if context.invalidateEverything { preferredSizes.outdateAll() }
    collectionView?.setNeedsLayout()
  }

  /// The class of the contexts: ``UICollectionViewLayoutInvalidationContext`` or a subclass.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Returns the context with which new bounds of the collection view invalidate the layout.
  ///
  /// Called if ``shouldInvalidateLayout(forBoundsChange:)`` returns true, before
  /// ``invalidateLayout(with:)``.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext }

  /// Returns whether the preferred attributes of a view invalidate the layout; by default false.
  ///
  /// Called in the layout of the collection view if the attributes have another size than those of
  /// the layout (L-17).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context with which the preferred attributes of a view invalidate the layout.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext }

  final var newContext: UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
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

  /// Returns the attributes of a decoration view; nil, because decoration views are not created.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which the animated insertion of an item begins; by default the
  /// attributes of the item.
  ///
  /// Insertions and deletions are not animated, so the package does not call the method.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns the attributes with which the animated deletion of an item ends; by default the
  /// attributes of the item.
  ///
  /// Insertions and deletions are not animated, so the package does not call the method.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns whether new bounds of the collection view invalidate the layout.
  ///
  /// The default result is false. The flow layout returns true if the length of its lines changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The class of the layout's attributes: ``UICollectionViewLayoutAttributes`` or a subclass.
  ///
  /// The layouts of this package do not use a subclass.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Whether the layout is mirrored where text runs from right to left; the value has no effect.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction of text for which the layout was written; the value has no effect.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Called before animated insertions and deletions.
  ///
  /// Insertions and deletions are not animated, so the package does not call the method.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after animated insertions and deletions.
  ///
  /// Insertions and deletions are not animated, so the package does not call the method.
  open func finalizeCollectionViewUpdates() {}

  /// Called before an animated change of the bounds; the package does not call the method.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after an animated change of the bounds; the package does not call the method.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the offset after an animated update; by default the proposed offset.
  ///
  /// Updates are not animated, so the package does not call the method.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

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
