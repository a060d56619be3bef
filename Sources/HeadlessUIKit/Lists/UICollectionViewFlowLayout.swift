public import Foundation
public import Presentation

/// A layout that places items side by side in lines, and places the lines one after the other.
///
/// If the contents scroll vertically, a line is a row, and the next line is below it. If they
/// scroll horizontally, a line is a column, and the next line is at its right side.
///
/// The items of a line are spread across its whole length. The last line of a section is an
/// exception: the distance between its items is the same as in the line before. In a section with
/// only one line, items have the minimum distance.
///
/// A section can have a header before its first line and a footer after its last line.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item if the delegate does not supply a size.
  open var itemSize = defaultItemSize {
    didSet { invalidateLayout() }
  }
  /// The minimum distance between two items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The distance between two lines; a line is as thick as its thickest item.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The empty space around the items of each section, if the delegate does not supply insets.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  /// The size of the header of each section; only the side along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The size of the footer of each section; only the side along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The direction in which the contents scroll.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The size that stands for the size that a cell prefers.
  ///
  /// As an ``estimatedItemSize`` or as the size of an item, it stands for 50 by 50 points until the
  /// cell is asked for its size.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  private static let defaultItemSize = CGSize(width: 50, height: 50)
  /// The size of an item before its cell becomes visible and is asked for its size (L-17).
  ///
  /// If the value is zero, the cells are not asked, and all items have the sizes of the delegate or
  /// ``itemSize``. If the delegate supplies a size, this size is the estimate.
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay visible while their section is visible; the value is stored but has no
  /// effect.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible while their section is visible; the value is stored but has no
  /// effect.
  open var sectionFootersPinToVisibleBounds = false

  /// The class of the contexts: ``UICollectionViewFlowLayoutInvalidationContext`` or a subclass.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Returns true if the length of the lines changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { lineLength(in: newBounds, of: $0) }
      != arrangement.map { lines.length(of: $0.size) }
  }

  /// Returns true if the layout estimates sizes, so that the sizes of cells replace them.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatesSizes }

  /// Computes the frames of all items, headers and footers.
  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let length = lineLength(in: collection.bounds, of: collection)
    let sizes = collection.calledDelegate as? any UICollectionViewDelegateFlowLayout
    var flow = FlowArrangement(lines: lines, length: length)
    for index in 0..<collection.numberOfSections {
      let header = sizes?.collectionView(
        collection, layout: self, referenceSizeForHeaderInSection: index)
      let footer = sizes?.collectionView(
        collection, layout: self, referenceSizeForFooterInSection: index)
      flow.add(
        UICollectionView.elementKindSectionHeader, of: header ?? headerReferenceSize, in: index)
      flow.add(section(index, sizes, in: collection))
      flow.add(
        UICollectionView.elementKindSectionFooter, of: footer ?? footerReferenceSize, in: index)
    }
    arrangement = flow.arrangement
  }

  private var lines: FlowLines { FlowLines(areColumns: scrollDirection == .horizontal) }

  /// Returns the length of the lines, which fill the bounds without the content insets.
  private func lineLength(in bounds: CGRect, of collection: UICollectionView) -> CGFloat {
    lines.length(of: bounds.inset(by: collection.adjustedContentInset).size)
  }

  private func section(
    _ index: Int, _ sizes: (any UICollectionViewDelegateFlowLayout)?,
    in collection: UICollectionView
  ) -> FlowArrangement.Section {
    FlowArrangement.Section(
      insets: sizes?.collectionView(collection, layout: self, insetForSectionAt: index)
        ?? sectionInset,
      lineSpacing: sizes?
        .collectionView(collection, layout: self, minimumLineSpacingForSectionAt: index)
        ?? minimumLineSpacing,
      itemSpacing: sizes?
        .collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: index)
        ?? minimumInteritemSpacing,
      items: (0..<collection.numberOfItems(inSection: index)).map { item in
        let path = IndexPath(item: item, section: index)
        let given =
          sizes?.collectionView(collection, layout: self, sizeForItemAt: path) ?? ordinarySize
        let size = given == Self.automaticSize ? Self.defaultItemSize : given
        return (
          path, preferredSizes.size(size, estimatedSides, of: ListPlace(kind: nil, path: path))
        )
      },
      estimatedSides: estimatedSides)
  }

  private var ordinarySize: CGSize { estimatesSizes ? estimatedItemSize : itemSize }

  private var estimatesSizes: Bool { estimatedItemSize != .zero }

  private var estimatedSides: EstimatedSides { estimatesSizes ? [.width, .height] : [] }
}
