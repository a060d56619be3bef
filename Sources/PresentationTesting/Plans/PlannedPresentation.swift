import Presentation

/// A presentation controller of a plan, for the style `custom`: the plan may act in its hooks.
final class PlannedPresentation: PresentationController {
  private let removesPresenter: Bool

  init(
    _ presented: ViewController, presenting presenter: ViewController?, removesPresenter: Bool
  ) {
    self.removesPresenter = removesPresenter
    super.init(presentedViewController: presented, presenting: presenter)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override func presentationTransitionWillBegin() { play(.presentationWillBegin) }
  override func presentationTransitionDidEnd(_ completed: Bool) { play(.presentationDidEnd) }
  override func dismissalTransitionWillBegin() { play(.dismissalWillBegin) }
  override func dismissalTransitionDidEnd(_ completed: Bool) { play(.dismissalDidEnd) }

  private func play(_ moment: PlanCallback.Moment) {
    (presentedViewController as? PlannedController)?.play(moment)
  }
}
