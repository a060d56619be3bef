public import Presentation

extension ViewColor {
  /// Creates a color that depends on traits.
  ///
  /// The closure is called now, with the traits of the light style, and then by
  /// ``resolvedColor(with:)``. The components of the color are those of the light style; views show
  /// them in both styles.
  @preconcurrency
  public convenience init(dynamicProvider: @escaping @Sendable (TraitCollection) -> ViewColor) {
    self.init(dynamicProvider(TraitCollection()).components, resolving: dynamicProvider)
  }

  /// Returns the color for the given traits; a color without a dynamic provider returns itself.
  public func resolvedColor(with traitCollection: TraitCollection) -> ViewColor {
    resolve?(traitCollection) ?? self
  }
}
