import PresentationMotion

/// The placement of a view and its subviews by rules of another module, such as constraints.
///
/// Each view with rules has one placement object. Views get their places in layout only: the
/// default `layoutSubviews` of every view applies the placement (L-1).
@MainActor package protocol ViewPlacement: AnyObject {
  /// The view; nil when it has been deallocated.
  var view: View? { get }
  /// Whether the rules place the view.
  ///
  /// Its autoresizing mask then has no effect.
  var placesView: Bool { get }

  /// Compares the places that follow from the rules with the last places.
  ///
  /// If subviews get other places, requests a layout of their superview.
  func refresh()

  /// Places the subviews of the view; called in the layout of the view.
  func placeSubviews()

  /// Places the view itself.
  func placeView()

  /// Called when the view has been added to another superview.
  func superviewChanged()

  /// Removes the rules between views inside `subview`, which is about to leave, and views outside.
  func forget(_ subview: View)
}

extension View {
  /// The placement of the view and its subviews by another module; nil without rules.
  package final var placement: (any ViewPlacement)? {
    get { extras?.placement }
    set {
      madeExtras.placement = newValue
      if let newValue { window?.placements.enter(newValue) }
    }
  }

  /// The frame that the view would have without its transform.
  ///
  /// Layout sets this frame.
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

  /// Removes the rules between this view and views outside, because the view is about to leave its
  /// superview (L-6).
  final func leavePlacements() {
    var next = superview
    while let view = next {
      view.extras?.placement?.forget(self)
      next = view.superview
    }
  }

  /// Places this view and its superviews, where a layout of the superview is pending (L-4).
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

  /// Compares the places that follow from the rules with the last places: in the whole window, or
  /// inside this view if it has no window.
  final func refreshPlaces() {
    if let window { return window.refreshPlacements() }
    forEachInside { $0.extras?.placement?.refresh() }
  }
}

/// The views of a window that have placements by another module.
@MainActor struct WindowPlacements {
  private(set) var members: [any ViewPlacement] = []

  var isEmpty: Bool { members.isEmpty }

  mutating func enter(_ placement: any ViewPlacement) {
    if !members.contains(where: { $0 === placement }) { members.append(placement) }
  }

  /// Removes the placements of views that have left `window`.
  mutating func sweep(_ window: Window) {
    members.removeAll { $0.view?.window !== window }
  }
}

extension Window {
  /// Requests that the next commit refreshes the placements, because a view has moved or its safe
  /// area may have changed.
  final func placesMayChange() {
    guard !placements.isEmpty else { return }
    owner?.placesMayChange()
  }

  final func refreshPlacements() {
    placements.sweep(self)
    for placement in placements.members { placement.refresh() }
  }
}
