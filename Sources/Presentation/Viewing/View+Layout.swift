extension View {
  /// Requests a layout of this view in the next commit.
  ///
  /// If a layout is already requested, this method has no effect.
  public final func setNeedsLayout() {
    needsLayout = true
    guard !isLayoutQueued, let world = window?.owner else { return }
    world.queueLayout(of: self)
  }

  /// Requests that the next commit calls `updateConstraints` of this view before its layouts.
  ///
  /// The request alone does not lay out the view.
  public final func setNeedsUpdateConstraints() {
    needsConstraints = true
    guard !isLayoutQueued, let world = window?.owner else { return }
    world.queueLayout(of: self)
  }

  /// Returns whether the next layout calls `updateConstraints` of this view first.
  public final func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Calls `updateConstraints` of this view and the views inside it that have not updated their
  /// constraints; subviews come first.
  public final func updateConstraintsIfNeeded() {
    var waiting: [View] = []
    forEachInside { if $0.needsConstraints { waiting.append($0) } }
    for view in waiting.reversed() { view.updateConstraintsIfAsked() }
  }

  /// Lays out this view and the views inside it that have requested a layout.
  ///
  /// A view is laid out before its subviews. The method returns when no view requests a layout any
  /// more.
  ///
  /// Constraints are updated before the layout (``updateConstraintsIfNeeded()``). If constraints
  /// have changed, this view and its superviews are placed first (L-4). For each view in a window,
  /// a `viewIsAppearing` that its controller has not got yet is sent first. Then
  /// `viewWillLayoutSubviews`, `layoutSubviews` and `viewDidLayoutSubviews` are called (P-26,
  /// P-97).
  public final func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    takePlaces()
    for _ in 0..<Self.layoutPassLimit {
      refreshPlaces()
      var dirty: [View] = []
      forEachInside { if $0.needsLayout { dirty.append($0) } }
      if dirty.isEmpty { return }
      for view in dirty.reversed() { view.updateConstraintsIfAsked() }
      for view in dirty where view.isDescendant(of: self) { view.layOutIfAsked() }
    }
    world.report(Issues.layoutNeverSettles([description]))
  }

  /// Whether the view is in a window and waits for its layout or the update of its constraints.
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
    if let controller, window != nil { controller.tellIsAppearing() }
    controller?.layOutCallback(.viewWillLayoutSubviews)
    layoutSubviews()
    controller?.layOutCallback(.viewDidLayoutSubviews)
  }
}
