import Presentation

/// An interaction controller of the app that is not percent-driven (T-43).
@MainActor final class OwnHand: ViewControllerInteractiveTransitioning {
  private(set) var context: (any ViewControllerContextTransitioning)?

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
  }
}
