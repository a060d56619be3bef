import Presentation

/// An interaction controller that stores its context, so that a test can drive the transition.
@MainActor final class SceneInteractor: ViewControllerInteractiveTransitioning {
  var whenStarting: ((any ViewControllerContextTransitioning) -> Void)?
  private(set) var context: (any ViewControllerContextTransitioning)?
  private(set) var starts = 0

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    self.context = context
    starts += 1
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    whenStarting?(context)
  }
}
