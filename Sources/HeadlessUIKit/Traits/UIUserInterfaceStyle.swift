public import Presentation

/// UIKit's name for `UserInterfaceStyle`: light or dark colors.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

extension TraitCollection {
  /// The number of pixels per point, which is always 3.
  public var displayScale: CGFloat { 3 }

  /// Returns whether the styles of two trait collections differ.
  ///
  /// The result is false if `traitCollection` is nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? false
  }
}
