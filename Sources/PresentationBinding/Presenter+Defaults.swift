/// What a screen of another kind than UIKit's and this package's does, unless it does better.
extension Presenter {
  /// True.
  public var isOnScreen: Bool { true }

  /// False.
  public var isBeingTakenAway: Bool { false }

  /// Begins a task of the main actor.
  public func schedule(_ presenter: any AttachedPresenter) -> Bool {
    Task { @MainActor [weak presenter] in presenter?.update() }
    return true
  }

  /// Keeps nothing.
  public func attach(_ presenter: any AttachedPresenter) {}

  /// Sees no transition.
  public func awaitsTransition(
    around content: Presented?, then body: @escaping @MainActor () -> Void
  ) -> Bool { false }

  /// Hears nothing.
  public func hearDismissal(of content: Presented, _ body: @escaping @MainActor (Bool) -> Void)
    -> AnyObject?
  { nil }

  /// Hears nothing.
  public func hearRemoval(of content: Presented, _ body: @escaping @MainActor () -> Void)
    -> AnyObject?
  { nil }

  /// Runs `body`.
  public func act(for presenter: AnyObject, _ body: () -> Void) { body() }

  /// Records nothing.
  public func note(_ change: () -> String, by presenter: any AttachedPresenter) {}

  /// Dismisses what this controller presents, if that is `content`.
  public func dismiss(_ content: Presented, animated: Bool) {
    if presentedViewController === content { dismiss(animated: animated, completion: nil) }
  }

  /// What this controller presents, unless that is `content`.
  public func obstacle(to content: Presented?) -> Presented? {
    presentedViewController === content ? nil : presentedViewController
  }
}
