/// What a bound presenter hears and asks of its screen beyond UIKit's calls.
///
/// UIKit's controllers and this package's answer all of it. The defaults hear nothing: a screen of
/// another kind keeps the presenters that it makes, and calls ``ItemPresenter/update()`` whenever
/// its model, its window or what it presents has changed.
@MainActor public protocol PresenterHost: AnyObject {
  /// The type of what is presented.
  associatedtype Presented: PresentedController

  /// Whether the screen's view is in a window.
  var isOnScreen: Bool { get }

  /// Whether the screen goes, or is gone, together with what it presents: a dismissal further down
  /// or the end of its window takes both.
  var isBeingTakenAway: Bool { get }

  /// Calls the presenter's `update()` in another turn of the main run loop, and keeps it until
  /// then.
  ///
  /// - Returns: False if there will be no such turn: the presenter asks again when the screen
  ///   enters a window.
  func schedule(_ presenter: any AttachedPresenter) -> Bool

  /// Dismisses `content`, which a bound presenter has presented, and what is above it.
  func dismiss(_ content: Presented, animated: Bool)

  /// Keeps `presenter` as long as the screen's view lives, and tells it when that enters a window.
  func attach(_ presenter: any AttachedPresenter)

  /// Whether a transition runs that the screen, `content` or what is above it can see; if so,
  /// `body` runs beside the transition's completions, when it has ended.
  func awaitsTransition(around content: Presented?, then body: @escaping @MainActor () -> Void)
    -> Bool

  /// Calls `body` whenever the user begins to dismiss `content`, with true, or its presentation
  /// controller forwards a dismissal by the program, with false.
  ///
  /// - Returns: Keeps it alive, unless nil.
  func hearDismissal(of content: Presented, _ body: @escaping @MainActor (Bool) -> Void)
    -> AnyObject?

  /// Calls `body` whenever the view of `content` has left its window.
  ///
  /// - Returns: Keeps it alive, unless nil.
  func hearRemoval(of content: Presented, _ body: @escaping @MainActor () -> Void) -> AnyObject?

  /// Runs `body`, which presents or dismisses on behalf of `presenter`.
  func act(for presenter: AnyObject, _ body: () -> Void)

  /// Notes for whoever records that the value of a presenter's model has changed.
  func note(_ change: () -> String, by presenter: any AttachedPresenter)
}

extension PresenterHost {
  /// True.
  public var isOnScreen: Bool { true }

  /// False.
  public var isBeingTakenAway: Bool { false }

  /// Begins a task of the main actor.
  public func schedule(_ presenter: any AttachedPresenter) -> Bool {
    Task { @MainActor in presenter.update() }
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
}

extension Presenter {
  /// Dismisses what this controller presents, if that is `content`.
  public func dismiss(_ content: Presented, animated: Bool) {
    if presentedViewController === content { dismiss(animated: animated, completion: nil) }
  }
}
