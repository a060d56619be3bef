/// Traits that a controller or a view has instead of the traits at its place (P-88b).
public struct TraitOverrides: Hashable, Sendable {
  /// The size class of the width that replaces the inherited one; nil to inherit.
  package var ownHorizontalSizeClass: TraitCollection.SizeClass?
  /// The size class of the height that replaces the inherited one; nil to inherit.
  package var ownVerticalSizeClass: TraitCollection.SizeClass?
  /// The traits of another module that replace the inherited ones, keyed by their names.
  package var others: [String: String] = [:]
  /// The values of the app's traits that replace the inherited ones, keyed by the types of the
  /// traits.
  package var added: [ObjectIdentifier: AddedTrait] = [:]

  /// Creates overrides that replace nothing.
  public init() {}

  /// The size class of the width; `unspecified` if the inherited one is not replaced.
  public var horizontalSizeClass: TraitCollection.SizeClass {
    get { ownHorizontalSizeClass ?? .unspecified }
    set { ownHorizontalSizeClass = newValue }
  }

  /// The size class of the height; `unspecified` if the inherited one is not replaced.
  public var verticalSizeClass: TraitCollection.SizeClass {
    get { ownVerticalSizeClass ?? .unspecified }
    set { ownVerticalSizeClass = newValue }
  }

  /// Takes the overrides of an object that is farther outside, where this value has none.
  mutating func inherit(_ outer: TraitOverrides) {
    ownHorizontalSizeClass = ownHorizontalSizeClass ?? outer.ownHorizontalSizeClass
    ownVerticalSizeClass = ownVerticalSizeClass ?? outer.ownVerticalSizeClass
    others.merge(outer.others) { own, _ in own }
    added.merge(outer.added) { own, _ in own }
  }

  /// Returns whether this value replaces all traits that another value replaces.
  func replacesAll(of other: TraitOverrides) -> Bool {
    var both = self
    both.inherit(other)
    return both == self
  }

  /// Returns traits in which the overrides have replaced the traits of `collection`.
  func replacing(in collection: TraitCollection) -> TraitCollection {
    var traits = collection
    if let ownHorizontalSizeClass { traits.horizontalSizeClass = ownHorizontalSizeClass }
    if let ownVerticalSizeClass { traits.verticalSizeClass = ownVerticalSizeClass }
    traits.others.merge(others) { _, own in own }
    traits.added.merge(added) { _, own in own }
    return traits
  }
}

extension TraitOverrides {
  /// Light or dark colors; `unspecified` if the inherited style is not replaced.
  package var style: UserInterfaceStyle {
    get {
      others[TraitCollection.styleName].flatMap(Int.init).flatMap(UserInterfaceStyle.init)
        ?? .unspecified
    }
    set {
      let isOwn = newValue != .unspecified
      others[TraitCollection.styleName] = isOwn ? "\(newValue.rawValue)" : nil
    }
  }

  /// Creates overrides from the specified traits of a collection.
  init(_ collection: TraitCollection) {
    if collection.horizontalSizeClass != .unspecified {
      ownHorizontalSizeClass = collection.horizontalSizeClass
    }
    if collection.verticalSizeClass != .unspecified {
      ownVerticalSizeClass = collection.verticalSizeClass
    }
    (others, added) = (collection.others, collection.added)
  }
}

extension View {
  /// The traits that this view and the views inside it have instead of the inherited ones (P-88b).
  ///
  /// Setting the property calls `traitCollectionDidChange` on each controller and view inside whose
  /// traits change. If the view is in no window, the method is not called when an override is
  /// removed (P-88c).
  public final var traitOverrides: TraitOverrides {
    get { extras?.traitOverrides ?? TraitOverrides() }
    set {
      survey(forChangeTo: newValue).tell(after: { madeExtras.traitOverrides = newValue })
    }
  }

  private func survey(forChangeTo overrides: TraitOverrides) -> TraitSurvey {
    if let window = self as? Window { return TraitSurvey(ofAllIn: window) }
    return TraitSurvey(of: self, includingAbsent: overrides.replacesAll(of: traitOverrides))
  }
}

extension ViewController {
  /// The traits that this controller and the controllers and views inside it have instead of the
  /// inherited ones (P-88b).
  ///
  /// Setting the property calls `traitCollectionDidChange` on each controller and view inside whose
  /// traits change. If the controller's view is in no window, the method is not called when an
  /// override is removed (P-88c). Controllers that this controller presents do not inherit the
  /// overrides.
  public final var traitOverrides: TraitOverrides {
    get { ownTraitOverrides }
    set {
      TraitSurvey(of: self, includingAbsent: newValue.replacesAll(of: ownTraitOverrides))
        .tell(after: { ownTraitOverrides = newValue })
    }
  }

  /// The overrides of the controller and of its parent for the controller.
  final var allTraitOverrides: TraitOverrides {
    var overrides = ownTraitOverrides
    if let traits = ownParent?.overrideTraitCollection(forChild: self) {
      overrides.inherit(TraitOverrides(traits))
    }
    return overrides
  }
}
