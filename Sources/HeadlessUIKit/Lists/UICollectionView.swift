public import Foundation
public import Presentation

/// A scroll view of items, which have cells while they are seen.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Supplies the items; setting it reloads them.
  public final weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Says where the items are.
  public final var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  /// Whether the user may select.
  public final var allowsSelection = true
  /// Whether the user may select several.
  public final var allowsMultipleSelection = false
  private var pool = CellPool<UICollectionViewCell>()
  private var selected: [IndexPath] = []

  /// A collection at a frame, with what says where its items are.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Cells

  /// Says of which class cells are.
  public final func register(
    _ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(identifier) {
      let cell = cellClass.init(frame: .zero)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// A cell for an item: one that is not needed any more, or a new one.
  ///
  /// With nothing registered under the name, a plain cell is made, and reported.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = pool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    clientWorld.reportNotModelled(
      "No class is registered for cells named \(identifier); a plain cell was made.",
      advice: "Register the class: there are no storyboards.")
    return UICollectionViewCell(frame: .zero)
  }

  /// The cell of an item; nil if the item is not seen, or was never laid out.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    pool.visible[indexPath]
  }

  /// The item of a cell that is seen.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    pool.path(of: cell)
  }

  /// The cells that are seen, in order of their items.
  public final var visibleCells: [UICollectionViewCell] {
    pool.paths.compactMap { pool.visible[$0] }
  }

  /// The items that are seen, in order.
  public final var indexPathsForVisibleItems: [IndexPath] { pool.paths }

  // MARK: Items

  /// The number of sections.
  public final var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section.
  public final func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Forgets all cells and selections, and asks for what is seen in the next layout.
  public final func reloadData() {
    pool.clear(\.reuseIdentifier)
    selected = []
    setNeedsLayout()
  }

  /// The item at a point of the contents.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.places(in: self).frames.first { $0.1.contains(point) }?.0
  }

  /// Moves the contents just as far as is needed for an item to be seen.
  public final func scrollToItem(at indexPath: IndexPath, animated: Bool) {
    let frames = collectionViewLayout.places(in: self).frames
    guard let frame = frames.first(where: { $0.0 == indexPath })?.1 else { return }
    scrollRectToVisible(frame, animated: animated)
  }

  /// Gives the cells of what is seen their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (frames, size) = collectionViewLayout.places(in: self)
    contentSize = size
    let seen = frames.filter { $0.1.overlaps(bounds) }
    for path in pool.keep(seen.map(\.0), \.reuseIdentifier) {
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { continue }
      pool.show(cell, at: path)
      cell.isSelected = selected.contains(path)
    }
    for (path, frame) in seen {
      guard let cell = pool.visible[path] else { continue }
      cell.frame = frame
      if cell.superview !== self { addSubview(cell) }
    }
  }

  // MARK: Selection

  /// The items that are selected, in the order of their selection; nil for none.
  public final var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects an item without telling the delegate.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if !allowsMultipleSelection || indexPath == nil {
      for other in selected { deselectItem(at: other, animated: animated) }
    }
    guard let indexPath, !selected.contains(indexPath) else { return }
    selected.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  /// Ends the selection of an item without telling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Taps an item for a test, which selects it and calls the delegate, unless a transition keeps
  /// user interaction off (P-66a).
  public final func tapItem(at indexPath: IndexPath) {
    guard allowsSelection, !clientWorld.isIgnoringInteractionEvents else { return }
    let delegate = delegate as? any UICollectionViewDelegate
    clientWorld.use {
      guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
      let old = allowsMultipleSelection ? [] : selected.filter { $0 != indexPath }
      selectItem(at: indexPath, animated: false)
      for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
  }

  /// Taps the item under the finger.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent?) {
    super.touchesEnded(touches, with: event)
    guard let place = touches.first?.location(in: self),
      let path = pool.paths.first(where: { pool.visible[$0]?.frame.contains(place) == true })
    else { return }
    tapItem(at: path)
  }
}
