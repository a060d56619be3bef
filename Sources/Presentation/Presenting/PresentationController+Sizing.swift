import PresentationLifecycle

/// The response of a presentation to a new size of its window.
extension PresentationController {
  /// Sets the presented view's frame after the container's size has changed, unless a transition of
  /// the presentation runs (P-90).
  final func placeAfterResize() {
    guard let relation, let world = presentedViewController.world,
      case .presented = world.hierarchy.state(of: relation.id),
      let view = presentedView, view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Asks the delegate again for an adapted style, and applies a changed style.
  ///
  /// If the transition that presents the controller still runs, it is completed first. If the
  /// controller is being dismissed, the style does not change, even if the delegate began the
  /// dismissal in this call (P-89).
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
