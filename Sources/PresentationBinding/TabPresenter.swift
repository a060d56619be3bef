/// A controller with tabs, such as UIKit's tab bar controller; one tab is selected.
///
/// ```swift
/// extension TabPresenter {
///   func showTabs(of model: AppModel, make: @escaping (AppTab) -> PresenterContent) {
///     select(\.tab, of: model, among: \.tabs, content: make)
///   }
/// }
/// ```
///
/// `UITabBarController` and this package's `TabBarController` conform to this protocol.
@MainActor public protocol TabPresenter: Presenter {
  /// The controllers of the tabs, from the first tab to the last (N-100).
  var viewControllers: [PresenterContent]? { get }

  /// The controller of the selected tab; nil if there are no tabs (N-101).
  var selectedViewController: PresenterContent? { get }

  /// Replaces the tabs (N-100).
  func setViewControllers(_ viewControllers: [PresenterContent]?, animated: Bool)

  /// Selects the tab of a controller (N-101).
  func presenterSelect(_ content: PresenterContent, animated: Bool)

  /// Observes the user's taps on tabs, including taps on the selected tab.
  ///
  /// - Parameters:
  ///   - shouldSelect: Called before a tap has any effect; returns whether the tap may select the
  ///     tab.
  ///   - didSelect: Called after a tap that was allowed.
  /// - Returns: An object that keeps the observation alive, or nil if taps cannot be observed. If
  ///   the result is nil, the app has to call ``SelectionPresenter/update()`` after each tap.
  func presenterObserveTabs(
    shouldSelect: @escaping @MainActor (PresenterContent) -> Bool,
    didSelect: @escaping @MainActor (PresenterContent) -> Void
  ) -> AnyObject?
}
