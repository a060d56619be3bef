public import Presentation

extension TraitOverrides {
  /// Returns whether a trait is replaced; only the two size classes can be.
  public func contains(_ trait: UITrait) -> Bool {
    Self.sizeClass(of: trait).map { self[keyPath: $0] != nil } ?? false
  }

  /// Inherits a trait again.
  public mutating func remove(_ trait: UITrait) {
    if let sizeClass = Self.sizeClass(of: trait) { self[keyPath: sizeClass] = nil }
  }

  private static func sizeClass(
    of trait: UITrait
  ) -> WritableKeyPath<Self, TraitCollection.SizeClass?>? {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: \.ownHorizontalSizeClass
    case is UITraitVerticalSizeClass.Type: \.ownVerticalSizeClass
    default: nil
    }
  }
}
