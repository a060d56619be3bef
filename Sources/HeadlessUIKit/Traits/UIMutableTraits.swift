public import Presentation

/// Traits that an app can change: `traitOverrides`, and those in the closure of
/// `modifyingTraits(_:)` of a trait collection.
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

extension UIMutableTraits {
  /// The value of a trait that the app has defined.
  ///
  /// In a trait collection, the value is that of the innermost `traitOverrides` which contain the
  /// trait. Where nothing sets the trait, the value is the default value of the trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value
  where Trait.Value: Sendable {
    get { carrier?.value(of: trait) ?? trait.defaultValue }
    set {
      guard var carrier else { return }
      carrier.set(newValue, of: trait)
      if let changed = carrier as? Self { self = changed }
    }
  }

  /// The value of a trait that the app has defined, if the value is not sendable.
  ///
  /// If the value cannot be compared, each assignment counts as a change.
  @preconcurrency @MainActor
  public subscript<Trait: UITraitDefinition>(
    trait: Trait.Type
  ) -> Trait.Value {
    get { carrier?.isolatedValue(of: trait) ?? trait.defaultValue }
    set {
      guard var carrier else { return }
      carrier.setIsolated(newValue, of: trait)
      if let changed = carrier as? Self { self = changed }
    }
  }

  private var carrier: (any AddedTraitCarrier)? { self as? any AddedTraitCarrier }
}
