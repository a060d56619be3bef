import PresentationLifecycle

/// How a presentation responds to a new size of its window.
extension PresentationController {
  /// Places the presented view after the container has changed its size, unless a transition runs
  /// (P-90).
  final func placeAfterResize() {
    guard let relation, let world = presentedViewController.world,
      case .presented = world.hierarchy.state(of: relation.id),
      let view = presentedView, view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Asks the delegate again for an adapted style, and applies a changed style.
  ///
  /// If the present is still running, it completes first. A presentation that is being dismissed
  /// keeps its style, even if the delegate itself has just begun the dismissal (P-89).
  final func adaptAgain(
    to traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let relation, !presentedViewController.isBeingDismissed,
      presentedViewController.world != nil
    else { return }
    let (old, adapted) = (effectiveStyle, adaptedStyle)
    adapt(to: traits)
    guard effectiveStyle != old else { return }
    if !presentedViewController.isBeingDismissed { announceAdaptiveStyle(coordinator) }
    if presentedViewController.isBeingPresented {
      relation.transition?.completeTransition(true)
    }
    if presentedViewController.isBeingDismissed { adaptedStyle = adapted }
    relation.adapt(removesPresenter: shouldRemovePresentersView)
  }
}
