public import Foundation

/// What a custom detent computes its height from.
@preconcurrency @MainActor public protocol SheetDetentContext {
  /// The height of the large detent, in points.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the container.
  var containerTraitCollection: TraitCollection { get }
}
