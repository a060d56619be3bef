import PresentationLifecycle

extension ViewController {
  /// Begins an appearance transition of a child that this controller's container forwards by
  /// itself: loads the view if it appears, and sends `viewWillAppear` or `viewWillDisappear`
  /// (P-94, C-9).
  ///
  /// Beginning again in the other direction turns round (P-96, C-10); in the same direction it
  /// changes nothing (C-11). One `endAppearanceTransition()` is owed either way.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let world = world ?? .current
    guard world.receives(self), let id = membership?.id else { return }
    if isAppearing { loadViewIfNeeded() }
    manualAnimated = animated
    world.use {
      world.send(.manual(id, isAppearing ? .beginAppearing : .beginDisappearing))
    }
  }

  /// Ends it: sends `viewDidAppear` or `viewDidDisappear`, in the direction of the last begin.
  ///
  /// Without a begin it reports, and delivers only what is still owed (P-95).
  public final func endAppearanceTransition() {
    let world = world ?? .current
    guard world.receives(self), let id = membership?.id else { return }
    world.use {
      world.send(.manual(id, .end))
      world.requestReview()
    }
  }
}
