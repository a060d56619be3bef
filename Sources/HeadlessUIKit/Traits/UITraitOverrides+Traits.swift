public import Presentation

extension TraitOverrides {
  /// Returns whether a trait is replaced.
  public func contains(_ trait: UITrait) -> Bool {
    if let sizeClass = Self.sizeClass(of: trait) { return self[keyPath: sizeClass] != nil }
    if let name = Self.name(of: trait) { return others[name] != nil }
    return added[ObjectIdentifier(trait)] != nil
  }

  /// Inherits a trait again.
  public mutating func remove(_ trait: UITrait) {
    if let sizeClass = Self.sizeClass(of: trait) { self[keyPath: sizeClass] = nil }
    if let name = Self.name(of: trait) { others[name] = nil }
    added[ObjectIdentifier(trait)] = nil
  }

  /// Light or dark colors; `unspecified` if the inherited style is not replaced.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style }
    set { style = newValue }
  }

  /// The size of text; `unspecified` if the inherited size is not replaced.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { others[TraitCollection.textSizeName].map(UIContentSizeCategory.init) ?? .unspecified }
    set {
      others[TraitCollection.textSizeName] = newValue == .unspecified ? nil : newValue.rawValue
    }
  }

  /// The direction of the interface; `unspecified` if the inherited direction is not replaced.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get {
      others[TraitCollection.directionName].flatMap(Int.init)
        .flatMap(UITraitEnvironmentLayoutDirection.init) ?? .unspecified
    }
    set {
      let isOwn = newValue != .unspecified
      others[TraitCollection.directionName] = isOwn ? "\(newValue.rawValue)" : nil
    }
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

  /// The name under which a trait of the system is stored; nil for the size classes and for the
  /// app's traits.
  private static func name(of trait: UITrait) -> String? {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: TraitCollection.styleName
    case is UITraitPreferredContentSizeCategory.Type: TraitCollection.textSizeName
    case is UITraitLayoutDirection.Type: TraitCollection.directionName
    default: nil
    }
  }
}
