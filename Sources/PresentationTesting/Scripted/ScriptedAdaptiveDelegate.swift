package import Presentation

/// An adaptive presentation delegate whose methods call closures.
///
/// A method without a closure behaves as if it were not implemented.
@MainActor package final class ScriptedAdaptiveDelegate: AdaptivePresentationControllerDelegate {
  package typealias Notice = (PresentationController) -> Void

  package var style: ((TraitCollection) -> ModalPresentationStyle)?
  package var willPresent: Notice?
  package var shouldDismiss: (() -> Bool)?
  package var willDismiss: Notice?
  package var didDismiss: Notice?
  package var didAttemptToDismiss: Notice?

  package init() {}

  package func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    if style == nil { controller.markUnimplemented() }
    return style?(traitCollection) ?? .automatic
  }

  package func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    send(willPresent, presentationController)
  }

  package func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    if shouldDismiss == nil { presentationController.markUnimplemented() }
    return shouldDismiss?() ?? true
  }

  package func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {
    send(willDismiss, presentationController)
  }

  package func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {
    send(didDismiss, presentationController)
  }

  package func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    send(didAttemptToDismiss, presentationController)
  }

  private func send(_ notice: Notice?, _ controller: PresentationController) {
    guard let notice else { return controller.markUnimplemented() }
    notice(controller)
  }
}
