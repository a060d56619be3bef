import Foundation
import Presentation

/// An animator that ends after its duration, or when the test ends it.
@MainActor final class SceneAnimator: ViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  /// Whether the animator calls `completeTransition` when its animation has ended.
  var ends = true
  var whenAnimating: ((any ViewControllerContextTransitioning) -> Void)?
  private(set) var context: (any ViewControllerContextTransitioning)?
  private(set) var starts = 0
  private(set) var endings: [Bool] = []

  init(_ duration: TimeInterval = 0.25) {
    self.duration = duration
  }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    self.context = context
    starts += 1
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    whenAnimating?(context)
    guard ends else { return }
    let marker = View()
    context.containerView.addSubview(marker)
    View.animate(withDuration: duration) {
      marker.alpha = 0
    } completion: { _ in
      marker.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ completed: Bool) { endings.append(completed) }
}
