public import Foundation

/// The facts about a sheet's container view that a custom detent uses to compute a height.
@preconcurrency @MainActor public protocol SheetDetentContext {
  /// The height of the large detent in points, which is the height of the container view.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the container view.
  var containerTraitCollection: TraitCollection { get }
}
