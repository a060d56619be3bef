import Foundation

/// The methods that show and hide the bar, depending on the controllers in the selected stack
/// (N-36, N-106).
extension TabBarController {
  private var wantsNoBar: Bool {
    isTabBarHidden || selectedViewController?.navigation?.hidesBottomBar ?? false
  }

  private var barFrame: CGRect {
    let bounds = loadedView?.bounds ?? .zero
    let top = wantsNoBar ? bounds.maxY : bounds.maxY - TabBar.height
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: TabBar.height)
  }

  /// Places the bar without animation, and hides it if a controller in the selected stack has
  /// `hidesBottomBarWhenPushed`.
  ///
  /// Does nothing if the bar's required frame is the same as in the last call. So a frame that the
  /// app has set stays until the required frame changes. A value of `isHidden` that the app has set
  /// stays until the stack requires another value.
  final func placeBar() {
    reportMoreTab()
    guard loadedView != nil, !isBarMoving, placedBar != barFrame else { return }
    placedBar = barFrame
    tabBar.frame = barFrame
    transitionView.setLowerBar(tabBar, isHidden: wantsNoBar)
    transitionView.barChanged()
  }

  /// Sets the items of a bar whose class is the app's own, as UIKit does when the tabs change.
  ///
  /// The app's class may override ``TabBar/setItems(_:animated:)`` to show the items.
  final func giveItemsToBar() {
    guard type(of: ownBar) != TabBar.self else { return }
    ownBar.setItemsOfTabs(viewControllers?.map(\.tabBarItem))
  }

  /// Reports once that a phone would show a More tab.
  private func reportMoreTab() {
    guard let world, let count = viewControllers?.count, count > Self.mostTabs,
      traitCollection.horizontalSizeClass == .compact
    else { return }
    world.reportOnce(
      "UITabBarController.moreNavigationController",
      "\(printed) has \(count) tabs. In a narrow window, UIKit moves the tabs after the fourth to "
        + "a More tab. Here, all tabs stay in the bar.",
      advice: "Use at most five tabs.")
  }

  /// The number of tabs that a phone shows without a More tab.
  private static let mostTabs = 5

  /// Moves the bar alongside a transition of the selected stack, if the transition shows or hides
  /// the bar.
  ///
  /// The bar follows the transition's progress, and moves back if the transition is canceled
  /// (N-106).
  final func moveBar(beside transition: TransitionContext) {
    guard loadedView != nil, let placedBar, placedBar.minY != barFrame.minY else { return }
    isBarMoving = true
    transition.coordinator.animate { [weak self] _ in
      guard let self else { return }
      transitionView.setLowerBar(tabBar, isHidden: false)
      tabBar.frame = barFrame
    } completion: { [weak self] _ in
      guard let self else { return }
      isBarMoving = false
      self.placedBar = nil
      placeBar()
    }
  }
}
