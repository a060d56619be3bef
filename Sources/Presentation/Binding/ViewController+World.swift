import PresentationBinding

/// The requirements of presenters that need a world with its own clock and trace; UIKit has no
/// world.
extension ViewController {
  /// Puts an update of `presenter` on the main queue, and keeps the presenter alive until the
  /// update.
  ///
  /// Presenters are updated in the order of their first requests. If this controller has not joined
  /// a world, returns false, and the presenter calls this method again when the controller enters a
  /// window. A stack that has not joined a world uses the world of the open stage, because its path
  /// is applied even without a window.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    worldOfPresenters?.presenters.schedule(presenter) ?? false
  }

  private var worldOfPresenters: World? {
    world ?? navigation?.bindingWorld
  }

  /// Runs `body`; the requests that are made in `body` count as requests of `presenter`.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) {
    guard let world else { return body() }
    let outer = world.currentRequester
    world.currentRequester = presenter
    body()
    world.currentRequester = outer
  }

  /// Records a line about a change in the trace, under the presenter's name.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {
    if let world = worldOfPresenters {
      world.recorder.note(change(), by: presenter.name, at: world.clock)
    }
  }
}
