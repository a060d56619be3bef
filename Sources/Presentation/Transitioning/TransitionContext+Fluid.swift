import PresentationLifecycle

/// Transitions of the system's own, and hero flights, that never stand in the way (N-80 to N-86).
extension TransitionContext {
  /// Whether another request may end it at any time.
  var isFluid: Bool {
    guard isAnimated, let world else { return false }
    if animator != nil { return fluidAnimator?.yieldsToNewRequests == true }
    return world.system.areTransitionsFluid || zoom != nil && !lacksSource
  }

  /// The app's animator, if it is called at more moments than UIKit's animators are.
  var fluidAnimator: (any ViewControllerFluidTransitioning)? {
    animator as? any ViewControllerFluidTransitioning
  }

  /// Whether user interaction stays on while it runs by itself: only where the system moves the
  /// views (P-66, N-80).
  var keepsInteraction: Bool { animator == nil && isFluid }

  /// The transition that the pushed controller prefers, for its push and its pop (N-86).
  var zoom: ViewController.Transition? {
    guard animator == nil, world?.system.supportsZoom == true else { return nil }
    return subject.controller.preferredTransition
  }

  /// Another request takes its place: it ends now, as it would have, and what is seen goes on
  /// (N-81).
  func yieldToNewRequest() {
    if isInteractive { finishInteractiveTransition() }
    fluidAnimator?.yieldToNewRequest()
    timeline?.glide(for: duration)
    completeTransition(!transitionWasCancelled)
  }

  /// The hand has let a fluid dismissal go back: its callbacks arrive at once, so that nothing can
  /// interrupt them, and what is seen follows (N-83).
  func comeBack() {
    timeline?.glide(for: percentComplete * duration)
    completeTransition(false)
  }
}
