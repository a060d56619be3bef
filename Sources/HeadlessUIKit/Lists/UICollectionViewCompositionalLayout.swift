public import Foundation
import Presentation

/// A layout of sections, each of which repeats a group of items.
///
/// Fractions refer to the visible part of the collection view without its content insets, minus the
/// insets of the section. Estimated sizes are replaced by the sizes of the visible cells, headers
/// and footers (L-17). The leading side is always the left side.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The settings of the layout; setting them computes the layout again.
  public final var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var prepared: (size: CGSize, sections: [NSCollectionLayoutSection?])?
  private var scrolling: [Int: ScrollingSection] = [:]
  /// The offsets of the sections that scroll.
  private var offsets: [Int: CGFloat] = [:]

  /// Creates a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with settings, whose sections are all the same.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }

  /// Creates a layout whose sections a closure returns.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with settings, whose sections a closure returns.
  ///
  /// The closure is called in each layout that follows an invalidation. If it returns nil, the
  /// section has no place, which is reported as the issue `notModelled`: UIKit raises an exception.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Returns true if the size of the visible part changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { Self.visibleSize(newBounds, $0) } != prepared?.size
  }

  /// Returns true if the size of the view is estimated, so that the preferred size replaces it.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { !originalAttributes.estimatedSides.isEmpty }

  private static func visibleSize(_ bounds: CGRect, _ collection: UICollectionView) -> CGSize {
    bounds.inset(by: collection.adjustedContentInset).size
  }

  /// Computes the frames of all items, headers and footers.
  open override func prepare() {
    super.prepare()
    arrange()
    // A section may have lost items, and then ends before its offset.
    var hasMoved = false
    for (section, scrolled) in scrolling {
      guard let offset = offsets[section], scrolled.rest(near: offset) != offset else { continue }
      offsets[section] = scrolled.rest(near: offset)
      hasMoved = true
    }
    if hasMoved { arrange() }
  }

  private func arrange() {
    guard let collection = collectionView else { return }
    let size = Self.visibleSize(collection.bounds, collection)
    let environment = LayoutEnvironment(size, .zero, collection.traitCollection)
    var contents = CompositionalArrangement(
      configuration.scrollDirection, size, collection.traitCollection, preferredSizes)
    let boundary = configuration.boundarySupplementaryItems, whole = IndexPath(index: 0)
    var sections: [NSCollectionLayoutSection?] = []
    scrolling = [:]
    contents.add(boundary, atStart: true, whole)
    for index in 0..<collection.numberOfSections {
      if index > 0 { contents.addSpace(configuration.interSectionSpacing) }
      let section = provider(index, environment)
      sections.append(section)
      guard let section else {
        if collection.numberOfItems(inSection: index) > 0 { reportMissing(index, of: collection) }
        continue
      }
      scrolling[index] = contents.add(
        section, index, items: collection.numberOfItems(inSection: index),
        offset: section.orthogonalScrollingBehavior == .none ? 0 : offsets[index] ?? 0)
    }
    contents.add(boundary, atStart: false, whole)
    prepared = (size, sections)
    arrangement = contents.arrangement
  }

  private func reportMissing(_ section: Int, of collection: UICollectionView) {
    collection.clientWorld.reportNotModelled(
      "The section provider of the layout returned no section \(section), which raises an "
        + "exception.",
      advice: "Return a section for each section of the data source.")
  }

  /// Returns the attributes of an item, also of an item to which its section must scroll.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return arrangement?.attributes.first {
      $0.representedElementKind == nil && $0.indexPath == indexPath
    }
  }

  /// Returns the settings of a section that is a list; nil for other sections.
  final func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
    prepareIfNeeded()
    guard let sections = prepared?.sections, sections.indices.contains(section) else { return nil }
    return sections[section]?.list
  }

  // MARK: Sections that scroll

  /// Scrolls a section to an offset, and stops at a place that the section permits.
  final func scroll(_ section: Int, to offset: CGFloat) {
    prepareIfNeeded()
    guard let scrolled = scrolling[section] else { return }
    offsets[section] = scrolled.rest(near: offset)
    invalidateLayout(with: newContext)
  }

  /// Scrolls the section of an item until the item is visible.
  final func revealItem(at path: IndexPath, _ position: UICollectionView.ScrollPosition) {
    prepareIfNeeded()
    guard let scrolled = scrolling[path.section],
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return }
    let lines = FlowLines(areColumns: configuration.scrollDirection == .horizontal)
    let (start, end) = (lines.start(of: frame), lines.end(of: frame))
    let isColumn = lines.areColumns
    var distance: CGFloat = 0
    if position.contains(isColumn ? .top : .left) {
      distance = start
    } else if position.contains(isColumn ? .centeredVertically : .centeredHorizontally) {
      distance = (start + end - scrolled.page) / 2
    } else if position.contains(isColumn ? .bottom : .right) {
      distance = end - scrolled.page
    } else {
      distance = start < 0 ? start : max(0, min(start, end - scrolled.page))
    }
    guard distance != 0 else { return }
    scroll(path.section, to: (offsets[path.section] ?? 0) + distance)
  }

  /// The offset of a section that scrolls; 0 for other sections.
  final func offset(of section: Int) -> CGFloat { offsets[section] ?? 0 }
}

/// A closure that returns a section of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
