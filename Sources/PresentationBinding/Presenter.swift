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
/// `UIViewController` conforms, and so does this package's `ViewController`. A class with UIKit's
/// signatures conforms by an empty extension; what ``PresenterHost`` adds has defaults.
@MainActor public protocol Presenter: PresenterHost {
  /// What this controller presents, or the nearest ancestor that presents something (P-9).
  var presentedViewController: Presented? { get }

  /// Presents a controller modally (P-20 to P-27).
  func present(
    _ viewControllerToPresent: Presented, animated flag: Bool, completion: (() -> Void)?)

  /// Dismisses what this controller presents, else the layer it lives in (P-47).
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}
