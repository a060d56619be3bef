public import Foundation

/// A layout of a collection view that consists of lists.
///
/// Of UIKit's compositional layouts, only lists are modeled: a row fills the width of the
/// collection view, and is 44 points high.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let list: UICollectionLayoutListConfiguration

  private init(_ list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout(configuration) }

  /// Returns true if the width of the bounds changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != arrangement?.size.width
  }

  /// Computes the frames of all rows and headers.
  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let height: CGFloat = 44
    var attributes: [UICollectionViewLayoutAttributes] = []
    for section in 0..<collection.numberOfSections {
      if list.headerMode == .supplementary {
        attributes.append(
          UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            with: IndexPath(item: 0, section: section)))
      }
      for item in 0..<collection.numberOfItems(inSection: section) {
        attributes.append(
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)))
      }
    }
    let size = CGSize(
      width: collection.bounds.width, height: height * CGFloat(attributes.count))
    for (row, place) in attributes.enumerated() {
      place.frame = CGRect(x: 0, y: height * CGFloat(row), width: size.width, height: height)
    }
    arrangement = Arrangement(attributes: attributes, size: size)
  }
}
