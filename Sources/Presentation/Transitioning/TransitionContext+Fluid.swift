import PresentationLifecycle

/// Fluid transitions, which another request may interrupt at any time: the system's own transitions
/// and hero flights (N-80 to N-86).
extension TransitionContext {
  /// Whether another request may end the transition at any time.
  var isFluid: Bool {
    guard isAnimated, let world else { return false }
    if animator != nil { return fluidAnimator?.yieldsToNewRequests == true }
    return world.system.areTransitionsFluid || zoom != nil && !lacksSource
  }

  /// The app's animator, if it is also called when the transition changes direction and before it
  /// ends.
  var fluidAnimator: (any ViewControllerFluidTransitioning)? {
    animator as? any ViewControllerFluidTransitioning
  }

  /// Whether user interaction stays enabled while the transition runs by itself.
  ///
  /// Only if the system moves the views (P-66, N-80).
  var keepsInteraction: Bool { animator == nil && isFluid }

  /// The transition that the pushed or presented controller prefers; used in both directions
  /// (N-86).
  var zoom: ViewController.Transition? {
    guard animator == nil, world?.system.supportsZoom == true else { return nil }
    return subject.controller.preferredTransition
  }

  /// Completes the transition at once, because another request interrupts it.
  ///
  /// The views continue from where they are on screen (N-81).
  func yieldToNewRequest() {
    if isInteractive { finishInteractiveTransition() }
    fluidAnimator?.yieldToNewRequest()
    timeline?.glide(for: duration)
    completeTransition(!transitionWasCancelled)
  }

  /// Completes a fluid dismissal as canceled, when its gesture was canceled.
  ///
  /// The callbacks are called at once, so that no other request can come between. The views move
  /// back afterward (N-83).
  func comeBack() {
    timeline?.glide(for: percentComplete * duration)
    completeTransition(false)
  }
}
