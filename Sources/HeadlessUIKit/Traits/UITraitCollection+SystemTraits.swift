import Presentation

extension TraitCollection {
  /// The traits of the system on which colors depend.
  ///
  /// Of those in UIKit, this package has the style.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  /// The traits of the system on which the choice of an image depends.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }
}
