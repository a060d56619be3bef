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
/// A subclass overrides ``prepare(_:)`` to animate the views. This class has the following
/// features:
///
/// - The ``drag`` can begin a transition, or take over a running transition (T-40).
/// - `completeTransition` is called exactly once (T-10), and hidden views are shown again.
/// - With reduced motion, the view in front fades if the user prefers cross-fades. If not, the
///   transition has no visible animation.
///
/// A stack does not retain its delegate, so keep this object alive as long as the stack.
@preconcurrency @MainActor
open class ControllerTransition: NSObject,
  ViewControllerTransitioningDelegate, NavigationControllerDelegate
{
  /// The direction of a transition: to show a controller, or to remove it.
  public enum Direction: Hashable, Sendable {
    /// The controller is presented or pushed.
    case coming
    /// The controller is dismissed or popped.
    case going
  }

  /// The duration of an animated transition, in seconds.
  public final let duration: TimeInterval
  /// The drag that can begin a transition, or take over a running transition.
  public final let drag = TransitionDrag()
  /// A closure that adds animations of other views, such as a tab bar, to a transition.
  ///
  /// The closure is called once per animated transition, before the animators are started. Its
  /// arguments are the transition's ``TransitionRun`` and its animator.
  public final var alongside: ((TransitionRun, any ViewImplicitlyAnimating) -> Void)?

  /// Creates a transition with a duration in seconds.
  public init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Prepares the views of one animated transition, and returns the animators that move the views.
  ///
  /// A subclass must override this method. The override must not start the animators. The first
  /// animator must be the longest, because the transition ends when the first animator ends. If the
  /// first animator has no animations, the transition ends in the next run-loop turn. If the
  /// array is empty, the transition ends at once. To hide, add or change views during the
  /// transition, use ``TransitionRun/restorer``.
  ///
  /// This method is called once per animated transition. Before the call, the view of the appearing
  /// controller has been placed in the container view (T-6, T-7). With reduced motion, this method
  /// is not called.
  ///
  /// - Parameter run: The views, the direction and the container view of the transition.
  /// - Throws: ``TransitionRun/Missing`` if a view that the animation needs is missing. If the
  ///   method throws, the missing view is reported, and the transition ends without an animation.
  open func prepare(_ run: TransitionRun) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    throw run.missing("an override of prepare(_:)")
  }

  /// Returns the interaction controller of an animated transition; by default ``drag``.
  ///
  /// If the drag has not begun the transition, the transition is animated without a gesture. The
  /// drag can still take over the running transition (T-34).
  open func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    drag
  }

  /// Whether another request, such as a pop during a push, may interrupt the transition (N-81).
  ///
  /// If true, the running transition is completed immediately, and the new transition begins. The
  /// default is false.
  open var yieldsToNewRequests: Bool { false }

  /// Returns nil, so that the system's presentation controller is used.
  open func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    nil
  }

  /// Returns a new animator for each presentation.
  public final func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, .coming)
  }

  /// Returns a new animator for each dismissal.
  public final func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, .going)
  }

  /// Returns a new animator for each push and each pop.
  public final func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, operation == .pop ? .going : .coming)
  }

  /// Returns the result of ``interaction(for:)`` for a presentation.
  public final func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).flatMap(interaction)
  }

  /// Returns the result of ``interaction(for:)`` for a dismissal.
  public final func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).flatMap(interaction)
  }

  /// Returns the result of ``interaction(for:)`` for a push or pop.
  public final func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animationController as? TransitionAnimator).flatMap(interaction)
  }
}
