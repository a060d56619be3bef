public import Presentation

/// The size class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static let defaultValue = TraitCollection.SizeClass.unspecified
}
