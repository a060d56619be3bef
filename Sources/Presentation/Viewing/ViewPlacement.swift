import PresentationMotion

/// A placement of views by another module: by constraints.
///
/// Each view that takes part has one such object. Layout is the one place where views get their
/// places: the default `layoutSubviews` of every view asks for them (L-1).
@MainActor package protocol ViewPlacement: AnyObject {
  /// The view; nil once it is deallocated.
  var view: View? { get }
  /// Whether the rules place the view; its autoresizing mask then has no effect.
  var placesView: Bool { get }

  /// Compares the rules with the last places.
  ///
  /// A superview whose subviews get other places needs layout.
  func refresh()

  /// Gives the subviews of the view their places; called in the layout of the view.
  func placeSubviews()

  /// Gives the view its place.
  func placeView()

  /// A subview of the view was hidden or shown by the program.
  func visibilityChanged(of subview: View)

  /// The view has entered another superview.
  func superviewChanged()

  /// Drops the rules between views inside `subview`, which leaves, and views outside of it.
  func forget(_ subview: View)
}

extension View {
  /// The placement of the view and its subviews by another module.
  package final var placement: (any ViewPlacement)? {
    get { extras?.placement }
    set {
      madeExtras.placement = newValue
      if let newValue { window?.placements.enter(newValue) }
    }
  }

  /// The frame that the view would have without its transform: the place that layout gives it.
  package final var untransformedFrame: CGRect {
    get {
      var upright = geometry
      upright.transform = .identity
      return upright.frame
    }
    set {
      let anchor = geometry.anchor
      center = CGPoint(
        x: newValue.minX + newValue.width * anchor.x,
        y: newValue.minY + newValue.height * anchor.y)
      bounds.size = newValue.size
    }
  }

  /// The view is about to leave its superview: rules that tie it to views outside of it are dropped
  /// (L-6).
  final func leavePlacements() {
    var next = superview
    while let view = next {
      view.extras?.placement?.forget(self)
      next = view.superview
    }
  }

  /// Gives this view and the views that it is in the places that layout owes them (L-4).
  final func takePlaces() {
    var owed: [any ViewPlacement] = []
    var next: View? = self
    while let view = next {
      if view.superview?.needsLayout == true, let placement = view.extras?.placement {
        owed.append(placement)
      }
      next = view.superview
    }
    for placement in owed.reversed() { placement.placeView() }
  }

  /// Compares the rules that place views with their last places: in the window, or inside this
  /// view where there is none.
  final func refreshPlaces() {
    if let window { return window.refreshPlacements() }
    forEachInside { $0.extras?.placement?.refresh() }
  }
}

/// The views of a window that another module places.
@MainActor struct WindowPlacements {
  private(set) var members: [any ViewPlacement] = []

  var isEmpty: Bool { members.isEmpty }

  mutating func enter(_ placement: any ViewPlacement) {
    if !members.contains(where: { $0 === placement }) { members.append(placement) }
  }

  /// Drops the views that left `window`.
  mutating func sweep(_ window: Window) {
    members.removeAll { $0.view?.window !== window }
  }
}

extension Window {
  /// A view has moved, or its safe area may have changed: the next commit refreshes the placements.
  final func placesMayChange() {
    guard !placements.isEmpty else { return }
    owner?.placesMayChange()
  }

  final func refreshPlacements() {
    placements.sweep(self)
    for placement in placements.members { placement.refresh() }
  }
}
