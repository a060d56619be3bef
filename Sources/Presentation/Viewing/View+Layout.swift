extension View {
  /// Requests the layout that a change of constraints needs.
  ///
  /// If the constraints change during the layout of this view, the view is laid out again only if
  /// its subviews then have other frames (L-1a).
  package final func constraintsChanged() {
    guard isBeingLaidOut, !needsLayout || hasOnlyConstraintChanges else { return setNeedsLayout() }
    (needsLayout, hasOnlyConstraintChanges) = (true, true)
  }

  final func queueLayout() {
    if !isLayoutQueued { withWorld { $0.queueLayout(of: self) } }
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

  final func layOutInside() {
    updateConstraintsIfNeeded()
    takePlaces()
    for _ in 0..<Self.layoutPassLimit {
      refreshPlaces()
      let dirty = viewsInside(where: { $0.needsLayout || ($0.isInWindow && !$0.updates.isEmpty) })
      if dirty.isEmpty { return }
      for view in dirty.reversed() { view.updateConstraintsIfAsked() }
      for view in dirty where view.isDescendant(of: self) { view.layOutIfAsked() }
    }
    world.report(Issues.layoutNeverSettles([printedName]))
  }

  /// Returns this view and the views inside it that satisfy a condition; superviews come first.
  final func viewsInside(where isMeant: (View) -> Bool) -> [View] {
    var found: [View] = []
    forEachInside { view in
      guard isMeant(view) else { return }
      // Without this, the array allocates memory twice, for two and for four views.
      if found.isEmpty { found.reserveCapacity(4) }
      found.append(view)
    }
    return found
  }

  /// Whether the view is in a window and has requested a layout, a call of `updateConstraints`, or
  /// another update.
  final var isDirty: Bool { (needsLayout || needsConstraints || !updates.isEmpty) && isInWindow }

  static let layoutPassLimit = 100

  final func updateConstraintsIfAsked() {
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  final func layOutIfAsked() {
    guard needsLayout else {
      if isInWindow { updateIfAsked() }
      return
    }
    needsLayout = false
    let isNested = isBeingLaidOut
    isBeingLaidOut = true
    noticeSafeArea()
    layOut(of: controller)
    isBeingLaidOut = isNested
    guard hasOnlyConstraintChanges else { return }
    (needsLayout, hasOnlyConstraintChanges) = (false, false)
    window?.placesMayChange()
  }

  private func layOut(of controller: ViewController?) {
    if let controller, isInWindow { controller.tellIsAppearing() }
    if !updates.isEmpty, isInWindow { updateBeforeLayout() }
    controller?.layOutCallback(.viewWillLayoutSubviews)
    if let layer = extras?.layer { layoutSublayers(of: layer) } else { layoutSubviews() }
    controller?.layOutCallback(.viewDidLayoutSubviews)
  }

  /// Performs the requested updates; this layout is also the one that the updates request.
  private func updateBeforeLayout() {
    let (isAskedAgain, isPartly) = (needsLayout, hasOnlyConstraintChanges)
    updateIfAsked()
    (needsLayout, hasOnlyConstraintChanges) = (isAskedAgain, isPartly)
  }
}
