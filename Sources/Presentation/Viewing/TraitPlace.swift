import Foundation

/// A place from which traits come: a view, or a controller whose view is not loaded (P-88c).
@MainActor enum TraitPlace {
  case view(View)
  case unloaded(ViewController)

  /// The traits at this place.
  var traits: TraitCollection {
    replacing(in: TraitCollection(of: window ?? World.current.keyWindow), resizedTo: nil)
  }

  /// The traits at this place after the running size change of its window; nil if the size of the
  /// window does not change.
  var upcomingTraits: TraitCollection? {
    guard let size = window?.changing?.size else { return nil }
    return replacing(in: TraitCollection(of: size), resizedTo: size)
  }

  /// Returns the traits of a window after the overrides at this place have replaced some of them.
  ///
  /// - Parameter size: The size that the window will have; nil for its present size.
  private func replacing(in traits: TraitCollection, resizedTo size: CGSize?) -> TraitCollection {
    var overrides = TraitOverrides()
    var path = Path(from: self)
    while let place = path.next() {
      if traits.horizontalSizeClass == .regular, isNarrow(in: place, resizedTo: size) {
        overrides.inherit(Self.compactWidth)
      }
      if let own = place.view?.extras?.traitOverrides { overrides.inherit(own) }
      if let traits = place.presentation?.overrideTraitCollection {
        overrides.inherit(TraitOverrides(traits))
      }
      if let controller = place.controller { overrides.inherit(controller.allTraitOverrides) }
    }
    return overrides.replacing(in: traits)
  }

  /// The window of this place; nil if neither this place nor one around it is in a window.
  var window: Window? {
    if let window = view?.window { return window }
    var path = Path(from: self), last: TraitPlace?
    while let place = path.next() { last = place }
    return last?.view?.window
  }

  private var view: View? { if case .view(let view) = self { view } else { nil } }

  /// The presentation controller of this place, if the place is a container view.
  private var presentation: PresentationController? {
    (view as? ContainerView)?.presentation
  }

  private var controller: ViewController? {
    switch self {
    case .view(let view): view.controller
    case .unloaded(let controller): controller
    }
  }

  /// Whether `place` is the container view of a narrow form sheet or popover around this place.
  ///
  /// - Parameter size: The size that the container view will have; nil for its present size.
  private func isNarrow(in place: TraitPlace, resizedTo size: CGSize?) -> Bool {
    guard let view, let container = place.view as? ContainerView, container !== view else {
      return false
    }
    return container.presentation?.isNarrow(around: view, in: size ?? container.bounds.size) == true
  }

  private static let compactWidth = TraitOverrides(
    TraitCollection(horizontalSizeClass: .compact))
}

extension TraitPlace {
  /// A place and those around it, from the inside out.
  ///
  /// Where a view has no superview, the place of its controller follows, for example the view of
  /// the parent.
  @MainActor fileprivate struct Path {
    private var upcoming: TraitPlace?
    /// The visited views that have no superview.
    private var tops: [View] = []

    init(from place: TraitPlace) { upcoming = place }

    mutating func next() -> TraitPlace? {
      guard let place = upcoming else { return nil }
      upcoming = around(place)
      return place
    }

    private mutating func around(_ place: TraitPlace) -> TraitPlace? {
      if let view = place.view {
        if let superview = view.superview { return .view(superview) }
        if view.window != nil { return nil }
        tops.append(view)
      }
      guard let next = place.controller?.placeForTraits else { return nil }
      // The app may have moved the next place into a view that was already visited.
      if let view = next.view, tops.contains(where: view.isDescendant(of:)) { return nil }
      return next
    }
  }
}

extension ViewController {
  /// The place from which this controller has its traits while its view has no superview (P-88c).
  fileprivate var placeForTraits: TraitPlace? {
    if presents, let view = ownPresented?.ownPresentationController?.presenterPlace?.superview {
      return .view(view)
    }
    if let ownParent { return ownParent.ownPlace }
    if let window = holders.rootWindow?.object { return .view(window) }
    guard let presentation = ownPresentationController, presentation.relation != nil else {
      return nil
    }
    if let container = presentation.containerView { return .view(container) }
    if let window = presentation.presenter?.loadedView?.window { return .view(window) }
    return nil
  }

  /// The window from which this controller has its traits; nil if its place is in no window.
  package final var windowOfPlace: Window? { ownPlace.window }

  /// The place of this controller itself.
  final var ownPlace: TraitPlace {
    if let loadedView { .view(loadedView) } else { .unloaded(self) }
  }
}
