import Foundation
public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UITabBarController+TabPresenter.swift`.

extension TabBarController: TabPresenter {
  /// Selects the tab that shows `content`.
  public func presenterSelect(_ content: ViewController, animated: Bool) {
    if animated {
      selectedViewController = content
    } else {
      View.performWithoutAnimation { selectedViewController = content }
    }
  }

  /// Sets a delegate that calls `shouldSelect` and `didSelect` when the user taps a tab.
  ///
  /// Returns the delegate, which this controller does not retain. If the app has already set a
  /// delegate, this method changes nothing and returns nil.
  public func presenterObserveTabs(
    shouldSelect: @escaping @MainActor (ViewController) -> Bool,
    didSelect: @escaping @MainActor (ViewController) -> Void
  ) -> AnyObject? {
    guard delegate == nil else { return nil }
    let listener = TabListener(shouldSelect: shouldSelect, didSelect: didSelect)
    delegate = listener
    return listener
  }
}

/// The delegate of a tab bar controller for which the app has set no delegate.
private final class TabListener: NSObject, TabBarControllerDelegate {
  private let shouldSelect: @MainActor (ViewController) -> Bool
  private let didSelect: @MainActor (ViewController) -> Void

  init(
    shouldSelect: @escaping @MainActor (ViewController) -> Bool,
    didSelect: @escaping @MainActor (ViewController) -> Void
  ) {
    (self.shouldSelect, self.didSelect) = (shouldSelect, didSelect)
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    shouldSelect(viewController)
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    didSelect(viewController)
  }
}
