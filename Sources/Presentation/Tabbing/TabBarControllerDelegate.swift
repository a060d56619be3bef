/// A delegate that allows or refuses taps on tabs, and supplies animators for changes of the
/// selection.
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tap may select a controller.
  ///
  /// Called only when the user taps a tab, and before the selection changes (N-101).
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// Called when the user has tapped a tab, after the selection has changed and the transition has
  /// started.
  ///
  /// Also called if the tapped tab was already selected. Not called if `shouldSelect` returned
  /// false (N-101).
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)

  /// Returns whether a tap may select a tab; by default the result of `shouldSelect` for the tab's
  /// controller.
  ///
  /// Called when the user taps a tab whose controller was created by a ``Tab``.
  func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool

  /// Called when the user has tapped a tab whose controller was created by a ``Tab``; by default
  /// calls `didSelect` with this controller.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - selectedTab: The tapped tab.
  ///   - previousTab: The tab that was selected before; nil if the controller that was selected
  ///     before has no ``Tab``.
  func tabBarController(
    _ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?)

  /// Returns the animator for a change of the selection, or nil for a change without animation
  /// (N-102).
  ///
  /// Called for taps and for changes by the app's code, while the tab bar controller is on screen.
  /// At the time of the call, `selectedIndex` is already the new index (N-103). Not called while
  /// animations are disabled (T-1). Optional.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller for an animator of this delegate, or nil if no gesture
  /// controls the transition (N-102, T-2).
  ///
  /// At the time of the call, the transition's coordinator exists. Optional.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Never called, because the user cannot rearrange the tabs. Optional.
  func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])

  /// Never called, because the user cannot rearrange the tabs. Optional.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool)

  /// Never called, because the user cannot rearrange the tabs. Optional.
  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool)

  /// Returns the orientations that the controller supports. Optional.
  ///
  /// Called when `supportedInterfaceOrientations` of the controller is read.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask

  /// Returns the orientation in which the controller prefers to be presented. Optional.
  ///
  /// Called when `preferredInterfaceOrientationForPresentation` of the controller is read.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientation
}

extension TabBarControllerDelegate {
  /// Returns true, which allows every tap.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    true
  }

  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}

  /// Returns the result of `shouldSelect` for the tab's controller.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelectTab tab: Tab
  ) -> Bool {
    tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
  }

  /// Calls `didSelect` with the tab's controller.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?
  ) {
    guard let controller = selectedTab.viewController else { return }
    self.tabBarController(tabBarController, didSelect: controller)
  }

  /// The default implementation, which lets the selection change without animation.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// The default implementation, which selects no interaction controller.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }

  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
  ) {}

  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}

  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}

  /// Returns all orientations except upside down by default.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientationMask {
    .allButUpsideDown
  }

  /// Returns portrait by default.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: TabBarController
  ) -> InterfaceOrientation {
    .portrait
  }
}
