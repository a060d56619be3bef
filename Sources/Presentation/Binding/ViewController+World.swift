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
  /// If this controller belongs to no ``World`` yet, for example because it has never been in a
  /// window, the method returns false. In this case, the presenter calls this method again when
  /// the controller enters a window.
  ///
  /// A navigation controller is an exception, because `push(path:of:)` changes its controllers even
  /// without a window. If the navigation controller belongs to no world, the method uses the world
  /// in which the app called `push(path:of:)`.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    worldOfPresenters?.presenters.schedule(presenter) ?? false
  }

  private var worldOfPresenters: World? {
    world ?? navigation?.bindingWorld
  }

  /// Runs `body`, and records `presenter` as the source of the calls of `present` and `dismiss` in
  /// `body`.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) {
    guard let world else { return body() }
    let outer = world.currentRequester
    world.currentRequester = presenter
    body()
    world.currentRequester = outer
  }

  /// Records a change of the model's value in the trace of a test, under the presenter's name.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {
    if let world = worldOfPresenters {
      world.recorder.note(change(), by: presenter.name, at: world.clock)
    }
  }
}
