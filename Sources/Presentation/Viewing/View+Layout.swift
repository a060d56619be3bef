extension View {
  /// Requests a layout of this view in the next commit.
  ///
  /// If a layout is already requested, this method has no effect.
  public final func setNeedsLayout() {
    needsLayout = true
    guard !isLayoutQueued, let world = window?.owner else { return }
    world.queueLayout(of: self)
  }

  /// Lays out this view and the views inside it that have requested a layout.
  ///
  /// A view is laid out before its subviews. The method returns when no view requests a layout any
  /// more.
  ///
  /// If constraints have changed, this view and its superviews are placed first (L-4). For each
  /// view in a window, a `viewIsAppearing` that its controller has not got yet is sent first. Then
  /// `viewWillLayoutSubviews`, `layoutSubviews` and `viewDidLayoutSubviews` are called (P-26,
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
