/// A screen that presents other screens, with UIKit's own members for presenting and dismissing.
///
/// Write navigation logic as an extension of this protocol. The logic then depends neither on UIKit
/// nor on this package's controllers, and runs on both:
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
/// Another main-actor class with UIKit's signatures can conform with an empty extension, because
/// the requirements after `dismiss(animated:completion:)` have default implementations. The
/// defaults observe nothing. A screen that uses them keeps its presenters alive itself, and calls
/// ``ItemPresenter/update()`` whenever its model, its window or its presented controller has
/// changed.
///
/// Every view controller of an app inherits these members. The names that UIKit does not have begin
/// with `presenter`, so that they do not collide with members of an app's controllers.
@MainActor public protocol Presenter: AnyObject {
  /// The type of the presented controllers.
  associatedtype PresenterContent: PresentedController

  /// The controller that this controller, or its nearest presenting ancestor, presents (P-9).
  var presentedViewController: PresenterContent? { get }

  /// Presents a controller modally (P-20 to P-27).
  func present(
    _ viewControllerToPresent: PresenterContent, animated flag: Bool, completion: (() -> Void)?)

  /// Dismisses the presented controller, or the layer that this controller is in (P-47).
  func dismiss(animated flag: Bool, completion: (() -> Void)?)

  /// Whether the screen's view is in a window.
  var presenterIsOnScreen: Bool { get }

  /// Whether the screen is being removed, or has been removed, together with the controller that it
  /// presents.
  ///
  /// The cause is a dismissal further down or the end of the screen's window.
  var presenterIsBeingRemoved: Bool { get }

  /// Calls the presenter's `update()` in another turn of the main run loop.
  ///
  /// - Returns: False if no such turn will come; the presenter then asks again when the screen
  ///   enters a window.
  func presenterSchedule(_ presenter: any AttachedPresenter) -> Bool

  /// Dismisses `content`, which a presenter has presented from this screen, and the controllers
  /// above `content`.
  func presenterDismiss(_ content: PresenterContent, animated: Bool)

  /// Returns the controller that prevents the screen from presenting `content`.
  ///
  /// An obstacle is a controller that the screen, or a layer below the screen, presents. Neither
  /// `content` nor a layer that contains the screen is an obstacle.
  func presenterObstacle(to content: PresenterContent?) -> PresenterContent?

  /// Keeps `presenter` alive as long as the screen's view lives, and calls its `setNeedsUpdate()`
  /// when the view enters a window.
  func presenterAttach(_ presenter: any AttachedPresenter)

  /// Releases `presenter`.
  func presenterDetach(_ presenter: any AttachedPresenter)

  /// The presenters that are attached to this screen or to a controller inside it.
  var presenterAttached: [any AttachedPresenter] { get }

  /// The effect on a value when its content is removed together with a parent.
  ///
  /// A presenter's own setting overrides this default.
  var presenterWhenParentGoes: ParentRemoval { get }

  /// Returns whether a transition runs that involves the screen, `content` or a controller above
  /// `content`.
  ///
  /// If so, `body` runs with the transition's completions, when the transition has ended.
  func presenterAwaitsTransition(
    around content: PresenterContent?, then body: @escaping @MainActor () -> Void
  ) -> Bool

  /// Calls `body` with true whenever the user begins to dismiss `content`, and with false whenever
  /// the presentation controller of `content` forwards a dismissal by the program.
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

  /// Runs `body`, which presents or dismisses a controller for `presenter`.
  func presenterAct(for presenter: AnyObject, _ body: () -> Void)

  /// Records in the trace, if there is one, that the value of a presenter's model has changed.
  func presenterNote(_ change: () -> String, by presenter: any AttachedPresenter)
}
