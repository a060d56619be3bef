public import Foundation

/// The context from which a custom detent computes its height.
@preconcurrency @MainActor public protocol SheetDetentContext {
  /// The height of the large detent, in points.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the container.
  var containerTraitCollection: TraitCollection { get }
}
