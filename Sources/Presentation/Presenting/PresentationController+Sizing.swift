import PresentationLifecycle

/// The response of a presentation to a new size or to new traits of its window.
extension PresentationController {
  /// Sets the presented view's frame after the container view's size has changed (P-90).
  ///
  /// Does nothing while the presentation or the dismissal is running.
  final func placeAfterResize() {
    guard let relation, let world = presentedViewController.world,
      case .presented = world.hierarchy.state(of: relation.id),
      let view = presentedView, view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Asks the delegate again for an adapted style, and applies the style if it has changed (P-89).
  ///
  /// If the presentation is still being animated, its transition is completed first. The style does
  /// not change while the presented controller is being dismissed. The delegate may begin such a
  /// dismissal even when it is asked for the style.
  final func adaptAgain(
    to traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let relation, !presentedViewController.isBeingDismissed,
      presentedViewController.world != nil
    else { return }
    let (old, adapted) = (effectiveStyle, adaptedStyle)
    adapt(to: traits)
    guard effectiveStyle != old else { return }
    if isReplaced { reportReplacedStays() }
    if !presentedViewController.isBeingDismissed { announceAdaptiveStyle(coordinator) }
    if presentedViewController.isBeingPresented {
      relation.transition?.completeTransition(true)
    }
    if presentedViewController.isBeingDismissed {
      adaptedStyle = adapted
    } else {
      prepareStyle()
    }
    relation.adapt(removesPresenter: shouldRemovePresentersView)
  }

  private func reportReplacedStays() {
    presentedViewController.worldToEnter.reportOnce(
      "UIAdaptivePresentationControllerDelegate.viewControllerForAdaptivePresentationStyle",
      "\(presentedViewController.printed) was presented because of the adapted style. It stays "
        + "presented, although the style has changed.",
      advice: "Present again after the window has changed its size.")
  }
}
