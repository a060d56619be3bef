/// An object that presents one controller, its content, in front of everything else in a window.
///
/// The content is, for example, a login or a forced update. The app gets this object from
/// ``WindowPresenter/front(priority:)`` and then calls one of its methods. For example,
/// `present(while:of:)` presents the content while a Bool of a model is true.
///
/// The front-most controller of the window presents the content as soon as no transition is
/// running. If the presenting controller is dismissed, the content is dismissed as well. The model
/// then keeps its value (``ParentRemoval/keep``), so the next front-most controller presents the
/// content again. The content is also presented again if the window gets another root view
/// controller, even if the user is dragging the content away at that moment. If the user has
/// already lifted the finger to finish the drag, the content is not presented again.
///
/// A hidden window cannot present the content yet. The content is presented when the window is
/// shown. If the window has no root view controller when the model changes, set one in the same
/// turn of the main run loop, or call the presenter's `update()` after you have set one.
@MainActor public final class FrontScreen<Place: WindowPresenter>: Presenter {
  /// The type of the controllers that a front screen presents.
  public typealias PresenterContent = Place.WindowContent

  /// The priority among the front screens of the window; a higher priority is further in front.
  public let priority: Int
  private weak var window: Place?
  /// The controller that has presented the content.
  private weak var base: PresenterContent?
  private weak var content: PresenterContent?

  init(of window: Place, priority: Int) {
    (self.window, self.priority) = (window, priority)
  }

  private var root: PresenterContent? { window?.presenterRoot }

  /// The front-most controller, which presents no other controller.
  private var front: PresenterContent? {
    var front = root
    while let above = front?.presentedViewController { front = above }
    return front
  }

  /// The content that a front screen with a higher priority presents; nil if there is no such
  /// content.
  ///
  /// This front screen waits until that content has been dismissed.
  public var presentedViewController: PresenterContent? { presenterObstacle(to: nil) }

  /// Presents a controller from the front-most controller of the window.
  public func present(
    _ viewControllerToPresent: PresenterContent, animated flag: Bool, completion: (() -> Void)?
  ) {
    (base, content) = (front, viewControllerToPresent)
    base?.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Calls `dismiss` on the controller that this front screen presents, if there is one.
  public func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    content?.presentingViewController.map { _ in
      content?.dismiss(animated: flag, completion: completion)
    }
  }

  /// Whether the view of at least one of the window's controllers is on screen.
  public var presenterIsOnScreen: Bool {
    window?.presenterControllers.contains { $0.presenterIsOnScreen } == true
  }

  /// Whether the controller that presents the content is being removed or has been removed.
  ///
  /// The value is also true if the window has got another root view controller.
  public var presenterIsBeingRemoved: Bool {
    guard let base, let window else { return true }
    return base.presenterIsBeingRemoved || !window.presenterControllers.contains { $0 === base }
  }

  /// The value `keep`: if the presenting controller is removed, the next front-most controller
  /// presents the content again.
  public var presenterWhenParentGoes: ParentRemoval { .keep }

  /// Calls the presenter's `update()` in a later turn of the main run loop.
  ///
  /// Returns false if no update can be scheduled, for example because the window was closed.
  public func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool {
    if root?.presenterSchedule(presenter) == true { return true }
    waitForRoot(presenter)
    return window?.presenterSchedule(presenter) ?? false
  }

  /// Dismisses `content` and the controllers above it.
  public func presenterDismiss(_ content: PresenterContent, animated: Bool) {
    root?.presenterDismiss(content, animated: animated)
  }

  /// Returns the content that a front screen with a higher priority presents; nil if there is no
  /// such content.
  public func presenterObstacle(to content: PresenterContent?) -> PresenterContent? {
    let others = window?.presenterFronts.lazy.compactMap { $0 as? FrontScreen<Place> }
    return others?.first { $0.priority > priority && $0.isPresenting }?.content
  }

  /// Makes the presenter update when the view of the root view controller enters the window.
  private func waitForRoot(_ presenter: any AttachedPresenter) {
    guard let root, !root.presenterAttached.contains(where: { $0 === presenter }) else { return }
    root.presenterAttach(presenter)
  }

  private var isPresenting: Bool { content?.presentingViewController != nil }

  /// Keeps the presenter alive as long as the window lives.
  public func presenterAttach(_ presenter: any AttachedPresenter) {
    window?.presenterAttach(presenter, on: self)
    if !presenterIsOnScreen { waitForRoot(presenter) }
  }

  /// Releases the presenter.
  public func presenterDetach(_ presenter: any AttachedPresenter) {
    window?.presenterDetach(presenter)
    root?.presenterDetach(presenter)
  }

  /// Returns whether any transition is running in the window.
  ///
  /// If the result is true, `body` is called when the transition has ended.
  public func presenterAwaitsTransition(
    around content: PresenterContent?, then body: @escaping @MainActor () -> Void
  ) -> Bool {
    window?.presenterControllers.contains {
      $0.presenterAwaitsTransition(around: nil, then: body)
    } == true
  }

  /// Passes the call to the window's root view controller, which observes the dismissal of
  /// `content`.
  public func presenterObserveDismissal(
    of content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject? {
    root?.presenterObserveDismissal(of: content, body)
  }

  /// Passes the call to the window's root view controller, which observes a gesture on `content`.
  public func presenterObserveGesture(
    on content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) {
    root?.presenterObserveGesture(on: content, body)
  }

  /// Passes the call to the window's root view controller, which observes the removal of `content`.
  public func presenterObserveRemoval(
    of content: PresenterContent, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject? {
    root?.presenterObserveRemoval(of: content, body)
  }

  /// Runs `body`, which presents or dismisses a controller for `presenter`.
  public func presenterAct(for presenter: AnyObject, _ body: () -> Void) {
    if let root { root.presenterAct(for: presenter, body) } else { body() }
  }

  /// Records a change of the model's value in the trace of a test; does nothing without a trace.
  public func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter) {
    root?.presenterNote(change, by: presenter)
  }
}

extension FrontScreen: AlertPresenter where PresenterContent: AlertPresenter {
  /// Returns a new alert that asks a question.
  ///
  /// If an action sheet is shown as a popover, the popover points at the middle of the front-most
  /// controller's view.
  public func presenterMakeAlert<Answer>(
    _ question: Question<Answer>, onAnswer: @escaping @MainActor (Answer, [String]) -> Void
  ) -> PresenterContent {
    guard let front else { preconditionFailure("The window has no root view controller.") }
    return front.presenterMakeAlert(question, onAnswer: onAnswer)
  }
}
