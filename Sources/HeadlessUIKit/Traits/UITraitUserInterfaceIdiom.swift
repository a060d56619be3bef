/// The kind of device, which never changes here.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
