import Presentation

/// Animates for ever: it never completes its transition.
@MainActor final class StuckAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.25 }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {}
}

/// Answers a stuck animator for both ways.
@MainActor final class StuckDelegate: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { StuckAnimator() }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { StuckAnimator() }
}
