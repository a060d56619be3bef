/// The direction of the layout.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
