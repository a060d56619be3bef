extension View {
  /// Asks for a layout of this view in the next commit; asking again changes nothing.
  public final func setNeedsLayout() {
    needsLayout = true
    guard !isLayoutQueued, let world = window?.owner else { return }
    world.queueLayout(of: self)
  }

  /// Lays out this view and everything inside it now, outside in, until nothing asks any more.
  ///
  /// If constraints changed, this view and the views that it is in get their places first (L-4).
  ///
  /// Order per view (P-26, P-97): its controller's `viewIsAppearing` when that is owed and the
  /// view is in a window, `viewWillLayoutSubviews`, `layoutSubviews`, `viewDidLayoutSubviews`.
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

  /// Whether it waits for the layout of its window.
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
