#if os(iOS) || os(tvOS) || os(visionOS)
  public import UIKit

  // The twin of this file is `Presentation/Binding/TabBarController+TabPresenter.swift`.

  extension UITabBarController: TabPresenter {
    /// Selects the tab that shows `content`.
    public func presenterSelect(_ content: UIViewController, animated: Bool) {
      if animated {
        selectedViewController = content
      } else {
        UIView.performWithoutAnimation { selectedViewController = content }
      }
    }

    /// Sets a delegate that calls `shouldSelect` and `didSelect` when the user taps a tab.
    ///
    /// Returns the delegate, which this controller does not retain. If the app has already set a
    /// delegate, this method changes nothing and returns nil.
    public func presenterObserveTabs(
      shouldSelect: @escaping @MainActor (UIViewController) -> Bool,
      didSelect: @escaping @MainActor (UIViewController) -> Void
    ) -> AnyObject? {
      guard delegate == nil else { return nil }
      let listener = TabListener(shouldSelect: shouldSelect, didSelect: didSelect)
      delegate = listener
      return listener
    }
  }

  /// The delegate of a tab bar controller for which the app has set no delegate.
  private final class TabListener: NSObject, UITabBarControllerDelegate {
    private let shouldSelect: @MainActor (UIViewController) -> Bool
    private let didSelect: @MainActor (UIViewController) -> Void

    init(
      shouldSelect: @escaping @MainActor (UIViewController) -> Bool,
      didSelect: @escaping @MainActor (UIViewController) -> Void
    ) {
      (self.shouldSelect, self.didSelect) = (shouldSelect, didSelect)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      shouldSelect(viewController)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      didSelect(viewController)
    }
  }
#endif
