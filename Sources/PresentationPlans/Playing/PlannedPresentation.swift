import Presentation

/// A custom presentation controller of a plan, whose callbacks can perform steps.
///
/// If the plan sets `forwardsWillDismiss`, the presentation controller calls its delegate at the
/// beginning of every dismissal.
final class PlannedPresentation: PresentationController {
  private let plan: PlanController

  init(
    _ presented: ViewController, presenting presenter: ViewController?, as plan: PlanController
  ) {
    self.plan = plan
    super.init(presentedViewController: presented, presenting: presenter)
  }

  override var shouldRemovePresentersView: Bool { plan.removesPresenter }

  override func presentationTransitionWillBegin() { play(.presentationWillBegin) }
  override func presentationTransitionDidEnd(_ completed: Bool) { play(.presentationDidEnd) }
  override func dismissalTransitionDidEnd(_ completed: Bool) { play(.dismissalDidEnd) }

  override func dismissalTransitionWillBegin() {
    play(.dismissalWillBegin)
    if plan.forwardsWillDismiss { delegate?.presentationControllerWillDismiss(self) }
  }

  private func play(_ moment: PlanCallback.Moment) {
    (presentedViewController as? any PlannedScreen)?.script.play(moment)
  }
}
