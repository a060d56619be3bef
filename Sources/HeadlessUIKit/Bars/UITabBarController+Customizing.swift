public import Presentation

extension TabBarController {
  /// The controllers whose tabs the user can rearrange; nil at first.
  ///
  /// This package does not let users rearrange tabs. Setting a list that is not empty is reported
  /// once as the issue `notModelled`. The delegate's methods about rearranging are never called.
  public final var customizableViewControllers: [ViewController]? {
    get { attachments.find { Customizing() }.controllers }
    set {
      attachments.find { Customizing() }.controllers = newValue
      guard newValue?.isEmpty == false else { return }
      (world ?? .current).reportOnce(
        "UITabBarController.customizableViewControllers",
        "The user cannot rearrange tabs here; the delegate is not asked about it.",
        advice: "Call the delegate's methods from the test, and set viewControllers.")
    }
  }

  /// The stack of the tab More, which is never shown.
  ///
  /// In UIKit, the tab More contains the tabs for which the bar has no room. In this package, the
  /// bar has room for all tabs. So the stack is empty, and its delegate is not called.
  public final var moreNavigationController: NavigationController {
    attachments.find { Customizing() }.more
  }
}

/// The stored value of `customizableViewControllers`, and the stack of the tab More.
@MainActor private final class Customizing {
  var controllers: [ViewController]?
  lazy var more = NavigationController()
}
