import Presentation

/// An animator that never completes its transition.
@MainActor final class StuckAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.25 }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {}
}

/// A delegate that returns a stuck animator for presentation and dismissal.
@MainActor final class StuckDelegate: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { StuckAnimator() }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { StuckAnimator() }
}
