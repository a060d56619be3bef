import PresentationLifecycle

/// What a new size means to a presentation.
extension PresentationController {
  /// The container has another size: at rest the presented view follows (P-90).
  final func placeAfterResize() {
    guard let relation, let world = presentedViewController.world,
      case .presented = world.hierarchy.state(of: relation.id),
      let view = presentedView, view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Asks again how to adapt; a presentation that is on its way arrives first, and one that goes is
  /// left alone (P-89).
  final func adaptAgain(
    to traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let relation, !presentedViewController.isBeingDismissed,
      presentedViewController.world != nil
    else { return }
    let old = effectiveStyle
    adapt(to: traits)
    guard effectiveStyle != old else { return }
    announceAdaptiveStyle(coordinator)
    if presentedViewController.isBeingPresented {
      relation.transition?.completeTransition(true)
    }
    relation.adapt(removesPresenter: shouldRemovePresentersView)
  }
}
