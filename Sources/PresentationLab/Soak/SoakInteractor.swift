import Presentation
import PresentationTesting

/// An app's interaction controller that moves, ends and completes a transition at fixed times.
@MainActor final class SoakInteractor: ViewControllerInteractiveTransitioning {
  let name: String
  let isPresenting: Bool
  let finishes: Bool
  let milliseconds: Int
  weak var run: SoakRun?

  init(_ name: String, isPresenting: Bool, finishes: Bool, milliseconds: Int) {
    (self.name, self.isPresenting) = (name, isPresenting)
    (self.finishes, self.milliseconds) = (finishes, milliseconds)
  }

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    guard let run else { return }
    run.journal.animationsBegun += 1
    context.addAppearingView()
    run.later(milliseconds / 2) { context.updateInteractiveTransition(0.4) }
    run.later(milliseconds) { [finishes] in
      finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    }
    run.later(milliseconds + 50) { context.completeTransition(!context.transitionWasCancelled) }
    run.visit("\(name).startInteractiveTransition")
  }
}
