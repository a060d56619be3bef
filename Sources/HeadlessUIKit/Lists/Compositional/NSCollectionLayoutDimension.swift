public import Foundation

/// A width or a height in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The fraction, or the number of points.
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  /// Returns a fraction of the width of the surrounding group or section.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the height of the surrounding group or section.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a number of points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns an estimated number of points.
  ///
  /// When an item, a header or a footer becomes visible, its view is asked for the size (L-17). A
  /// group is as large as its items; a custom group gets the estimated size.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the dimension is a fraction of a width.
  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of a height.
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a number of points.
  public final var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimated number of points.
  public final var isEstimated: Bool { kind == .estimated }

  /// Returns the number of points in a container, which is never negative.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated: max(0, dimension)
    }
  }
}
