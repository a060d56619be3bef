/// Registers animations that run alongside a transition, and blocks that are called at its end.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Registers blocks: `animation` runs when `animateTransition` has returned, `completion` after
  /// `animationEnded`, each in order of registration (P-35, T-18, T-19).
  ///
  /// When the completions are called, the transition is over: controllers no longer return this
  /// coordinator, and requests are carried out in their call (T-46). A completion that is
  /// registered later is called once, in the next drain of the main queue.
  ///
  /// - Returns: False if the animations have already run; `completion` is kept even then (P-35).
  @discardableResult func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a block that runs each time `isInteractive` changes: at the end of the gesture,
  /// finished or canceled, before `animationEnded` (P-36, T-21).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}
