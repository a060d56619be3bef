/// A screen that presents other screens, with UIKit's members for presenting and dismissing.
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
/// implementations, which observe nothing. A screen that uses these defaults must keep its
/// presenters alive itself. It must call ``ItemPresenter/update()`` whenever its model, its window
/// or its presented controller has changed.
///
/// Every view controller of an app inherits these members. Names that do not exist in UIKit begin
/// with `presenter`, so that they do not collide with members of the app's controllers.
@MainActor public protocol Presenter: AnyObject {
  /// The type of the presented controllers.
  associatedtype PresenterContent: PresentedController

  /// The controller that this controller presents; if there is none, the controller that the
  /// nearest presenting ancestor presents (P-9).
  var presentedViewController: PresenterContent? { get }

  /// Presents a controller modally (P-20 to P-27).
  func present(
    _ viewControllerToPresent: PresenterContent, animated flag: Bool, completion: (() -> Void)?)

  /// Dismisses the presented controller, or the layer that contains this controller (P-47).
  func dismiss(animated flag: Bool, completion: (() -> Void)?)

  /// Whether the screen's view is in a window.
  var presenterIsOnScreen: Bool { get }

  /// Whether the screen and its presented controller are being removed or have been removed
  /// together.
  ///
  /// The cause is a dismissal further down, or the end of the screen's window.
  var presenterIsBeingRemoved: Bool { get }

  /// Calls the presenter's `update()` in another turn of the main run loop.
  ///
  /// - Returns: False if the run loop will not call `update()` before the screen enters a window.
  ///   The presenter then schedules the update again when the screen enters a window.
  func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool

  /// Dismisses `content`, which a presenter has presented from this screen.
  ///
  /// The controllers above `content` are dismissed as well.
  func presenterDismiss(_ content: PresenterContent, animated: Bool)

  /// Returns the controller that prevents the screen from presenting `content`.
  ///
  /// The result is a controller that the screen, or a layer below the screen, presents. It is never
  /// `content` or a layer that contains the screen.
  func presenterObstacle(to content: PresenterContent?) -> PresenterContent?

  /// Keeps `presenter` alive as long as the screen's view lives.
  ///
  /// When the view enters a window, the screen calls the presenter's `setNeedsUpdate()`.
  func presenterAttach(_ presenter: any AttachedPresenter)

  /// Releases `presenter`.
  func presenterDetach(_ presenter: any AttachedPresenter)

  /// The presenters of this screen and of the controllers inside this screen.
  var presenterAttached: [any AttachedPresenter] { get }

  /// The effect on a value if its content is removed together with a parent.
  ///
  /// A presenter's own setting overrides this default.
  var presenterWhenParentGoes: ParentRemoval { get }

  /// Returns whether a running transition involves the screen, `content`, or a controller above
  /// `content`.
  ///
  /// If the result is true, `body` is called with the completions of the transition, after its end.
  func presenterAwaitsTransition(
    around content: PresenterContent?, then body: @escaping @MainActor () -> Void
  ) -> Bool

  /// Observes the dismissals of `content`.
  ///
  /// Calls `body` with true whenever the user begins to dismiss `content`. Calls `body` with false
  /// whenever the presentation controller of `content` forwards a dismissal by the program.
  ///
  /// - Returns: An object that keeps the observation alive, or nil if no object is needed.
  func presenterObserveDismissal(
    of content: PresenterContent, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject?

  /// Calls `body` whenever the view of `content` has left its window.
  ///
  /// - Returns: An object that keeps the observation alive, or nil if no object is needed.
  func presenterObserveRemoval(
    of content: PresenterContent, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject?

  /// Runs `body`, which presents or dismisses a controller for `presenter`.
  func presenterAct(for presenter: AnyObject, _ body: () -> Void)

  /// Records in the trace, if there is one, that the value of a presenter's model has changed.
  func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter)
}
