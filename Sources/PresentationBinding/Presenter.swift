/// A screen that presents other screens: the three calls with which UIKit does it.
///
/// Navigation logic is an extension of this protocol. It knows neither UIKit nor this package's
/// controllers, and runs on both:
///
/// ```swift
/// extension Presenter {
///   func showEditor(for model: ProfileModel, make: @escaping () -> PresenterContent) {
///     present(while: \.isEditing, of: model, content: make)
///   }
/// }
/// ```
///
/// `UIViewController` and this package's `ViewController` conform, and implement every requirement.
/// Another main-actor class with UIKit's signatures conforms by an empty extension: the
/// requirements after `dismiss(animated:completion:)` have defaults, which observe nothing. Such a
/// screen keeps the presenters that it makes, and calls ``ItemPresenter/update()`` whenever its
/// model, its window or the controller that it presents has changed.
///
/// Every view controller of an app inherits these members. Beside UIKit's own, their names begin
/// with `presenter`, so that they collide with no member of an app's controllers.
@MainActor public protocol Presenter: AnyObject {
  /// The type of the presented controllers.
  associatedtype PresenterContent: PresentedController

  /// The controller that this one presents, or that the nearest ancestor with one presents (P-9).
  var presentedViewController: PresenterContent? { get }

  /// Presents a controller modally (P-20 to P-27).
  func present(
    _ viewControllerToPresent: PresenterContent, animated flag: Bool, completion: (() -> Void)?)

  /// Dismisses the presented controller, or the layer that this controller is in (P-47).
  func dismiss(animated flag: Bool, completion: (() -> Void)?)

  /// Whether the screen's view is in a window.
  var presenterIsOnScreen: Bool { get }

  /// Whether the screen is removed, or has been, together with the controller that it presents: by
  /// a dismissal further down or by the end of its window.
  var presenterIsBeingRemoved: Bool { get }

  /// Calls the presenter's `update()` in another turn of the main run loop.
  ///
  /// - Returns: False if there will be no such turn: the presenter asks again when the screen
  ///   enters a window.
  func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool

  /// Dismisses `content`, which a bound presenter has presented, and the controllers above it.
  func presenterDismiss(_ content: PresenterContent, animated: Bool)

  /// Returns the controller that prevents presenting `content` from here: a controller that the
  /// screen or a layer below it presents, other than `content` and the layers that lead to the
  /// screen itself.
  func presenterObstacle(to content: PresenterContent?) -> PresenterContent?

  /// Keeps `presenter` as long as the screen's view lives, and calls its `setNeedsUpdate()` when
  /// the view enters a window.
  func presenterAttach(_ presenter: any AttachedPresenter)

  /// Keeps `presenter` no longer.
  func presenterDetach(_ presenter: any AttachedPresenter)

  /// The presenters that this screen and the controllers inside it keep.
  var presenterAttached: [any AttachedPresenter] { get }

  /// The effect on a value when its content is removed with a parent, unless its presenter has its
  /// own setting.
  var presenterWhenParentGoes: ParentRemoval { get }

  /// Whether a transition runs that the screen, `content` or a controller above it can see; if so,
  /// `body` runs beside the transition's completions, when it has ended.
  func presenterAwaitsTransition(
    around content: PresenterContent?, then body: @escaping @MainActor () -> Void
  ) -> Bool

  /// Calls `body` whenever the user begins to dismiss `content`, with true, or its presentation
  /// controller forwards a dismissal by the program, with false.
  ///
  /// - Returns: The object that keeps the observation alive, or nil if nothing has to be kept.
  func presenterObserveDismissal(
    of content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject?

  /// Calls `body` whenever the view of `content` has left its window.
  ///
  /// - Returns: The object that keeps the observation alive, or nil if nothing has to be kept.
  func presenterObserveRemoval(
    of content: PresenterContent, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject?

  /// Runs `body`, which presents or dismisses on behalf of `presenter`.
  func presenterAct(for presenter: AnyObject, _ body: () -> Void)

  /// Records that the value of a presenter's model has changed, where a trace is kept.
  func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter)
}
