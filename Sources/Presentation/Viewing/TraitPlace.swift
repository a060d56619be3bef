import Foundation

/// A place from which traits come: a view, or a controller whose view is not loaded (P-88c).
@MainActor enum TraitPlace {
  case view(View)
  case unloaded(ViewController)

  /// The traits at this place.
  var traits: TraitCollection {
    replacing(in: outermostTraits, resizedTo: nil)
  }

  private var outermostTraits: TraitCollection {
    if let window { return TraitCollection(of: window) }
    guard let key = World.current.keyWindow else { return TraitCollection(of: nil) }
    return key.traitOverrides.replacing(in: TraitCollection(of: key))
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
  /// Where a view has no superview, the place of the outermost controller in this view follows, for
  /// example the view of the parent.
  @MainActor fileprivate struct Path {
    private var upcoming: TraitPlace?
    /// The visited views that have no superview.
    private var tops: [View] = []
    /// The container views that were left for the places of their presenters.
    private var containers: [View] = []
    /// The controller whose view or presentation was visited last.
    private var owner: ViewController?

    init(from place: TraitPlace) { upcoming = place }

    mutating func next() -> TraitPlace? {
      guard let place = upcoming else { return nil }
      upcoming = around(place)
      return place
    }

    private mutating func around(_ place: TraitPlace) -> TraitPlace? {
      if let owner = place.controller ?? place.presentation?.presenter { self.owner = owner }
      if let view = place.view {
        if let superview = view.superview {
          return .view(home(of: place.controller, besides: superview) ?? superview)
        }
        if view.window != nil { return nil }
        tops.append(view)
      }
      return owner?.placesForTraits.first { !isVisited($0) }
    }

    /// Returns the view to which the view of a controller will return from a container view.
    ///
    /// Each container view is left only once: a callback may have moved two presenters into places
    /// inside each other's views.
    private mutating func home(of controller: ViewController?, besides superview: View) -> View? {
      guard let home = controller?.home(besides: superview),
        !containers.contains(where: { $0 === superview })
      else { return nil }
      containers.append(superview)
      return home
    }

    /// Whether a place is in a view that was already visited.
    ///
    /// The app may have moved the view of a parent into such a view. A wrapper contains the place
    /// to which a presentation will return the presenter's view (C-18a).
    private func isVisited(_ place: TraitPlace) -> Bool {
      guard let view = place.view else { return false }
      return tops.contains(where: view.isDescendant(of:))
    }
  }
}

extension ViewController {
  /// Returns the view to which a presentation by this controller will return the controller's view.
  ///
  /// The result is nil unless the view is now in the container view of this presentation, whose
  /// overrides apply only to the presented controller.
  fileprivate func home(besides superview: View) -> View? {
    guard let presentation = (superview as? ContainerView)?.presentation,
      presentation.presenter === self
    else { return nil }
    return presentation.presenterPlace?.superview
  }

  /// The places from which this controller may have its traits while its view has no superview; the
  /// first place counts (P-88c).
  fileprivate var placesForTraits: [TraitPlace] {
    var places: [TraitPlace] = []
    if presents, let view = ownPresented?.ownPresentationController?.presenterPlace?.superview {
      places.append(.view(view))
    }
    if let ownParent { return places + [ownParent.ownPlace] }
    if let window = holders.rootWindow?.object { return places + [.view(window)] }
    guard let presentation = ownPresentationController, presentation.relation != nil else {
      return places
    }
    if let container = presentation.containerView { return places + [.view(container)] }
    if let window = presentation.presenter?.loadedView?.window { places.append(.view(window)) }
    return places
  }

  /// The window from which this controller has its traits; nil if its place is in no window.
  package final var windowOfPlace: Window? { ownPlace.window }

  /// The place of this controller itself.
  final var ownPlace: TraitPlace {
    if let loadedView { .view(loadedView) } else { .unloaded(self) }
  }
}
