public import Foundation
public import Presentation

/// An object that animates the presentation and dismissal of a controller, or the pushes and pops
/// of a stack.
///
/// ```swift
/// detail.customTransition = FadeTransition()
/// stack.delegate = slide
/// ```
///
/// A subclass overrides ``prepare(_:)`` to animate the views. This class does the rest:
///
/// - A gesture can take over the transition at any time (T-40), and ``drag`` can drive it.
/// - Hidden views are always shown again, and the transition is completed exactly once (T-10).
/// - With reduced motion, views fade or stay in place.
///
/// A stack does not retain its delegate, so keep this object alive as long as the stack.
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

  /// The duration of a run, in seconds.
  public final let duration: TimeInterval
  /// The drag that can begin a transition, or take over a running transition.
  public final let drag = TransitionDrag()
  /// A closure that is called when a run is prepared, with the run and its animator.
  ///
  /// Use this closure to animate views that belong to neither screen, such as a tab bar.
  public final var alongside: ((TransitionRun, any ViewImplicitlyAnimating) -> Void)?

  /// Creates a transition with a duration in seconds.
  public init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Prepares the views of a run, and returns the animators that move them.
  ///
  /// The first animator must be the longest, because the run ends with it. This method is called
  /// once per run, after the arriving view was placed in the container (T-6, T-7). With reduced
  /// motion, it is not called. The caller starts the animators. To hide, add or change views until
  /// the end of the run, use ``TransitionRun/restorer``.
  ///
  /// - Throws: ``TransitionRun/Missing`` if the run lacks a part. The missing part is then
  ///   reported, and the run ends immediately in its final state.
  open func prepare(_ run: TransitionRun) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    throw run.missing("an override of prepare(_:)")
  }

  /// Returns the interaction controller of a run; by default ``drag``.
  ///
  /// Time drives the run until the drag begins or takes over the run (T-34).
  open func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    drag
  }

  /// Whether another request may end a running transition and begin immediately (N-81).
  ///
  /// The default is false.
  open var yieldsToNewRequests: Bool { false }

  /// Returns nil, so that the system's presentation controller is used.
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

  /// Returns the interaction controller for the run of `animator`.
  public final func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).flatMap(interaction)
  }

  /// Returns the interaction controller for the run of `animator`.
  public final func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).flatMap(interaction)
  }

  /// Returns the interaction controller for the run of `animator`.
  public final func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animationController as? TransitionAnimator).flatMap(interaction)
  }
}
