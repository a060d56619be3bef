public import Presentation

extension TraitCollection {
  /// The traits of the key window of the current world; without a window, both size classes are
  /// unspecified.
  @MainActor public static var current: TraitCollection {
    UIApplication.shared.keyWindow?.traitCollection ?? TraitCollection()
  }

  /// The kind of device, which is that of `UIDevice.current`.
  @MainActor public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
  }

  /// The direction in which the interface is laid out, which is always `leftToRight`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

  /// The size of text that the user prefers, which is always `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
