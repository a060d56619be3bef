import PresentationBinding

/// The requirements of presenters that only this package can fulfill: a world with its own clock,
/// facts and trace.
extension ViewController {
  /// Schedules an update of `presenter` in the next drain of the main queue; keeps the presenter
  /// alive until then.
  ///
  /// Presenters are updated in the order of their first requests. Returns false if this controller
  /// has not joined a world; the presenter asks again when it enters a window. A stack that has not
  /// joined a world uses that of the open stage, and the presenter asks again when the stack joins:
  /// its path is applied even without a window.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    worldOfPresenters?.presenters.schedule(presenter) ?? false
  }

  private var worldOfPresenters: World? {
    world ?? navigation?.bindingWorld
  }

  /// Runs `body`, and attributes the requests that are made inside to `presenter`.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) {
    guard let world else { return body() }
    let outer = world.currentRequester
    world.currentRequester = presenter
    body()
    world.currentRequester = outer
  }

  /// Records a change in the trace, under the presenter's name.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {
    if let world = worldOfPresenters {
      world.recorder.note(change(), by: presenter.name, at: world.clock)
    }
  }
}
