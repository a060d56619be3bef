public import Foundation

/// The size of an item, a group or a supplementary view in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  /// The sides with an estimated length.
  final var estimatedSides: EstimatedSides {
    var sides: EstimatedSides = []
    if widthDimension.isEstimated { sides.insert(.width) }
    if heightDimension.isEstimated { sides.insert(.height) }
    return sides
  }

  /// Returns the size in points in a container.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}
