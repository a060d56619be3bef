/// A delegate that chooses the adapted style of a presentation, and allows or prevents dismissals
/// by the user.
///
/// Every method is optional. The dismissal methods are called when the user dismisses the presented
/// controller, for example by dragging a sheet. They are not called when the app's code calls
/// `dismiss` (P-60).
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style to use instead of the presented controller's own style.
  ///
  /// Called once for each `present`, before `present` checks whether the presentation is possible
  /// (P-24). Called again when the window's traits change (P-89).
  ///
  /// If the result is `fullScreen`, `formSheet` or `overFullScreen`, the presentation uses that
  /// style. If the result is `none`, the presentation keeps the controller's own style. For any
  /// other result, the system chooses the style (P-65b).
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle

  /// Returns the style to use in a horizontally compact window.
  ///
  /// Called instead of `adaptivePresentationStyle(for:traitCollection:)`, if the delegate does not
  /// implement that method. The results `fullScreen`, `overFullScreen` and `none` are used as in
  /// that method; for any other result, the system chooses the style (P-65b).
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

  /// Returns a controller to present instead, because the style is adapted; nil or the presented
  /// controller for no other controller.
  ///
  /// Usually, the result is a navigation controller around the presented controller. Called once
  /// for each `present` with an adapted style (P-65d). Also called when the window's traits change
  /// later and the style is adapted, or is adapted in another way (P-65f). Optional.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?

  /// Called before a presentation with an adapted style, with the presentation controller of that
  /// style (P-65d). Also called when the style is adapted later (P-65f). Optional.
  ///
  /// For a popover that is adapted to a sheet, the second argument is the popover's
  /// `adaptiveSheetPresentationController`. Otherwise, both arguments are the same.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController)

  /// Called with the adapted style, before the transition moves a view.
  ///
  /// At the time of the call, `presentedViewController` and `presentingViewController` are set. The
  /// method is called again if the adapted style changes later.
  ///
  /// The argument `style` is `none` if the presented controller keeps its own style (P-65c).
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)

  /// Returns whether the user may dismiss the presentation.
  ///
  /// Called before the dismissal begins, possibly several times (P-60). Not called if
  /// `isModalInPresentation` is true for the presented controller or for a controller presented
  /// above it (P-65).
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool

  /// Called when a dismissal by the user begins; the dismissal may still be canceled (P-62, P-64).
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// Called when a dismissal by the user is complete; not called if the dismissal was canceled
  /// (P-64).
  ///
  /// A `present` inside this method begins immediately and does not wait (P-63).
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// Called when the user has tried to dismiss a sheet whose dismissal is not allowed.
  ///
  /// When this method is called, the sheet has already moved back to its place (P-65).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// The default implementation, which lets the system choose the style.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle {
    controller.markUnimplemented()
    return .automatic
  }

  /// The default implementation, which lets the system choose the style.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    controller.markUnimplemented()
    return .automatic
  }

  /// The default implementation, which presents no other controller.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }

  /// The default implementation, which does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) {}

  /// The default implementation, which does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    presentationController.markUnimplemented()
  }

  /// The default implementation, which allows the dismissal.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    presentationController.markUnimplemented()
    return true
  }

  /// The default implementation, which does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }

  /// The default implementation, which does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }

  /// The default implementation, which does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    presentationController.markUnimplemented()
  }
}
