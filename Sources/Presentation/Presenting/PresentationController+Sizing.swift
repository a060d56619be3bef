import PresentationLifecycle

/// The response of a presentation to a new size or to new traits of its window.
extension PresentationController {
  /// The size of the container view after the running size change of its window.
  ///
  /// The value is nil if the size of the window does not change, or if the container view does not
  /// fill the window.
  final var upcomingContainerSize: CGSize? {
    var view: View? = containerView
    while let container = view as? ContainerView { view = container.superview }
    return (view as? Window)?.changing?.size
  }

  /// The traits of the container view after the running size change of its window; nil if the size
  /// of the window does not change.
  final var upcomingTraits: TraitCollection? {
    containerView.flatMap { TraitPlace.view($0).upcomingTraits }
  }

  /// Adapts the style to new traits, and passes the traits on to the presented controller (P-88).
  final func passOn(
    _ traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    let old = presentedViewController.traitCollection
    adaptAgain(to: traits, coordinator)
    presentedViewController.hear(traits, coordinator, since: old)
  }

  /// Sets the presented view's frame after the container view's size has changed (P-90).
  ///
  /// Does nothing while the presentation or the dismissal is running.
  final func placeAfterResize() {
    guard let relation, let world = presentedViewController.world,
      case .presented = world.hierarchy.state(of: relation.id),
      let view = manager.presentedView, view.superview === containerView
    else { return }
    view.frame = manager.frameOfPresentedViewInContainerView
  }

  /// Asks the delegate again for an adapted style, and applies the style if it has changed (P-89).
  ///
  /// If the presentation is still being animated, its transition is completed first. The style does
  /// not change while the presented controller is being dismissed. The delegate may begin such a
  /// dismissal even when it is asked for the style. Then the presented controller is replaced if
  /// the delegate returns another controller for the new style (P-65f).
  private func adaptAgain(
    to traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let relation, !presentedViewController.isBeingDismissed,
      presentedViewController.world != nil
    else { return }
    let (old, adapted) = (effectiveStyle, adaptedStyle)
    adapt(to: traits)
    guard effectiveStyle != old else { return }
    if !presentedViewController.isBeingDismissed { announceAdaptiveStyle(coordinator) }
    if presentedViewController.isBeingPresented { relation.completePresenting() }
    if presentedViewController.isBeingDismissed {
      adaptedStyle = adapted
    } else {
      prepareStyle()
    }
    relation.adapt(removesPresenter: manager.shouldRemovePresentersView)
    relation.replaceForStyle()
  }
}
