public import Foundation
public import Presentation

/// A transition of one's own in one object: for a controller that is presented, and for a stack.
///
/// ```swift
/// detail.customTransition = FadeTransition()
/// stack.delegate = slide
/// ```
///
/// A subclass says in ``prepare(_:)`` what moves. The rest is the same for all and done here: the
/// animator can be grabbed on its way (T-40), ``drag`` steers it, what was hidden comes back on
/// every path, the end is told exactly once (T-10), and with reduced motion views fade or stand
/// still. Nobody keeps a stack's delegate: keep this object where the stack is kept.
@preconcurrency @MainActor
open class ControllerTransition: NSObject,
  ViewControllerTransitioningDelegate, NavigationControllerDelegate
{
  /// Which way the controller goes that a transition is about.
  public enum Direction: Hashable, Sendable {
    /// It is presented or pushed.
    case coming
    /// It is dismissed or popped.
    case going
  }

  /// Seconds that a run takes.
  public final let duration: TimeInterval
  /// The hand that may begin a run, or take hold of one.
  public final let drag = TransitionDrag()
  /// Adds to a run what belongs to neither of its views, such as a tab bar that slides away: called
  /// when the run is prepared, with the animator that all follows.
  public final var alongside: ((TransitionRun, any ViewImplicitlyAnimating) -> Void)?

  /// A transition that takes so many seconds.
  public init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Sets the views of a run up, and makes the animators that move them: one, or several of which
  /// the first is the longest and ends the run.
  ///
  /// Called once per run, with the view that comes already in its final place (T-6, T-7); not with
  /// reduced motion. The animators are started by the caller. Whatever is hidden, added or changed
  /// and shall not last goes through the run's restorer first.
  ///
  /// - Throws: What the run misses; it is reported, and the run ends at once, in its end state.
  open func prepare(_ run: TransitionRun) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    throw run.missing("an override of prepare(_:)")
  }

  /// Who steers a run: ``drag``, which lets time do it until it is put down or takes hold (T-34).
  open func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    drag
  }

  /// Whether another request may end a run on its way, and be served at once (N-81); false unless
  /// overridden.
  open var yieldsToNewRequests: Bool { false }

  /// The system's plain one.
  open func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    nil
  }

  /// An animator of its own for each run.
  public final func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, .coming)
  }

  /// An animator of its own for each run.
  public final func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, .going)
  }

  /// An animator of its own for each run.
  public final func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(of: self, operation == .pop ? .going : .coming)
  }

  /// Who steers.
  public final func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).flatMap(interaction)
  }

  /// Who steers.
  public final func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator).flatMap(interaction)
  }

  /// Who steers.
  public final func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animationController as? TransitionAnimator).flatMap(interaction)
  }
}
