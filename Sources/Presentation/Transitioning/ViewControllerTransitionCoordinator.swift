/// An object that runs animations alongside a transition, and calls blocks at its end.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Registers an animation and a completion (P-35, T-18, T-19).
  ///
  /// `animation` runs when `animateTransition` has returned, and `completion` after
  /// `animationEnded`, each in the order of registration. When the completions are called, the
  /// transition is over: controllers no longer return this coordinator, and a request made in a
  /// completion is carried out in its call (T-46). A completion that is registered later is called
  /// once, in the next drain of the main queue.
  ///
  /// - Returns: False if the animations have already run. `completion` is kept even then (P-35).
  @discardableResult func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a block that is called each time `isInteractive` changes: for example, when a
  /// gesture is finished or canceled, before `animationEnded` (P-36, T-21).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}
