import Presentation

/// A transitioning delegate that returns the animators of the cast list (P-119).
///
/// Its methods may perform operations.
@MainActor final class SoakTransitioning: ViewControllerTransitioningDelegate {
  let name: String
  weak var run: SoakRun?
  var removes = false
  var wraps = false
  var presenting: SoakAnimator?
  var dismissing: SoakAnimator?
  var presentingInteractor: SoakInteractor?
  var dismissingInteractor: SoakInteractor?

  init(_ name: String) {
    self.name = name
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    let hooks = SoakHooks(presentedViewController: presented, presenting: presenting)
    (hooks.run, hooks.removes, hooks.wraps) = (run, removes, wraps)
    run?.visit("\(name).delegate.presentationController")
    return hooks
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    run?.visit("\(name).delegate.animationController(forPresented)")
    return self.presenting
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    run?.visit("\(name).delegate.animationController(forDismissed)")
    return dismissing
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    presentingInteractor
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    dismissingInteractor
  }
}
