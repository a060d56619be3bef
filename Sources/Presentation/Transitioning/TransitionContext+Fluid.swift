import PresentationLifecycle

/// Fluid transitions, which another request may interrupt at any time (N-80 to N-86).
extension TransitionContext {
  /// Whether another request may interrupt the transition at any time.
  var isFluid: Bool {
    guard isAnimated, let world else { return false }
    if animator != nil { return fluidAnimator?.yieldsToNewRequests == true }
    return world.system.areTransitionsFluid || zoom != nil && !lacksSource
  }

  /// The app's animator if it supports fluid transitions; else nil.
  var fluidAnimator: (any ViewControllerFluidTransitioning)? {
    animator as? any ViewControllerFluidTransitioning
  }

  /// Whether user interaction stays enabled while the transition runs by itself.
  ///
  /// True only if the transition is fluid and the system, not an animator of the app, moves the
  /// views (P-66, N-80).
  var keepsInteraction: Bool { animator == nil && isFluid }

  /// The `preferredTransition` of the pushed or presented controller, which is used for its pop or
  /// dismissal, too (N-86).
  var zoom: ViewController.Transition? {
    guard animator == nil, world?.system.supportsZoom == true else { return nil }
    return subject.controller.preferredTransition
  }

  /// Completes the transition in this call, because another request interrupts it.
  ///
  /// The views continue from their current positions on screen (N-81).
  func yieldToNewRequest() {
    if isInteractive { finishInteractiveTransition() }
    fluidAnimator?.yieldToNewRequest()
    timeline?.glide(for: duration)
    completeTransition(!transitionWasCancelled)
  }

  /// Completes a fluid dismissal as canceled, when its gesture was canceled.
  ///
  /// The callbacks are called in this call, so that no other request can begin before them. The
  /// views move back afterward (N-83).
  func comeBack() {
    timeline?.glide(for: percentComplete * duration)
    completeTransition(false)
  }
}
