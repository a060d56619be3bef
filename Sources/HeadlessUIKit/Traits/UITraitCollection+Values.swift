public import Presentation

/// The traits beside the size classes.
///
/// A trait collection that an app creates stores the traits. The traits of views, controllers and
/// windows have the values that the properties name, unless `traitOverrides` replace them.
extension TraitCollection {
  /// Creates traits with a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates traits with a size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits with a direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  /// Creates traits with a kind of device.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    others[Self.idiomName] = "\(idiom.rawValue)"
  }

  /// Creates traits that a closure sets.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Returns these traits with the changes that a closure makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitCollection {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitCollection ?? self
  }

  /// The traits of `performAsCurrent`, or else those of the key window of the current world.
  ///
  /// Without a window, both size classes are unspecified.
  @MainActor public static var current: TraitCollection {
    chosen.last ?? UIScreen.main.traitCollection
  }

  /// Calls a closure in which these traits are ``current``.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let current = World.current.attachment { CurrentTraits() }
    current.chosen.append(self)
    actions()
    current.chosen.removeLast()
  }

  @MainActor private static var chosen: [TraitCollection] {
    World.current.attachment { CurrentTraits() }.chosen
  }

  /// The kind of device; by default that of `UIDevice.current`.
  @MainActor public var userInterfaceIdiom: UIUserInterfaceIdiom {
    others[Self.idiomName].flatMap(Int.init).flatMap(UIUserInterfaceIdiom.init)
      ?? UIDevice.current.userInterfaceIdiom
  }
  private static let idiomName = "idiom"

  /// Light or dark colors; the style of the screen is light.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { others[Self.styleName].flatMap(Int.init).flatMap(UIUserInterfaceStyle.init) ?? .light }
    set { others[Self.styleName] = "\(newValue.rawValue)" }
  }

  /// The direction in which the interface is laid out; that of the screen is `leftToRight`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get {
      others[Self.directionName].flatMap(Int.init).flatMap(UITraitEnvironmentLayoutDirection.init)
        ?? .leftToRight
    }
    set { others[Self.directionName] = "\(newValue.rawValue)" }
  }
  static let directionName = "direction"

  /// The size of text that the user prefers; on the screen it is `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { others[Self.textSizeName].map(UIContentSizeCategory.init) ?? .large }
    set { others[Self.textSizeName] = newValue.rawValue }
  }
  static let textSizeName = "text size"
}

/// The traits of nested calls of `performAsCurrent`.
@MainActor private final class CurrentTraits {
  var chosen: [TraitCollection] = []
}
