public import Presentation

extension TraitOverrides {
  /// Returns whether a trait is replaced; only the two size classes can be.
  public func contains(_ trait: UITrait) -> Bool {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: ownHorizontalSizeClass != nil
    case is UITraitVerticalSizeClass.Type: ownVerticalSizeClass != nil
    default: false
    }
  }

  /// Inherits a trait again.
  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: ownHorizontalSizeClass = nil
    case is UITraitVerticalSizeClass.Type: ownVerticalSizeClass = nil
    default: break
    }
  }
}
