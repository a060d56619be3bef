/// The delegate of a presentation controller, which chooses the adapted style and allows or
/// prevents dismissals by the user.
///
/// Every method is optional. A call of `dismiss` in the app's code calls none of the dismissal
/// methods (P-60).
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style to use instead of the presented controller's own style.
  ///
  /// Called once for each `present`, before the validity checks (P-24). If the result is
  /// `fullScreen`, `formSheet` or `overFullScreen`, the presentation uses that style. If the result
  /// is `none`, the presentation keeps the controller's own style. For any other result, the system
  /// chooses the style (P-65b).
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle

  /// Called after presenter and presented controller are linked, before the transition moves any
  /// view.
  ///
  /// The argument `style` is the adapted style, or `none` if the presentation keeps its own style
  /// (P-65c).
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)

  /// Returns whether the user may dismiss the presentation.
  ///
  /// Called before the dismissal begins, any number of times (P-60). Not called while
  /// `isModalInPresentation` is true (P-65).
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool

  /// Called when a dismissal by the user begins; the dismissal may still be canceled (P-62, P-64).
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// Called when a dismissal by the user has ended.
  ///
  /// A new `present` inside this call begins immediately and does not wait (P-63).
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// Called when the user has tried to dismiss a sheet that the user may not dismiss.
  ///
  /// At the time of the call, the sheet has moved back to its place (P-65).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Lets the system choose the style, as if the method were not implemented.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    controller.markUnimplemented()
    return .automatic
  }

  /// Does nothing, as if the method were not implemented.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    presentationController.markUnimplemented()
  }

  /// Allows the dismissal, as if the method were not implemented.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    presentationController.markUnimplemented()
    return true
  }

  /// Does nothing, as if the method were not implemented.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }

  /// Does nothing, as if the method were not implemented.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }

  /// Does nothing, as if the method were not implemented.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }
}
