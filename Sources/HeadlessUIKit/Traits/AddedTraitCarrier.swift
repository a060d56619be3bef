import Presentation

/// A value that stores the values of traits that the app has defined.
protocol AddedTraitCarrier {
  /// The values, keyed by the types of the traits.
  var added: [ObjectIdentifier: AddedTrait] { get set }
}

extension AddedTraitCarrier {
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    added[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
  }

  mutating func set<Trait: UITraitDefinition>(
    _ value: Trait.Value, of trait: Trait.Type
  ) where Trait.Value: Sendable {
    added[ObjectIdentifier(trait)] = AddedTrait(trait, named: trait.name, value)
  }

  @MainActor func isolatedValue<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    (added[ObjectIdentifier(trait)]?.value as? IsolatedTraitValue)?.value as? Trait.Value
      ?? trait.defaultValue
  }

  @MainActor mutating func setIsolated<Trait: UITraitDefinition>(
    _ value: Trait.Value, of trait: Trait.Type
  ) {
    let value = IsolatedTraitValue(value)
    added[ObjectIdentifier(trait)] = AddedTrait(trait, named: trait.name, value)
  }
}

/// A value that only the main actor can read.
@MainActor private final class IsolatedTraitValue {
  let value: Any

  init(_ value: Any) { self.value = value }
}

extension TraitCollection: AddedTraitCarrier, UIMutableTraits {}
extension TraitOverrides: AddedTraitCarrier, UIMutableTraits {}
