import Presentation

/// A transitioning delegate that implements every method and returns the objects that the test
/// sets.
@MainActor final class SceneDelegate: ViewControllerTransitioningDelegate {
  var makes: ((ViewController, ViewController?) -> PresentationController?)?
  var presenting: SceneAnimator?
  var dismissing: SceneAnimator?
  var presentInteractor: SceneInteractor?
  var dismissInteractor: SceneInteractor?
  var whenAskedToPresent: (() -> Void)?
  var whenAskedToDismiss: (() -> Void)?
  private(set) var questions: [String] = []
  private(set) var animatorOfInteractor: AnyObject?

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    questions.append("presentation controller")
    return makes?(presented, presenting)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    questions.append("present animator")
    whenAskedToPresent?()
    return self.presenting
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    questions.append("dismiss animator")
    whenAskedToDismiss?()
    return dismissing
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    questions.append("present interactor")
    animatorOfInteractor = animator
    return presentInteractor
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    questions.append("dismiss interactor")
    animatorOfInteractor = animator
    return dismissInteractor
  }
}
