public import Foundation

/// The distance between two items, or between an item and its surroundings.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points; for a flexible distance, the smallest distance.
  public final let spacing: CGFloat
  /// Whether the distance grows until the group is filled.
  public final let isFlexibleSpacing: Bool
  /// Whether the distance does not grow.
  public final var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  /// Returns a distance that does not grow.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a distance that grows with the other flexible distances until the group is filled.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
