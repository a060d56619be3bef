/// A controller that a ``Presenter`` can present, with the state of its presentation.
///
/// UIKit's view controllers and this package's conform with the members that they have.
@MainActor public protocol PresentedController: AnyObject {
  /// The type of the presenting controllers.
  associatedtype ContentPresenter: AnyObject

  /// The controller that presents this one, or its nearest presented ancestor (P-10).
  var presentingViewController: ContentPresenter? { get }
  /// Whether a dismissal of this controller runs: from within `dismiss` until just after
  /// `viewDidDisappear`, or until the dismissal was canceled (P-16).
  var isBeingDismissed: Bool { get }
  /// Loads the view, unless it is loaded.
  func loadViewIfNeeded()
}
