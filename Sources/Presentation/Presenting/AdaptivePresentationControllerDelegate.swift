/// A delegate that decides how a presentation adapts, and is called for dismissals by the user.
///
/// Every method is optional. None of the dismissal methods is called for a `dismiss` by program
/// (P-60).
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// The style to use instead, asked once per present before the validity checks (P-24): `none`,
  /// `fullScreen`, `formSheet` or `overFullScreen`; any other answer means the system's choice
  /// (P-65b). `none` keeps the style.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle

  /// The links exist, the commit half has not begun; `none` when nothing was adapted (P-65c).
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)

  /// Whether the user may dismiss; asked before anything begins, any number of times (P-60).
  /// Not asked while `isModalInPresentation` (P-65).
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool

  /// The user's dismissal begins; it may still be cancelled (P-62, P-64).
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// The user's dismissal has ended; presenting again works from here on (P-63).
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// The user tried and may not: the sheet has sprung back (P-65).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Not implemented: the system's choice.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    controller.markUnimplemented()
    return .automatic
  }

  /// Not implemented.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    presentationController.markUnimplemented()
  }

  /// Not implemented: the user may.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    presentationController.markUnimplemented()
    return true
  }

  /// Not implemented.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }

  /// Not implemented.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }

  /// Not implemented.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }
}
