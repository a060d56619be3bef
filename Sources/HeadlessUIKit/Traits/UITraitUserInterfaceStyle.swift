/// Light or dark colors.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
