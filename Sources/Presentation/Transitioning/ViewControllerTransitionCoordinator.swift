/// An object that runs animations alongside a transition, and calls blocks at its end.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Registers an animation and a completion (P-35, T-18, T-19).
  ///
  /// `animation` runs after `animateTransition` has returned, and `completion` is called after
  /// `animationEnded`. Several blocks are called in the order of registration. When completions are
  /// called, the transition has ended: controllers no longer return this coordinator, and a request
  /// in a completion does not wait (T-46). If a completion is registered after the end, it is put
  /// on the main queue.
  ///
  /// - Returns: False if the animations have already run; `completion` is called in this case, too
  ///   (P-35).
  @discardableResult func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a block that is called whenever `isInteractive` changes (P-36, T-21).
  ///
  /// For example, the block is called when a gesture is finished or canceled, before
  /// `animationEnded`.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}
