import Presentation

/// An adaptive delegate whose return values come from the cast list (P-60 to P-65c).
///
/// Its callbacks may perform operations.
@MainActor final class SoakAdaptive: AdaptivePresentationControllerDelegate {
  let name: String
  let style: ModalPresentationStyle
  let mayDismiss: Bool
  weak var run: SoakRun?

  init(_ name: String, _ style: ModalPresentationStyle, mayDismiss: Bool) {
    (self.name, self.style, self.mayDismiss) = (name, style, mayDismiss)
  }

  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    run?.visit("\(name).adaptivePresentationStyle")
    return style
  }

  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    run?.visit("\(name).willPresentWithAdaptiveStyle")
  }

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    run?.visit("\(name).presentationControllerShouldDismiss")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    guard let run else { return }
    let presented = presentationController.presentedViewController
    run.journal.willDismisses += 1
    run.journal.expect(
      presented.isBeingDismissed && presented.transitionCoordinator != nil, "P-62",
      "\(name).presentationControllerWillDismiss was called outside a dismissal")
    run.visit("\(name).presentationControllerWillDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    guard let run else { return }
    run.journal.didDismisses += 1
    run.journal.expect(
      presentationController.presentedViewController.presentingViewController == nil, "P-63",
      "\(name).presentationControllerDidDismiss was called before the end")
    run.visit("\(name).presentationControllerDidDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    run?.visit("\(name).presentationControllerDidAttemptToDismiss")
  }
}
