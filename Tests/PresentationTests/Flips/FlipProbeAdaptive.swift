import Presentation

/// An adaptive delegate that notes what the user's hand does.
final class ProbeAdaptive: AdaptivePresentationControllerDelegate {
  private weak var probe: FlipProbe?
  /// Done when the user asks for the first time.
  var asked: (@MainActor () -> Void)?

  /// What it answers in a narrow window, if anything.
  var narrowStyle: ModalPresentationStyle?

  init(_ probe: FlipProbe) { self.probe = probe }

  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? narrowStyle ?? .automatic : .automatic
  }

  private func moment(_ what: String) {
    guard let probe else { return }
    probe.scene?.moment("\(probe.name).\(what)")
  }

  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    moment("adaptive style")
  }

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    let first = asked
    asked = nil
    first?()
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    moment("will be dismissed by the user")
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    moment("was dismissed by the user")
  }
}
