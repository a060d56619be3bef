/// A screen with tabs, of which one is selected: what UIKit's tab bar controller is to its content.
///
/// ```swift
/// extension TabPresenter {
///   func showTabs(of model: AppModel, make: @escaping (AppTab) -> PresenterContent) {
///     select(\.tab, of: model, among: \.tabs, content: make)
///   }
/// }
/// ```
///
/// `UITabBarController` conforms, and so does this package's `TabBarController`.
@MainActor public protocol TabPresenter: Presenter {
  /// The controllers, from the first tab to the last (N-100).
  var viewControllers: [PresenterContent]? { get }

  /// The controller whose tab is selected; nil if there are none (N-101).
  var selectedViewController: PresenterContent? { get }

  /// Replaces the tabs (N-100).
  func setViewControllers(_ viewControllers: [PresenterContent]?, animated: Bool)

  /// Selects the tab of a controller (N-101).
  func presenterSelect(_ content: PresenterContent, animated: Bool)

  /// Observes taps of the user on tabs, that of the selected one included.
  ///
  /// - Parameters:
  ///   - shouldSelect: Whether a tap may select, before anything changes.
  ///   - didSelect: Called after a tap that was allowed.
  /// - Returns: The object that keeps the observation alive, or nil if nothing observes: the app
  ///   calls ``SelectionPresenter/update()``.
  func presenterObserveTabs(
    shouldSelect: @escaping @MainActor (PresenterContent) -> Bool,
    didSelect: @escaping @MainActor (PresenterContent) -> Void
  ) -> AnyObject?
}
