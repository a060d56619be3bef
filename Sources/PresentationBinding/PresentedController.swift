/// A controller that a ``Presenter`` can present: what it says of its own presentation.
///
/// UIKit's view controllers and this package's conform with the members that they have.
@MainActor public protocol PresentedController: AnyObject {
  /// The type of whoever presents.
  associatedtype Presenting: AnyObject

  /// Who presents this controller, or its nearest presented ancestor (P-10).
  var presentingViewController: Presenting? { get }
  /// True from within `dismiss` until just after `viewDidDisappear`, or until the dismissal was
  /// cancelled (P-16).
  var isBeingDismissed: Bool { get }
}
