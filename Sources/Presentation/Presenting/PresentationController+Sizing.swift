import PresentationLifecycle

/// The response of a presentation to a new size.
extension PresentationController {
  /// The container has another size: at rest the presented view follows (P-90).
  final func placeAfterResize() {
    guard let relation, let world = presentedViewController.world,
      case .presented = world.hierarchy.state(of: relation.id),
      let view = presentedView, view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Asks again how to adapt.
  ///
  /// A presentation that is on its way arrives first. One that is being dismissed keeps its style,
  /// also if the delegate itself has begun the dismissal (P-89).
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
