public import Foundation

extension UICollectionView {
  /// The `elementKind` argument that stands for section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The `elementKind` argument that stands for section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The direction in which contents scroll; the raw values are the same as in UIKit.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
  }

  /// The position of an item after scrolling; the raw values are the same as in UIKit.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as bits.
    public let rawValue: UInt

    /// Creates a set of positions with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item is at the top of the visible part.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is in the vertical center of the visible part.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom of the visible part.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left of the visible part.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is in the horizontal center of the visible part.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right of the visible part.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Registers a class of headers or footers for an element kind and a reuse identifier.
  ///
  /// The collection view uses this class when it creates a header or a footer with this kind and
  /// this identifier.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return supplements[elementKind, default: CellPool()].reuse.unregister(identifier)
    }
    supplements[elementKind, default: CellPool()].reuse.register(identifier) {
      let view = type.init(frame: .zero)
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// Returns a header or a footer: a reused view if one is available, otherwise a new view.
  ///
  /// If no class is registered for the kind and the identifier, the method creates a
  /// `UICollectionReusableView` and reports the issue `notModelled`.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplements[elementKind, default: CellPool()].reuse.take(identifier) {
      view.prepareForReuse()
      return view
    }
    clientWorld.reportNotModelled(
      "No class is registered for \(elementKind) named \(identifier); a plain view was created.",
      advice: "Register a class in code: storyboards are not read.")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns the header or footer at an index path; nil if it was not visible in the last layout.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[elementKind]?.visible[indexPath]
  }

  /// Returns the visible headers or footers of a kind, in the order of their sections.
  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    supplements[elementKind]?.cells ?? []
  }

  /// Returns the index paths of the visible headers or footers of a kind, in their order.
  public final func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    supplements[elementKind]?.paths ?? []
  }

  /// Returns the layout attributes of an item, such as the frame; nil if the layout has no
  /// attributes for the item.
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a header or a footer, such as the frame; nil if the layout
  /// has no attributes for the view.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls the contents until an item is at the requested position in the visible part.
  ///
  /// The contents scroll no farther than their ends. If `scrollPosition` is empty, the contents
  /// scroll just enough to make the item visible.
  ///
  /// If the item does not exist, an issue is raised, as UIKit raises an exception.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    requireElement(at: indexPath)
    revealInSection(indexPath, scrollPosition)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    scroll(animated: animated) { [weak self] in
      self?.offset(ofItem: indexPath, at: scrollPosition)
    }
  }

  private func offset(ofItem path: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return contentOffset }
    let room = adjustedContentInset, seen = bounds.inset(by: room)
    var target = contentOffset
    if scrollPosition.contains(.top) { target.y = frame.minY - room.top }
    if scrollPosition.contains(.centeredVertically) {
      target.y = frame.midY - room.top - seen.height / 2
    }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - bounds.height + room.bottom }
    if scrollPosition.contains(.left) { target.x = frame.minX - room.left }
    if scrollPosition.contains(.centeredHorizontally) {
      target.x = frame.midX - room.left - seen.width / 2
    }
    if scrollPosition.contains(.right) { target.x = frame.maxX - bounds.width + room.right }
    return validOffset(nearestTo: target)
  }

  /// Selects an item without calling the delegate, and scrolls the item to the requested position.
  ///
  /// If `scrollPosition` is empty, the contents do not scroll. If `indexPath` is nil, the method
  /// deselects all items and does not scroll.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectItem(at: indexPath, animated: animated)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Moves the headers and footers to the new places of the sections, and removes the others.
  ///
  /// Views of other kinds may belong to an item, and are removed. The next layout requests the
  /// missing views.
  final func moveSupplements(_ newSection: (Int) -> Int?) {
    for kind in supplements.keys.sorted() {
      let before = supplements[kind]?.visible ?? [:]
      let isOfSection =
        kind == Self.elementKindSectionHeader || kind == Self.elementKindSectionFooter
      supplements[kind]?
        .move { path in
          guard isOfSection, path.count == 2 else { return nil }
          return newSection(path.section).map { IndexPath(item: path.item, section: $0) }
        }
      remove(from: before, ofKind: kind)
    }
  }

  /// Removes those of the given headers or footers that are no longer displayed, and calls the
  /// delegate.
  private func remove(
    from before: [IndexPath: UICollectionReusableView], ofKind kind: String
  ) {
    for (path, view) in supplements[kind]?.removed(since: before) ?? [] {
      let wasDisplayed = view.superview === self
      view.removeFromSuperview()
      supplements[kind]?.reuse.keep(view, view.reuseIdentifier)
      guard wasDisplayed else { continue }
      itemDelegate?
        .collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
  }

  /// Removes the headers and footers that are not visible, and requests the missing ones.
  final func requestSupplements(_ seen: [UICollectionViewLayoutAttributes]) {
    let kinds = Set(seen.compactMap(\.representedElementKind)).union(supplements.keys)
    for kind in kinds.sorted() {
      let places = seen.filter { $0.representedElementKind == kind }
      let before = supplements[kind]?.visible ?? [:]
      let missing =
        supplements[kind, default: CellPool()].keep(places.map(\.indexPath))
      remove(from: before, ofKind: kind)
      for path in missing {
        guard
          let view = dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: path)
        else { continue }
        supplements[kind]?.show(view, at: path)
      }
    }
  }

  /// Places the visible headers and footers, and displays those that have been requested.
  final func placeSupplements(_ seen: [UICollectionViewLayoutAttributes]) {
    let ordered = seen.sorted {
      ($0.representedElementKind ?? "") < ($1.representedElementKind ?? "")
    }
    for place in ordered {
      guard let kind = place.representedElementKind, let view = view(of: place) else { continue }
      place.place(view)
      guard view.superview !== self else { continue }
      itemDelegate?
        .collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.indexPath)
      addSubview(view)
    }
  }
}
