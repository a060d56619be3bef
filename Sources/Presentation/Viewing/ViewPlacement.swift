import PresentationMotion

/// An object of another module that places a view and its subviews, for example by constraints.
///
/// Each view with constraints has its own placement object. Constraints change frames only during
/// layout: the default `layoutSubviews` of every view applies the constraints (L-1).
@MainActor package protocol ViewPlacement: AnyObject {
  /// The view to which this object belongs; nil after the view has been deallocated.
  var view: View? { get }
  /// Whether this object determines the view's frame.
  ///
  /// If true, the view's autoresizing mask has no effect.
  var placesView: Bool { get }

  /// Computes the frames from the constraints again.
  ///
  /// If the frame of a subview has changed, a layout of the superview is requested. Views whose
  /// frames depend on each other are computed together, once in each round.
  func refresh(in round: PlacementRound)

  /// Places the subviews of the view; called in the layout of the view.
  func placeSubviews()

  /// Places the view itself.
  func placeView()

  /// Returns the size that the constraints inside `view` allow and that is nearest to a target.
  ///
  /// `view` is any view that contains the view of this object. The result is nil if no constraints
  /// determine the size.
  func size(
    of view: View, fitting targetSize: CGSize, _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority
  ) -> CGSize?

  /// Called when the app has hidden or shown a subview of the view.
  func visibilityChanged(of subview: View)

  /// Called when the view has entered another superview.
  func superviewChanged()

  /// Removes the constraints that connect views inside `subview` with views outside `subview`.
  ///
  /// Called when `subview` is about to be removed.
  func forget(_ subview: View)
}

/// One computation of the frames of many views.
@MainActor package final class PlacementRound {
  private var computed: [ObjectIdentifier: AnyObject] = [:]

  /// Returns whether a group of views was not computed in this round before.
  package func begins(_ group: AnyObject) -> Bool {
    computed.updateValue(group, forKey: ObjectIdentifier(group)) == nil
  }
}

/// A view whose size is that of its contents, for example a cell.
@MainActor package protocol ContentSized: View {
  /// The views that may determine the size: the first one with a size does.
  var sizingViews: [View] { get }
}

extension View {
  /// The object that places the view and its subviews, for example by constraints; nil if there is
  /// none.
  package final var placement: (any ViewPlacement)? {
    get { extras?.placement }
    set {
      madeExtras.placement = newValue
      if let newValue { window?.placements.enter(newValue) }
    }
  }

  /// The frame that the view would have without its transform.
  ///
  /// Constraints set this frame during layout.
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

  /// The result of `systemLayoutSizeFitting` without the overrides of an app.
  final func ownSize(
    fitting targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    for contents in (self as? any ContentSized)?.sizingViews ?? [] {
      let size = contents.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      if size.width > 0, size.height > 0 { return size }
    }
    var placement: (any ViewPlacement)?
    forEachInside { placement = placement ?? $0.extras?.placement }
    let content = intrinsicContentSize
    return placement?.size(of: self, fitting: targetSize, horizontal, vertical)
      ?? CGSize(width: max(0, content.width), height: max(0, content.height))
  }

  /// Whether placements may exist around this view: false in a window without placements.
  private final var mayHavePlacements: Bool {
    !isInWindow || handleOfWindow?.hasPlacements == true
  }

  /// Removes the constraints that connect views inside this view with views outside this view
  /// (L-6).
  ///
  /// Called when this view is about to leave its superview.
  final func leavePlacements() {
    guard mayHavePlacements else { return }
    var next = superview
    while let view = next {
      view.extras?.placement?.forget(self)
      next = view.superview
    }
  }

  /// Applies constraints to this view and its superviews (L-4).
  ///
  /// Skips each view whose superview has not requested a layout.
  final func takePlaces() {
    guard mayHavePlacements else { return }
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

  /// Computes the frames from the constraints again, for all views of the window.
  ///
  /// If this view has no window, only the frames of this view and the views inside it are computed.
  final func refreshPlaces() {
    guard mayHavePlacements else { return }
    if let window { return window.refreshPlacements() }
    let round = PlacementRound()
    forEachInside { $0.extras?.placement?.refresh(in: round) }
  }
}

/// The placement objects of the views in a window.
@MainActor struct WindowPlacements {
  private(set) var members: [any ViewPlacement] = []

  var isEmpty: Bool { members.isEmpty }

  mutating func enter(_ placement: any ViewPlacement) {
    if !members.contains(where: { $0 === placement }) { members.append(placement) }
  }

  /// Removes the placement objects of views that have left `window`.
  mutating func sweep(_ window: Window) {
    members.removeAll { $0.view?.window !== window }
  }
}

extension Window {
  /// Requests that the frames are computed again from the constraints at the end of the turn.
  ///
  /// Called when a view has moved, or when the safe area of a view may have changed.
  final func placesMayChange() {
    guard !placements.isEmpty else { return }
    owner?.placesMayChange()
  }

  final func refreshPlacements() {
    if placements.isEmpty { return }
    placements.sweep(self)
    let round = PlacementRound()
    for placement in placements.members { placement.refresh(in: round) }
  }
}
