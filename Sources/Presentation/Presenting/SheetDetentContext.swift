public import Foundation

/// The facts about a sheet's container from which a custom detent computes its height.
@preconcurrency @MainActor public protocol SheetDetentContext {
  /// The height of the large detent, in points.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the container.
  var containerTraitCollection: TraitCollection { get }
}
