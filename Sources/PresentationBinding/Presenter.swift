/// A screen that presents others: the three calls with which UIKit does it.
///
/// Navigation logic is an extension of this protocol. It knows neither UIKit nor this package's
/// controllers, and runs on both:
///
/// ```swift
/// extension Presenter {
///   func showEditor(for model: ProfileModel, make: @escaping () -> Presented) {
///     present(while: \.isEditing, of: model, content: make)
///   }
/// }
/// ```
///
/// `UIViewController` conforms, and so does this package's `ViewController`; both answer
/// everything. Another main-actor class with UIKit's signatures conforms by an empty extension:
/// what follows `dismiss` has defaults, which hear nothing. Such a screen keeps the presenters that
/// it makes, and calls ``ItemPresenter/update()`` whenever its model, its window or what it
/// presents has changed.
@MainActor public protocol Presenter: AnyObject {
  /// The type of what is presented.
  associatedtype Presented: PresentedController

  /// What this controller presents, or the nearest ancestor that presents something (P-9).
  var presentedViewController: Presented? { get }

  /// Presents a controller modally (P-20 to P-27).
  func present(
    _ viewControllerToPresent: Presented, animated flag: Bool, completion: (() -> Void)?)

  /// Dismisses what this controller presents, else the layer it lives in (P-47).
  func dismiss(animated flag: Bool, completion: (() -> Void)?)

  /// Whether the screen's view is in a window.
  var isOnScreen: Bool { get }

  /// Whether the screen goes, or is gone, together with what it presents: a dismissal further down
  /// or the end of its window takes both.
  var isBeingTakenAway: Bool { get }

  /// Calls the presenter's `update()` in another turn of the main run loop.
  ///
  /// - Returns: False if there will be no such turn: the presenter asks again when the screen
  ///   enters a window.
  func schedule(_ presenter: any AttachedPresenter) -> Bool

  /// Dismisses `content`, which a bound presenter has presented, and what is above it.
  func dismiss(_ content: Presented, animated: Bool)

  /// What stands in the way of presenting `content` from here: something that the screen or what
  /// it stands on presents, beside `content` and what leads to the screen itself.
  func obstacle(to content: Presented?) -> Presented?

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
