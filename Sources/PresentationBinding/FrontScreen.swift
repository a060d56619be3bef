/// The front of a window: the place where a login or a forced update is presented.
///
/// A content is presented by the front controller when no transition runs. When that controller is
/// dismissed, the content is dismissed with it, but its value stays (``ParentRemoval/keep``), and
/// it is presented again by the next front controller; also when the window gets another root.
///
/// A window without a root, or one that is hidden, presents when its root's view enters it.
@MainActor public final class FrontScreen<Place: WindowPresenter>: Presenter {
  /// The type of the presented controllers.
  public typealias PresenterContent = Place.WindowContent

  /// The rank among the screens in front of the window.
  public let priority: Int
  private weak var window: Place?
  /// The controller that has presented the content.
  private weak var base: PresenterContent?
  private weak var content: PresenterContent?

  init(of window: Place, priority: Int) {
    (self.window, self.priority) = (window, priority)
  }

  private var root: PresenterContent? { window?.presenterRoot }

  /// The controller that has nothing in front of it.
  private var front: PresenterContent? {
    var front = root
    while let above = front?.presentedViewController { front = above }
    return front
  }

  /// The content of a higher priority, if there is one: nothing else is in the way.
  public var presentedViewController: PresenterContent? { presenterObstacle(to: nil) }

  /// Presents a controller over the one in front.
  public func present(
    _ viewControllerToPresent: PresenterContent, animated flag: Bool, completion: (() -> Void)?
  ) {
    (base, content) = (front, viewControllerToPresent)
    base?.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the content.
  public func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    content?.presentingViewController.map { _ in
      content?.dismiss(animated: flag, completion: completion)
    }
  }

  /// Whether anything is in the window.
  public var presenterIsOnScreen: Bool {
    window?.presenterControllers.contains { $0.presenterIsOnScreen } == true
  }

  /// Whether the controller that has presented the content is removed, or has been.
  public var presenterIsBeingRemoved: Bool { base?.presenterIsBeingRemoved ?? true }

  /// Keep: a content in front is presented again.
  public var presenterWhenParentGoes: ParentRemoval { .keep }

  /// Calls the presenter's `update()` in another turn, if the window has a root.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    guard let root else { return false }
    if root.presenterSchedule(presenter) { return true }
    waitForRoot(presenter)
    return false
  }

  /// Dismisses `content` and the controllers above it.
  public func presenterDismiss(_ content: PresenterContent, animated: Bool) {
    root?.presenterDismiss(content, animated: animated)
  }

  /// Returns the content of a higher priority, if there is one.
  public func presenterObstacle(to content: PresenterContent?) -> PresenterContent? {
    let others = window?.presenterFronts.lazy.compactMap { $0 as? FrontScreen<Place> }
    return others?.first { $0.priority > priority && $0.isPresenting }?.content
  }

  /// Lets the root's view ask for an update when it enters the window.
  private func waitForRoot(_ presenter: any AttachedPresenter) {
    guard let root, !root.presenterAttached.contains(where: { $0 === presenter }) else { return }
    root.presenterAttach(presenter)
  }

  private var isPresenting: Bool { content?.presentingViewController != nil }

  /// Keeps the presenter as long as the window lives.
  public func presenterAttach(_ presenter: any AttachedPresenter) {
    window?.presenterAttach(presenter, on: self)
    if !presenterIsOnScreen { waitForRoot(presenter) }
  }

  /// Keeps the presenter no longer.
  public func presenterDetach(_ presenter: any AttachedPresenter) {
    window?.presenterDetach(presenter)
    root?.presenterDetach(presenter)
  }

  /// Whether any transition runs in the window.
  public func presenterAwaitsTransition(
    around content: PresenterContent?, then body: @escaping @MainActor () -> Void
  ) -> Bool {
    window?.presenterControllers.contains {
      $0.presenterAwaitsTransition(around: nil, then: body)
    } == true
  }

  /// Observes dismissals as the root does.
  public func presenterObserveDismissal(
    of content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject? {
    root?.presenterObserveDismissal(of: content, body)
  }

  /// Observes the removal as the root does.
  public func presenterObserveRemoval(
    of content: PresenterContent, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject? {
    root?.presenterObserveRemoval(of: content, body)
  }

  /// Runs `body` on behalf of `presenter`.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) {
    if let root { root.presenterAct(for: presenter, body) } else { body() }
  }

  /// Records that the value of a presenter's model has changed, where a trace is kept.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {
    root?.presenterNote(change, by: presenter)
  }
}
