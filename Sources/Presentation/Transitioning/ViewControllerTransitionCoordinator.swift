/// An object that runs animations alongside a transition, and calls completions when the transition
/// has ended.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Registers an animation and a completion (P-35, T-18, T-19).
  ///
  /// `animation` runs after `animateTransition` has returned, and `completion` is called after
  /// `animationEnded`. Several blocks are called in the order of registration.
  ///
  /// When completions are called, the transition has ended: `transitionCoordinator` no longer
  /// returns this coordinator, and a `present` in a completion does not wait (T-46). A completion
  /// that is registered after the end of the transition is called later from the main queue.
  ///
  /// - Returns: False if the animations alongside the transition have already run, so that
  ///   `animation` is not called; `completion` is called nevertheless (P-35).
  @discardableResult func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a block that is called whenever `isInteractive` changes (P-36, T-21).
  ///
  /// For example, if a gesture ends or is canceled, the block is called before `animationEnded`.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)

  /// Registers an animation of a view that is not inside the container view, and a completion.
  ///
  /// Optional. By default, this is the same as `animate(alongsideTransition:completion:)`, which
  /// animates all views.
  @discardableResult func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a block that is called once, when a gesture stops controlling the transition.
  ///
  /// Optional.
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Registers an animation and a completion, as `animate(alongsideTransition:completion:)` does.
  ///
  /// The parameter `view` has no effect.
  @discardableResult public func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Registers a block that is called once, when a gesture stops controlling the transition.
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    var hasEnded = false
    notifyWhenInteractionChanges { context in
      guard !context.isInteractive, !hasEnded else { return }
      hasEnded = true
      handler(context)
    }
  }
}
