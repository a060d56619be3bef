/// A controller that can present other controllers, with UIKit's members for presentations.
///
/// Write navigation logic as an extension of this protocol. The logic then does not depend on UIKit
/// or on this package's controllers, and runs with both:
///
/// ```swift
/// extension Presenter {
///   func showEditor(for model: ProfileModel, make: @escaping () -> PresenterContent) {
///     present(while: \.isEditing, of: model, content: make)
///   }
/// }
/// ```
///
/// `UIViewController` and this package's `ViewController` conform to this protocol and implement
/// every requirement. Another main-actor class whose methods have UIKit's signatures can conform
/// with an empty extension. The requirements after `dismiss(animated:completion:)` have default
/// implementations, which observe nothing. A class that uses these defaults must keep its
/// presenters alive itself. The class must also call ``ItemPresenter/update()`` whenever its model,
/// its window or its presented controller has changed.
///
/// Every view controller of an app inherits these members. Members that do not exist in UIKit have
/// names that begin with `presenter`, so that they do not collide with members of the app's
/// controllers.
@MainActor public protocol Presenter: AnyObject {
  /// The type of the presented controllers.
  associatedtype PresenterContent: PresentedController

  /// The controller that this controller presents.
  ///
  /// If this controller presents no controller, the value is the controller that the nearest
  /// presenting ancestor presents (P-9).
  var presentedViewController: PresenterContent? { get }

  /// Presents a controller modally (P-20 to P-27).
  func present(
    _ viewControllerToPresent: PresenterContent, animated flag: Bool, completion: (() -> Void)?)

  /// Dismisses the presented controller.
  ///
  /// If this controller presents no controller, the method dismisses this controller itself, or the
  /// presented controller that contains this controller (P-47).
  func dismiss(animated flag: Bool, completion: (() -> Void)?)

  /// Whether this controller's view is on screen, so that this controller can present (P-42).
  var presenterIsOnScreen: Bool { get }

  /// Whether this controller is being removed, or has been removed, together with the controller
  /// that it presents.
  ///
  /// A controller is removed in these cases:
  ///
  /// - The controller is dismissed.
  /// - An ancestor of the controller, or a controller that presents it, is dismissed.
  /// - The window of the controller is closed.
  var presenterIsBeingRemoved: Bool { get }

  /// Calls the presenter's `update()` in a later turn of the main run loop.
  ///
  /// - Returns: Whether the call was scheduled. If not, the presenter schedules the call again when
  ///   this controller enters a window.
  func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool

  /// Dismisses `content`, which an ``AttachedPresenter`` of this controller has presented.
  ///
  /// The controllers above `content` are dismissed as well.
  func presenterDismiss(_ content: PresenterContent, animated: Bool)

  /// Returns the controller that prevents this controller from presenting `content`.
  ///
  /// The result is nil if this controller can present `content`.
  ///
  /// The search looks at this controller, its ancestors and the controllers that present them, from
  /// this controller upward. The result is the first `presentedViewController` that is neither
  /// `content` nor one of these controllers.
  func presenterObstacle(to content: PresenterContent?) -> PresenterContent?

  /// Keeps `presenter` alive as long as this controller's view lives.
  ///
  /// When the view enters a window, this controller calls the presenter's `setNeedsUpdate()`.
  func presenterAttach(_ presenter: any AttachedPresenter)

  /// Releases `presenter`.
  func presenterDetach(_ presenter: any AttachedPresenter)

  /// The presenters of this controller and of the controllers inside this controller.
  var presenterAttached: [any AttachedPresenter] { get }

  /// The effect on a model's value if this controller is removed together with the controller that
  /// it presents.
  ///
  /// This is the default for the argument `whenParentGoes` of presenters.
  var presenterWhenParentGoes: ParentRemoval { get }

  /// Returns whether a running transition involves this controller, `content`, or a controller
  /// above `content`.
  ///
  /// If the result is true, `body` is called after the transition has ended, like a completion of
  /// the transition coordinator.
  func presenterAwaitsTransition(
    around content: PresenterContent?, then body: @escaping @MainActor () -> Void
  ) -> Bool

  /// Observes the dismissals of `content`.
  ///
  /// Calls `body` with true whenever the user begins to dismiss `content`.
  ///
  /// A custom presentation controller can call `presentationControllerWillDismiss` for a dismissal
  /// by the program. Then `body` is called with false.
  ///
  /// - Returns: An object that keeps the observation alive, or nil if no object is needed.
  func presenterObserveDismissal(
    of content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject?

  /// Observes a gesture, such as a drag, that controls the running dismissal of `content`.
  ///
  /// Calls `body` with true if there is such a gesture. Calls `body` again when the gesture stops
  /// or resumes controlling the dismissal. The argument is then whether the gesture can still
  /// cancel the dismissal, or has already canceled it.
  func presenterObserveGesture(
    on content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void)

  /// Calls `body` whenever the view of `content` has left its window.
  ///
  /// - Returns: An object that keeps the observation alive, or nil if no object is needed.
  func presenterObserveRemoval(
    of content: PresenterContent, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject?

  /// Runs `body`, which presents or dismisses a controller for `presenter`.
  func presenterAct(for presenter: AnyObject, _ body: () -> Void)

  /// Records a change of the model's value in the trace of a test; does nothing without a trace.
  func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter)
}
