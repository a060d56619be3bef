public import Presentation

extension TraitCollection {
  /// Creates traits from several collections.
  ///
  /// If several collections specify a trait, the last of them determines its value.
  public init(traitsFrom traitCollections: [TraitCollection]) {
    self.init()
    for traits in traitCollections {
      if traits.horizontalSizeClass != .unspecified {
        horizontalSizeClass = traits.horizontalSizeClass
      }
      if traits.verticalSizeClass != .unspecified {
        verticalSizeClass = traits.verticalSizeClass
      }
      others.merge(traits.others) { _, last in last }
      added.merge(traits.added) { _, last in last }
    }
  }
}
