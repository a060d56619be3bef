public import Presentation

extension TraitCollection {
  /// Returns the traits whose values differ from the values in `traitCollection`.
  ///
  /// UIKit's traits come first, then the traits of the app, sorted by their names. Nil stands for
  /// an empty trait collection.
  public func changedTraits(from traitCollection: TraitCollection?) -> [UITrait] {
    let old = traitCollection ?? TraitCollection()
    let added = old.added.merging(added) { $1 }.values
      .sorted { ($0.name, String(reflecting: $0.trait)) < ($1.name, String(reflecting: $1.trait)) }
    let traits = Self.systemTraitsAffectingImageLookup + added.compactMap { $0.trait as? UITrait }
    return traits.filter { differs(from: old, in: $0) }
  }

  /// Returns whether the values of a trait differ.
  func differs(from old: TraitCollection, in trait: UITrait) -> Bool {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: old.horizontalSizeClass != horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: old.verticalSizeClass != verticalSizeClass
    case is UITraitUserInterfaceStyle.Type: old.userInterfaceStyle != userInterfaceStyle
    case is UITraitLayoutDirection.Type: old.layoutDirection != layoutDirection
    case is UITraitPreferredContentSizeCategory.Type:
      old.preferredContentSizeCategory != preferredContentSizeCategory
    default: old.added[ObjectIdentifier(trait)] != added[ObjectIdentifier(trait)]
    }
  }
}
