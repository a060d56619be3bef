public import Presentation

extension TabBarController {
  /// The controllers whose tabs the user may rearrange; nil at first.
  ///
  /// Tabs cannot be rearranged here: setting controllers is reported once (`notModelled`), and the
  /// delegate's methods about rearranging are never called.
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
}

/// The tabs that the user may rearrange.
@MainActor private final class Customizing {
  var controllers: [ViewController]?
}
