public import Foundation
public import Presentation

/// A layout that places items side by side in lines, and places the lines one below the other.
///
/// The items of a line are spread across the whole width. The last line of a section is an
/// exception: the distance between its items is the same as in the line above. In a section with
/// only one line, items have the minimum distance.
///
/// A section can have a header above its first line and a footer below its last line.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item if the delegate does not supply a size.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// The minimum distance between two items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The distance between two lines; the height of a line is the height of its tallest item.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The empty space around the items of each section, if the delegate does not supply insets.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  /// The size of the header of each section; only the height is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The size of the footer of each section; only the height is used.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The direction in which the contents scroll.
  ///
  /// In this package, the contents always scroll vertically. Setting the value `horizontal` has no
  /// effect, and is reported once as the issue `notModelled`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection == .horizontal else { return }
      (collectionView?.clientWorld ?? .current).reportOnce(
        "UICollectionViewFlowLayout.scrollDirection",
        "A flow layout scrolls horizontally in the app; here its lines are always horizontal.",
        advice: "Use a layout of your own, or test a vertical layout.")
    }
  }
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  /// The size of the contents: all lines, headers, footers and insets together.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return size
  }

  /// Returns the attributes of the items, headers and footers that overlap a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return attributes.filter { $0.frame.overlaps(rect) }
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  /// Returns true if the width of the bounds changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { width(of: newBounds, in: $0) } != size.width
  }

  /// Computes the frames of all items, headers and footers.
  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    attributes = []
    var y: CGFloat = 0
    for section in 0..<collection.numberOfSections {
      let header = sizes(in: collection)?.collectionView(
        collection, layout: self, referenceSizeForHeaderInSection: section)
      let footer = sizes(in: collection)?.collectionView(
        collection, layout: self, referenceSizeForFooterInSection: section)
      y = add(
        UICollectionView.elementKindSectionHeader, (header ?? headerReferenceSize).height, section,
        at: y, in: collection)
      y = addItems(of: section, at: y, in: collection)
      y = add(
        UICollectionView.elementKindSectionFooter, (footer ?? footerReferenceSize).height, section,
        at: y, in: collection)
    }
    size = CGSize(width: width(of: collection.bounds, in: collection), height: y)
  }

  private func add(
    _ kind: String, _ height: CGFloat, _ section: Int, at y: CGFloat,
    in collection: UICollectionView
  ) -> CGFloat {
    guard height > 0 else { return y }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame = CGRect(
      x: 0, y: y, width: width(of: collection.bounds, in: collection), height: height)
    attributes.append(place)
    return y + height
  }

  private func addItems(
    of section: Int, at start: CGFloat, in collection: UICollectionView
  ) -> CGFloat {
    var y = start + insets(of: section, in: collection).top
    var gap = itemSpacing(of: section, in: collection)
    let lines = lines(of: section, in: collection)
    for (number, line) in lines.enumerated() {
      if number > 0 { y += lineSpacing(of: section, in: collection) }
      if number < lines.count - 1, line.count > 1 {
        let free = width(of: section, in: collection) - line.reduce(0) { $0 + $1.size.width }
        gap = free / CGFloat(line.count - 1)
      }
      var x = insets(of: section, in: collection).left
      let height = line.map(\.size.height).max() ?? 0
      for item in line {
        let place = UICollectionViewLayoutAttributes(forCellWith: item.path)
        let drop = (height - item.size.height) / 2
        place.frame = CGRect(origin: CGPoint(x: x, y: y + drop), size: item.size)
        attributes.append(place)
        x += item.size.width + gap
      }
      y += height
    }
    return y + insets(of: section, in: collection).bottom
  }

  private func sizes(
    in collection: UICollectionView
  ) -> (any UICollectionViewDelegateFlowLayout)? {
    collection.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func insets(of section: Int, in collection: UICollectionView) -> UIEdgeInsets {
    sizes(in: collection)?
      .collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
  }

  private func lineSpacing(of section: Int, in collection: UICollectionView) -> CGFloat {
    sizes(in: collection)?
      .collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
  }

  private func itemSpacing(of section: Int, in collection: UICollectionView) -> CGFloat {
    sizes(in: collection)?
      .collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
  }

  private func width(of section: Int, in collection: UICollectionView) -> CGFloat {
    let insets = insets(of: section, in: collection)
    return width(of: collection.bounds, in: collection) - insets.left - insets.right
  }

  /// Returns the width of the contents, which fill the bounds without the content insets.
  private func width(of bounds: CGRect, in collection: UICollectionView) -> CGFloat {
    bounds.inset(by: collection.adjustedContentInset).width
  }

  private func lines(
    of section: Int, in collection: UICollectionView
  ) -> [[(path: IndexPath, size: CGSize)]] {
    let sizes = sizes(in: collection)
    var lines: [[(path: IndexPath, size: CGSize)]] = []
    var room: CGFloat = 0
    let spacing = itemSpacing(of: section, in: collection)
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size =
        sizes?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
      room -= spacing + size.width
      if lines.isEmpty || room < 0 {
        lines.append([])
        room = width(of: section, in: collection) - size.width
      }
      lines[lines.count - 1].append((path, size))
    }
    return lines
  }
}
