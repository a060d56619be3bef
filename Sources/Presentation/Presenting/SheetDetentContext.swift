public import Foundation

/// The facts about a sheet's container view that a custom detent uses to compute a height.
@preconcurrency @MainActor public protocol SheetDetentContext {
  /// The height of the large detent in points: the height of the container view without its lower
  /// safe area.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the container view.
  var containerTraitCollection: TraitCollection { get }
}
