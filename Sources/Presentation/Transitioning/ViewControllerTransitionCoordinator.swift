/// Lets others animate beside a transition and hear of its end.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Registers blocks: `animation` runs when `animateTransition` has returned, `completion` after
  /// `animationEnded`, each in order of registration (P-35, T-18, T-19).
  ///
  /// Answers false when the animations have already run; `completion` is kept even then (P-35).
  @discardableResult func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a block that runs each time `isInteractive` changes: when the user lets go, to
  /// finish or to cancel, before `animationEnded` (P-36, T-21).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}
