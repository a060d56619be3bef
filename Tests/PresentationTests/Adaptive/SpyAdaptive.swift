import Presentation
import TestSupport

/// An adaptive delegate that implements every method, logs each call, and returns the values that
/// the test sets.
@MainActor final class SpyAdaptive: AdaptivePresentationControllerDelegate {
  let log: Log
  var style = ModalPresentationStyle.none
  var allows = true
  var whenWillPresent: ((any ViewControllerTransitionCoordinator)?) -> Void = { _ in }
  var whenWillDismiss: () -> Void = {}
  var whenDidDismiss: () -> Void = {}
  private(set) var traits: [TraitCollection] = []

  init(_ log: Log) {
    self.log = log
  }

  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    log.note("style?")
    traits.append(traitCollection)
    return style
  }

  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    log.note("will present \(style)")
    whenWillPresent(transitionCoordinator)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    log.note("should dismiss?")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    log.note("will dismiss")
    whenWillDismiss()
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    log.note("did dismiss")
    whenDidDismiss()
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    log.note("did attempt")
  }
}
