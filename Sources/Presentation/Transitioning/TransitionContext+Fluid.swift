import PresentationLifecycle

/// Fluid transitions, which another request may interrupt at any time (N-80 to N-86).
extension TransitionContext {
  /// Whether another request may interrupt the transition at any time.
  var isFluid: Bool {
    guard isAnimated, let world else { return false }
    if animator != nil { return fluidAnimator?.yieldsToNewRequests == true }
    return world.system.areTransitionsFluid || zoom != nil && !lacksSource
  }

  /// The app's animator if it conforms to ``ViewControllerFluidTransitioning``; else nil.
  var fluidAnimator: (any ViewControllerFluidTransitioning)? {
    animator as? any ViewControllerFluidTransitioning
  }

  /// Whether user interaction stays enabled while the transition runs without a gesture.
  ///
  /// True only if the transition can be interrupted at any time, and the app supplies no animator
  /// (P-66, N-80).
  var keepsInteraction: Bool { animator == nil && isFluid }

  /// The zoom of this transition: the `preferredTransition` of the controller that is pushed,
  /// presented, popped or dismissed (N-86).
  var zoom: ViewController.Transition.Zoom? {
    guard animator == nil, world?.system.supportsZoom == true else { return nil }
    return subject.controller.preferredTransition?.zoom
  }

  /// Completes the transition before this method returns, because another request interrupts it.
  ///
  /// The views continue from their current positions on screen (N-81).
  func yieldToNewRequest() {
    if isInteractive { finishInteractiveTransition() }
    fluidAnimator?.yieldToNewRequest()
    timeline?.glide(for: duration)
    completeTransition(!transitionWasCancelled)
  }

  /// Completes a fluid pop or dismissal as canceled, because the user has canceled the gesture.
  ///
  /// The callbacks at the end of the transition are called before this method returns. So no other
  /// request can begin before the callbacks. After the callbacks, the views move back (N-83).
  func comeBack() {
    timeline?.glide(for: percentComplete * duration)
    completeTransition(false)
  }
}
