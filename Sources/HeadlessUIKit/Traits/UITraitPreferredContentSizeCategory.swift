/// The size of text that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static let defaultValue = UIContentSizeCategory.unspecified
}
