/// Default implementations for classes other than the view controllers of UIKit and this package.
extension Presenter {
  /// True: the controller is assumed to be in a window.
  public var presenterIsOnScreen: Bool { true }

  /// False: the controller is assumed not to be dismissed.
  public var presenterIsBeingRemoved: Bool { false }

  /// Calls the presenter's `update()` in a new task on the main actor, and returns true.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    presenter.updateInTask()
    return true
  }

  /// Does nothing; your code has to keep the presenter alive.
  public func presenterAttach(_ presenter: any AttachedPresenter) {}

  /// Does nothing, because the default ``presenterAttach(_:)`` keeps no presenter.
  public func presenterDetach(_ presenter: any AttachedPresenter) {}

  /// An empty array, because the default ``presenterAttach(_:)`` keeps no presenter.
  public var presenterAttached: [any AttachedPresenter] { [] }

  /// The value `clear`: if the controller is removed together with its content, the model's value
  /// is reset to false or nil.
  public var presenterWhenParentGoes: ParentRemoval { .clear }

  /// Returns false, as if no transition were running.
  public func presenterAwaitsTransition(
    around content: PresenterContent?, then body: @escaping @MainActor () -> Void
  ) -> Bool { false }

  /// Observes nothing, and returns nil.
  public func presenterObserveDismissal(
    of content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject? { nil }

  /// Observes nothing.
  public func presenterObserveGesture(
    on content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) {}

  /// Observes nothing, and returns nil.
  public func presenterObserveRemoval(
    of content: PresenterContent, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject? { nil }

  /// Runs `body`, and does nothing else.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) { body() }

  /// Records nothing.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {}

  /// Dismisses the presented controller, if it is `content`.
  public func presenterDismiss(_ content: PresenterContent, animated: Bool) {
    if presentedViewController === content { dismiss(animated: animated, completion: nil) }
  }

  /// Returns the presented controller; nil if the presented controller is `content`.
  public func presenterObstacle(to content: PresenterContent?) -> PresenterContent? {
    presentedViewController === content ? nil : presentedViewController
  }
}

extension AttachedPresenter {
  /// Calls `update()` in a new task on the main actor.
  func updateInTask() {
    Task { @MainActor [weak self] in self?.update() }
  }
}

extension PresentedController {
  /// Does nothing, because the controller has no view to load.
  public func loadViewIfNeeded() {}
}
