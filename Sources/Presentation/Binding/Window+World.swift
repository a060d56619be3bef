public import PresentationBinding

/// The method through which the presenters of a window use the clock of the window's ``World``.
///
/// UIKit has no worlds, so `UIWindow` uses the default implementation.
extension Window {
  /// Schedules an update of `presenter` on the main queue, and keeps the presenter alive until the
  /// update.
  ///
  /// Returns false if the window was closed, or if its world has ended.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    owner?.presenters.schedule(presenter) ?? false
  }
}
