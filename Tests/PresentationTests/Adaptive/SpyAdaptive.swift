import Presentation

/// An adaptive delegate that implements every method, logs each call, and returns the values that
/// the test sets.
@MainActor final class SpyAdaptive: AdaptivePresentationControllerDelegate {
  let log: SpyLog
  var style = ModalPresentationStyle.none
  var allows = true
  var whenWillPresent: ((any ViewControllerTransitionCoordinator)?) -> Void = { _ in }
  var whenWillDismiss: () -> Void = {}
  var whenDidDismiss: () -> Void = {}
  private(set) var traits: [TraitCollection] = []

  init(_ log: SpyLog) {
    self.log = log
  }

  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    log.say("style?")
    traits.append(traitCollection)
    return style
  }

  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    log.say("will present \(style)")
    whenWillPresent(transitionCoordinator)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    log.say("should dismiss?")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    log.say("will dismiss")
    whenWillDismiss()
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    log.say("did dismiss")
    whenDidDismiss()
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    log.say("did attempt")
  }
}
