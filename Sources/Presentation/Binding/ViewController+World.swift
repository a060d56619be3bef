import PresentationBinding

/// The members that only the package's world has: its own clock, its facts, its trace.
extension ViewController {
  /// Keeps `presenter` until the next drain, and updates it there; presenters of one drain are
  /// updated in the order of their first calls.
  ///
  /// False for a screen that has not joined a world; it asks again when it enters a window. A stack
  /// that has not joined uses the world of the open stage, and asks again when it joins: its path
  /// is applied without a window, too.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    worldOfPresenters?.presenters.schedule(presenter) ?? false
  }

  private var worldOfPresenters: World? {
    world ?? navigation?.bindingWorld
  }

  /// Runs `body`; what it requests is `presenter`'s.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) {
    guard let world else { return body() }
    let outer = world.currentRequester
    world.currentRequester = presenter
    body()
    world.currentRequester = outer
  }

  /// Records the change at the presenter's name.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {
    if let world = worldOfPresenters {
      world.recorder.note(change(), by: presenter.name, at: world.clock)
    }
  }
}
