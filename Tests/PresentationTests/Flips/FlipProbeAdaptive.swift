import Presentation

/// An adaptive delegate that logs its calls.
final class ProbeAdaptive: AdaptivePresentationControllerDelegate {
  private weak var probe: FlipProbe?
  /// A closure that runs at the first call of `shouldDismiss`.
  var asked: (@MainActor () -> Void)?

  /// The adaptive style for a narrow window; nil for the automatic style.
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
