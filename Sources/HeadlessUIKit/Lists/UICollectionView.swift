public import Foundation
public import Presentation

/// A scroll view that shows items; each visible item has a cell.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The delegate, which is called when the user selects or scrolls items; not retained.
  ///
  /// A scroll view's delegate of another type, which was set in code that knows only the scroll
  /// view, is not returned here.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  /// The object that supplies the items; not retained.
  ///
  /// Setting the data source removes all cells, and deselects all items. The next layout reads the
  /// new items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { forgetContents() }
  }
  /// The layout, which determines the frames of the items.
  public final var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Whether the user can select items.
  public final var allowsSelection = true
  /// Whether the user can select several items.
  public final var allowsMultipleSelection = false
  /// Whether the user can select items while the collection view is being edited; false by default.
  public final var allowsSelectionDuringEditing = false
  /// Whether the user can select several items while the collection view is being edited.
  public final var allowsMultipleSelectionDuringEditing = false
  /// Whether the items are being edited.
  ///
  /// A change of the value deselects all items, and changes `configurationState` of the visible
  /// cells. While the value is true, a tap selects an item only if ``allowsSelectionDuringEditing``
  /// or ``allowsMultipleSelectionDuringEditing`` is true.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for path in selection { deselectItem(at: path, animated: false) }
      for cell in pool.cells { cell.isEditing = isEditing }
    }
  }
  /// Whether the user can drag items; the value is stored but has no effect.
  public final var dragInteractionEnabled = true
  /// The view behind the items, which fills the visible part of the collection view.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  private var pool = CellPool<UICollectionViewCell>()
  private(set) final var isLaidOut = false
  final var updates = ListUpdates(list: "collection view", element: "item")
  final var reconfigured: UICollectionViewCell?
  /// The headers and footers, by kind.
  final var supplements: [String: CellPool<UICollectionReusableView>] = [:]
  /// The selected items, in the order in which they were selected.
  final var selection: [IndexPath] = []
  final var itemDelegate: (any UICollectionViewDelegate)? {
    calledDelegate as? any UICollectionViewDelegate
  }
  /// The bounds at the last layout.
  private var placedBounds = CGRect.zero

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Cells

  /// Registers a class of cells for a reuse identifier.
  ///
  /// The collection view uses this class when it creates a cell with this identifier. With nil, no
  /// class is registered any more. The class must be a subclass of ``UICollectionViewCell``.
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    guard let type = cellClass as? UICollectionViewCell.Type else {
      return pool.reuse.unregister(identifier)
    }
    registerCell(identifier) { type.init(frame: .zero) }
  }

  /// Registers a closure that creates cells.
  final func registerCell(_ identifier: String, _ make: @escaping () -> UICollectionViewCell) {
    pool.reuse.register(identifier) {
      let cell = make()
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Returns a reused cell or a new cell for an item.
  ///
  /// If no class is registered for the identifier, the method creates a `UICollectionViewCell` and
  /// reports the issue `notModelled`.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = pool.reuse.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    clientWorld.reportNotModelled(
      "No class is registered for cells named \(identifier); a plain cell was created.",
      advice: "Register a class in code: storyboards are not read.")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns the cell of an item; nil if the item was not visible in the last layout.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    pool.visible[indexPath]
  }

  /// Returns the index path of a cell; nil if the cell is not visible.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    pool.path(of: cell)
  }

  /// The visible cells, in the order of their items.
  public final var visibleCells: [UICollectionViewCell] {
    pool.paths(in: bounds).compactMap(cellForItem)
  }

  /// The index paths of the visible items, in order.
  public final var indexPathsForVisibleItems: [IndexPath] { pool.paths(in: bounds) }

  // MARK: Items

  /// The number of sections.
  ///
  /// The collection view reads the number from the data source when it needs it for the first time
  /// after ``reloadData()``, and reads it again when items or sections change.
  public final var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section; 0 if there is no such section.
  ///
  /// The collection view reads the number when it reads ``numberOfSections``.
  public final func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }

  /// Removes all cells and deselects all items; the next layout reads the numbers of items from the
  /// data source, and requests the visible cells again.
  ///
  /// Until the next call, or a call of a method that changes items or sections, the collection view
  /// keeps the numbers.
  open func reloadData() { forgetContents() }

  final func rearrange(
    _ newPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?, reusesLater: Bool
  ) {
    let before = pool.visible
    pool.move(newPath)
    moveSupplements(newSection)
    selection = selection.compactMap(newPath)
    moveSizes(newPath, newSection)
    collectionViewLayout.invalidateLayout()
    remove(from: before, reusesLater)
  }

  /// Returns the index path of the item at a point of the contents; nil if no item contains the
  /// point.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.allAttributes.first {
      $0.representedElementKind == nil && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls the contents just enough to make an item visible.
  public final func scrollToItem(at indexPath: IndexPath, animated: Bool) {
    revealInSection(indexPath, [])
    guard let place = layoutAttributesForItem(at: indexPath) else { return }
    scrollRectToVisible(place.frame, animated: animated)
  }

  /// Requests cells, headers and footers for the visible part and places them.
  ///
  /// A cell that contains the first responder stays in the collection view when it is scrolled out.
  open override func layoutSubviews() {
    isLaidOut = false
    defer { isLaidOut = true }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if bounds != placedBounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }
    if bounds.size != placedBounds.size { collectionViewLayout.preferredSizes.outdateAll() }
    placedBounds = bounds
    var seen = requestViews(), asked: Set<ListPlace> = []
    while adoptPreferredSizes(of: seen.items + seen.supplements, asking: &asked) {
      seen = requestViews()
    }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    placeItems(seen.items)
    placeSupplements(seen.supplements)
    pool.reuse.layoutEnds()
    attached(ListPrefetching.self)?.update(of: self)
  }

  /// Requests the missing cells, headers and footers of the visible part, and returns the
  /// attributes of the visible views.
  private func requestViews() -> (
    items: [UICollectionViewLayoutAttributes], supplements: [UICollectionViewLayoutAttributes]
  ) {
    collectionViewLayout.prepareIfNeeded()
    let seen = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.frame.overlaps(bounds) }
    var items = seen.filter { $0.representedElementKind == nil && exists($0) }
    if let edited = pool.edited, !items.contains(where: { $0.indexPath == edited }),
      let place = layoutAttributesForItem(at: edited)
    {
      items.append(place)
    }
    let before = pool.visible
    let missing = pool.keep(items.map(\.indexPath))
    remove(from: before)
    for path in missing {
      guard let cell = suppliedCell(at: path) else { continue }
      pool.show(cell, at: path)
      cell.isEditing = isEditing
      cell.isSelected = selection.contains(path)
    }
    let supplements = seen.filter { $0.representedElementKind != nil }
    requestSupplements(supplements)
    return (items, supplements)
  }

  /// Returns whether the item of attributes exists; raises an issue if it does not.
  private func exists(_ place: UICollectionViewLayoutAttributes) -> Bool {
    if hasElement(at: place.indexPath) { return true }
    clientWorld.report(
      Issues.noSuchElement(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(place.indexPath)",
        advice: "Return attributes of existing items from layoutAttributesForElements(in:)."))
    return false
  }

  /// Returns the visible cell, header or footer that has the attributes.
  final func view(of place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    place.representedElementKind.map { supplements[$0]?.visible[place.indexPath] }
      ?? pool.visible[place.indexPath]
  }

  private func placeItems(_ seen: [UICollectionViewLayoutAttributes]) {
    for place in seen {
      guard let cell = pool.visible[place.indexPath] else { continue }
      place.place(cell)
      guard cell.superview !== self else { continue }
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
      addSubview(cell)
    }
  }

  /// Removes those of the given cells that are no longer displayed, and calls the delegate.
  private func remove(
    from before: [IndexPath: UICollectionViewCell], _ reusesLater: Bool = false
  ) {
    for (path, cell) in pool.removed(since: before) {
      let wasDisplayed = cell.superview === self
      cell.removeFromSuperview()
      pool.reuse.keep(cell, cell.reuseIdentifier, afterLayout: reusesLater)
      guard wasDisplayed else { continue }
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  override func restingOffset(_ velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: super.restingOffset(velocity), withScrollingVelocity: velocity)
  }

  // MARK: Touches

  /// Records the item under the finger.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent?) {
    super.touchesBegan(touches, with: event)
    pool.press(at: touches.first?.location(in: self))
  }

  /// Simulates a tap on an item if the finger was put down and lifted on this item.
  ///
  /// The tap has the same effects as ``tapItem(at:)``.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = pool.release(at: touches.first?.location(in: self)) else { return }
    tapItem(at: path)
  }

  /// Forgets the item under the finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent?) {
    super.touchesCancelled(touches, with: event)
    _ = pool.release(at: nil)
  }
}
