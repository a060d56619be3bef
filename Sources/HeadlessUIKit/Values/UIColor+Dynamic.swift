public import Presentation

extension ViewColor {
  /// Creates the color that a closure returns for the light style.
  ///
  /// The closure is called once, because the style of the screen is always light.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> ViewColor) {
    self.init(cgColor: dynamicProvider(TraitCollection()).cgColor)
  }

  /// Returns the color itself, because colors do not depend on traits.
  public func resolvedColor(with traitCollection: TraitCollection) -> ViewColor { self }
}
