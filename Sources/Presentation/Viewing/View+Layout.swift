extension View {
  /// Requests a layout of this view at the end of the run-loop turn.
  ///
  /// If a layout is already requested, this method has no effect.
  public final func setNeedsLayout() {
    (needsLayout, hasOnlyConstraintChanges) = (true, false)
    queueLayout()
  }

  /// Requests the layout that a change of constraints needs.
  ///
  /// If the constraints change during the layout of this view, the view is laid out again only if
  /// its subviews then have other frames (L-1a).
  package final func constraintsChanged() {
    guard isBeingLaidOut, !needsLayout || hasOnlyConstraintChanges else { return setNeedsLayout() }
    (needsLayout, hasOnlyConstraintChanges) = (true, true)
  }

  /// Requests that `updateConstraints` of this view is called before the next layout of the window.
  ///
  /// The request itself does not cause a layout of this view.
  public final func setNeedsUpdateConstraints() {
    needsConstraints = true
    queueLayout()
  }

  private func queueLayout() {
    guard !isLayoutQueued, let world = window?.owner else { return }
    world.queueLayout(of: self)
  }

  /// Returns whether `updateConstraints` of this view will be called before the next layout.
  public final func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Calls `updateConstraints` of this view and of the views inside it.
  ///
  /// Views for which `setNeedsUpdateConstraints()` has not been called are skipped.
  /// `updateConstraints` is called on subviews before their superviews.
  public final func updateConstraintsIfNeeded() {
    for view in viewsInside(where: { $0.needsConstraints }).reversed() {
      view.updateConstraintsIfAsked()
    }
  }

  /// Lays out this view and the views inside it; views that have requested no layout are skipped.
  ///
  /// A view is laid out before its subviews. The layout is repeated until none of these views
  /// requests a layout any more; after 100 repetitions, the method stops and reports an issue.
  ///
  /// Before the layout, this method calls ``updateConstraintsIfNeeded()``. Then the method looks at
  /// this view and at each of its ancestors. If the superview of such a view has requested a
  /// layout, the view gets the frame that its constraints determine. If not, the view keeps its
  /// frame (L-4).
  ///
  /// The layout of a controller's view calls `viewWillLayoutSubviews`, `layoutSubviews` and
  /// `viewDidLayoutSubviews`, in this order (P-26). If the controller is appearing and has not got
  /// `viewIsAppearing` yet, `viewIsAppearing` is called before these methods (P-97).
  public final func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    takePlaces()
    for _ in 0..<Self.layoutPassLimit {
      refreshPlaces()
      let dirty = viewsInside(where: { $0.needsLayout })
      if dirty.isEmpty { return }
      for view in dirty.reversed() { view.updateConstraintsIfAsked() }
      for view in dirty where view.isDescendant(of: self) { view.layOutIfAsked() }
    }
    world.report(Issues.layoutNeverSettles([description]))
  }

  /// Returns this view and the views inside it that satisfy a condition; superviews come first.
  private func viewsInside(where isMeant: (View) -> Bool) -> [View] {
    var found: [View] = []
    forEachInside { if isMeant($0) { found.append($0) } }
    return found
  }

  /// Whether the view is in a window and has requested a layout or a call of `updateConstraints`.
  final var isDirty: Bool { (needsLayout || needsConstraints) && window != nil }

  static let layoutPassLimit = 100

  final func updateConstraintsIfAsked() {
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  final func layOutIfAsked() {
    guard needsLayout else { return }
    needsLayout = false
    let isNested = isBeingLaidOut
    isBeingLaidOut = true
    noticeSafeArea()
    if let controller, window != nil { controller.tellIsAppearing() }
    controller?.layOutCallback(.viewWillLayoutSubviews)
    layoutSubviews()
    controller?.layOutCallback(.viewDidLayoutSubviews)
    isBeingLaidOut = isNested
    guard hasOnlyConstraintChanges else { return }
    (needsLayout, hasOnlyConstraintChanges) = (false, false)
    window?.placesMayChange()
  }
}
