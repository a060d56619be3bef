/// A controller that a ``Presenter`` can present.
///
/// UIKit's view controllers and this package's view controllers already have the members that this
/// protocol requires.
@MainActor public protocol PresentedController: AnyObject {
  /// The type of the presenting controllers.
  associatedtype ContentPresenter: AnyObject

  /// The controller that presents this controller; if there is none, the controller that presents
  /// the nearest presented ancestor (P-10).
  var presentingViewController: ContentPresenter? { get }
  /// Whether this controller is being dismissed.
  ///
  /// The value is true from within `dismiss` until just after `viewDidDisappear`, or until the
  /// dismissal is canceled (P-16).
  var isBeingDismissed: Bool { get }
  /// Loads the view, unless the view is already loaded.
  func loadViewIfNeeded()
}
