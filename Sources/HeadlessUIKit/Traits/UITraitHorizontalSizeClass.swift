public import Presentation

/// The size class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static let defaultValue = TraitCollection.SizeClass.unspecified
}
