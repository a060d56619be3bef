/// The requirements as a screen implements them that is neither UIKit's nor this package's.
extension Presenter {
  /// True.
  public var presenterIsOnScreen: Bool { true }

  /// False.
  public var presenterIsBeingRemoved: Bool { false }

  /// Begins a task of the main actor.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    Task { @MainActor [weak presenter] in presenter?.update() }
    return true
  }

  /// Keeps nothing.
  public func presenterAttach(_ presenter: any AttachedPresenter) {}

  /// Has kept nothing.
  public func presenterDetach(_ presenter: any AttachedPresenter) {}

  /// None.
  public var presenterAttached: [any AttachedPresenter] { [] }

  /// Clear.
  public var presenterWhenParentGoes: ParentRemoval { .clear }

  /// Returns false.
  public func presenterAwaitsTransition(
    around content: PresenterContent?, then body: @escaping @MainActor () -> Void
  ) -> Bool { false }

  /// Observes nothing.
  public func presenterObserveDismissal(
    of content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject? { nil }

  /// Observes nothing.
  public func presenterObserveRemoval(
    of content: PresenterContent, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject? { nil }

  /// Runs `body`.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) { body() }

  /// Records nothing.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {}

  /// Dismisses the presented controller, if that is `content`.
  public func presenterDismiss(_ content: PresenterContent, animated: Bool) {
    if presentedViewController === content { dismiss(animated: animated, completion: nil) }
  }

  /// Returns the presented controller, unless that is `content`.
  public func presenterObstacle(to content: PresenterContent?) -> PresenterContent? {
    presentedViewController === content ? nil : presentedViewController
  }
}

extension PresentedController {
  /// Does nothing: what has no view has nothing to load.
  public func loadViewIfNeeded() {}
}
