/// A controller that a ``Presenter`` can present.
///
/// UIKit's view controllers and this package's view controllers already have the members that this
/// protocol requires.
@MainActor public protocol PresentedController: AnyObject {
  /// The type of the presenting controllers.
  associatedtype ContentPresenter: AnyObject

  /// The controller that presents this controller.
  ///
  /// For a child controller, this is the controller that presents the child's nearest presented
  /// ancestor (P-10).
  var presentingViewController: ContentPresenter? { get }
  /// Whether this controller is being dismissed.
  ///
  /// The value becomes true inside the call of `dismiss`. It becomes false just after
  /// `viewDidDisappear`, or when the dismissal has been canceled (P-16).
  var isBeingDismissed: Bool { get }
  /// Whether this controller, or the container that is presented in its place, is being dismissed.
  ///
  /// The delegate of a popover can return such a container for a narrow window (P-65d). By default,
  /// the value is that of ``isBeingDismissed``.
  var isBeingDismissedInContainer: Bool { get }
  /// Loads the view, unless the view is already loaded.
  func loadViewIfNeeded()
}

extension PresentedController {
  /// Returns ``isBeingDismissed`` by default.
  public var isBeingDismissedInContainer: Bool { isBeingDismissed }
}
