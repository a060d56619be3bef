import PresentationBinding

/// Methods through which presenters use the clock and the trace of a controller's ``World``.
///
/// A presenter is an object that presents and dismisses controllers when the app's model changes.
/// UIKit has no worlds, so `UIViewController` uses the default implementations of these methods.
extension ViewController {
  /// Schedules an update of `presenter` on the main queue, and keeps the presenter alive until the
  /// update.
  ///
  /// Presenters are updated in the order of their first requests.
  ///
  /// If this controller belongs to no ``World`` yet, the method returns false. The presenter then
  /// calls this method again when the controller enters a window.
  ///
  /// There is one exception: a navigation controller that belongs to no world uses the world of the
  /// test's open stage. The reason is that `push(path:of:)` changes the controllers of a stack even
  /// without a window.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    worldOfPresenters?.presenters.schedule(presenter) ?? false
  }

  private var worldOfPresenters: World? {
    world ?? navigation?.bindingWorld
  }

  /// Runs `body`, and records `presenter` as the source of the requests that `body` makes.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) {
    guard let world else { return body() }
    let outer = world.currentRequester
    world.currentRequester = presenter
    body()
    world.currentRequester = outer
  }

  /// Records a change of the model's value in the trace, under the presenter's name.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {
    if let world = worldOfPresenters {
      world.recorder.note(change(), by: presenter.name, at: world.clock)
    }
  }
}
