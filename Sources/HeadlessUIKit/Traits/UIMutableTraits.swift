public import Presentation

/// Traits that a closure changes, see `modifyingTraits(_:)` of a trait collection.
public protocol UIMutableTraits {
  /// The size class of the width.
  var horizontalSizeClass: TraitCollection.SizeClass { get set }
  /// The size class of the height.
  var verticalSizeClass: TraitCollection.SizeClass { get set }
  /// Light or dark colors.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction in which the interface is laid out.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

extension TraitCollection: UIMutableTraits {}
