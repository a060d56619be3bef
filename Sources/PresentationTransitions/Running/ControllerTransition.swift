public import Foundation
public import Presentation

/// A transition in one object, for a presented controller and for a stack.
///
/// ```swift
/// detail.customTransition = FadeTransition()
/// stack.delegate = slide
/// ```
///
/// A subclass overrides ``prepare(_:)`` to say what moves. This class does the rest: a gesture can
/// take hold of the transition at any time (T-40), ``drag`` drives it, hidden views are shown again
/// on every path, the transition is completed exactly once (T-10), and with reduced motion views
/// fade or stay still. A stack does not retain its delegate, so keep this object where the stack is
/// kept.
@preconcurrency @MainActor
open class ControllerTransition: NSObject,
  ViewControllerTransitioningDelegate, NavigationControllerDelegate
{
  /// The direction of a transition.
  public enum Direction: Hashable, Sendable {
    /// The controller is presented or pushed.
    case coming
    /// The controller is dismissed or popped.
    case going
  }

  /// The seconds that a run takes.
  public final let duration: TimeInterval
  /// The drag that can begin a run or take hold of one.
  public final let drag = TransitionDrag()
  /// Called when a run is prepared, to animate views that belong to neither screen, such as a tab
  /// bar that slides away, with the run's animator.
  public final var alongside: ((TransitionRun, any ViewImplicitlyAnimating) -> Void)?

  /// Creates a transition that takes a duration in seconds.
  public init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Prepares the views of a run and returns the animators that move them; the first is the longest
  /// and ends the run.
  ///
  /// Called once per run, after the arriving view was placed in the container (T-6, T-7); not
  /// called with reduced motion. The caller starts the animators. Hide, add and change views
  /// through the run's restorer if the change must not last.
  ///
  /// - Throws: What the run misses; it is reported, and the run ends at once, in its end state.
  open func prepare(_ run: TransitionRun) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    throw run.missing("an override of prepare(_:)")
  }

  /// Returns what drives a run: ``drag``, which lets time drive it until the drag begins or takes
  /// hold (T-34).
  open func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    drag
  }

  /// Whether another request may end a run on its way, and be served at once (N-81); false unless
  /// overridden.
  open var yieldsToNewRequests: Bool { false }

  /// Returns nil, for the system's presentation controller.
  open func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    nil
  }

  /// Returns a new animator for each run.
  public final func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, .coming)
  }

  /// Returns a new animator for each run.
  public final func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, .going)
  }

  /// Returns a new animator for each run.
  public final func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, operation == .pop ? .going : .coming)
  }

  /// Returns what drives the run of the animator.
  public final func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).flatMap(interaction)
  }

  /// Returns what drives the run of the animator.
  public final func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).flatMap(interaction)
  }

  /// Returns what drives the run of the animator.
  public final func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animationController as? TransitionAnimator).flatMap(interaction)
  }
}
