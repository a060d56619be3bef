public import Foundation

/// A section of a compositional layout, which repeats a group.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The empty space around the groups of the section.
  public final var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between two groups.
  public final var interGroupSpacing: CGFloat = 0
  /// The area to which the insets refer; the value is stored but has no effect.
  public final var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area to which the insets of headers and footers refer; the value is stored but has no
  /// effect.
  public final var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers have the leading and trailing insets of the section.
  public final var supplementariesFollowContentInsets = true
  /// The way in which the section scrolls across the direction of the layout.
  ///
  /// The groups of a scrolling section are beside each other in one line. A test scrolls the
  /// section with ``UICollectionView/scrollSection(_:to:)``.
  public final var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers of the section.
  @exclusivity(unchecked)
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section; the value is stored but has no effect.
  @exclusivity(unchecked) public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called in each layout with the visible items and the offset of the section.
  public final var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section with the rows of a list, which are as high as their contents, or 44 points
  /// high (L-17); the sides of an `insetGrouped` list have insets of 16 points.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    if configuration.appearance == .insetGrouped {
      let margins = ViewController.minimumMargins
      section.contentInsets.leading = margins.left
      section.contentInsets.trailing = margins.right
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    section.list = configuration
    return section
  }

  /// The settings of the list; nil if the section is not a list.
  private(set) final var list: UICollectionLayoutListConfiguration?
}

/// A closure that is called with the visible items of a section, the offset of the section, and the
/// size for which the layout is computed.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void
