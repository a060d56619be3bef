import Foundation

/// The bar comes and goes with what is on the selected stack (N-36, N-106).
extension TabBarController {
  private var wantsNoBar: Bool { selectedViewController?.navigation?.hidesBottomBar ?? false }

  private var barFrame: CGRect {
    let bounds = viewIfLoaded?.bounds ?? .zero
    let top = wantsNoBar ? bounds.maxY : bounds.maxY - TabBar.height
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: TabBar.height)
  }

  /// The bar is where it belongs now, without animation; what is out of sight is hidden.
  ///
  /// A bar that the app has moved or hidden stays so, until it belongs elsewhere.
  final func placeBar() {
    guard isViewLoaded, !isBarMoving, placedBar != barFrame else { return }
    placedBar = barFrame
    tabBar.frame = barFrame
    tabBar.isHidden = wantsNoBar
  }

  /// A stack inside begins a transition: a bar that comes or goes moves alongside, with its
  /// progress and back if it is cancelled (N-106).
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
