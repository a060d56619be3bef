extension View {
  /// Requests a layout of this view in the next commit.
  ///
  /// A second request has no effect.
  public final func setNeedsLayout() {
    needsLayout = true
    guard !isLayoutQueued, let world = window?.owner else { return }
    world.queueLayout(of: self)
  }

  /// Lays out this view and the views inside it now, outside in, until no view requests layout any
  /// more.
  ///
  /// If constraints have changed, this view and its superviews are placed first (L-4). For each
  /// view, in this order: sends its controller a `viewIsAppearing` that is due, if the view is in a
  /// window; calls `viewWillLayoutSubviews`, `layoutSubviews` and `viewDidLayoutSubviews` (P-26,
  /// P-97).
  public final func layoutIfNeeded() {
    takePlaces()
    for _ in 0..<Self.layoutPassLimit {
      refreshPlaces()
      var dirty: [View] = []
      forEachInside { if $0.needsLayout { dirty.append($0) } }
      if dirty.isEmpty { return }
      for view in dirty where view.isDescendant(of: self) { view.layOutIfAsked() }
    }
    world.report(Issues.layoutNeverSettles([description]))
  }

  /// Whether the view is in a window and waits for its layout.
  final var isDirty: Bool { needsLayout && window != nil }

  static let layoutPassLimit = 100

  final func layOutIfAsked() {
    guard needsLayout else { return }
    needsLayout = false
    if let controller, window != nil { controller.tellIsAppearing() }
    controller?.layOutCallback(.viewWillLayoutSubviews)
    layoutSubviews()
    controller?.layOutCallback(.viewDidLayoutSubviews)
  }
}
