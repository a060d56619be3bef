import Foundation

/// Showing and hiding the bar, depending on the controllers in the selected stack (N-36, N-106).
extension TabBarController {
  private var wantsNoBar: Bool { selectedViewController?.navigation?.hidesBottomBar ?? false }

  private var barFrame: CGRect {
    let bounds = viewIfLoaded?.bounds ?? .zero
    let top = wantsNoBar ? bounds.maxY : bounds.maxY - TabBar.height
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: TabBar.height)
  }

  /// Places the bar without animation, and hides it if it is out of sight.
  ///
  /// A bar that the app has moved or hidden stays as it is, until its place according to the
  /// selected stack changes.
  final func placeBar() {
    guard isViewLoaded, !isBarMoving, placedBar != barFrame else { return }
    placedBar = barFrame
    tabBar.frame = barFrame
    tabBar.isHidden = wantsNoBar
  }

  /// Moves the bar alongside a transition of the selected stack, if the bar appears or disappears
  /// with it.
  ///
  /// The bar follows the transition's progress, and moves back if the transition is canceled
  /// (N-106).
  final func moveBar(beside transition: TransitionContext) {
    guard isViewLoaded, let placedBar, placedBar.minY != barFrame.minY else { return }
    isBarMoving = true
    transition.coordinator.animate { [weak self] _ in
      guard let self else { return }
      tabBar.isHidden = false
      tabBar.frame = barFrame
    } completion: { [weak self] _ in
      guard let self else { return }
      isBarMoving = false
      self.placedBar = nil
      placeBar()
    }
  }
}
