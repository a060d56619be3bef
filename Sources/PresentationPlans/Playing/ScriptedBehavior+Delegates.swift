import Presentation
import PresentationTesting
import PresentationTransitions

/// The delegates of a plan's controllers.
///
/// Some methods are implemented only if the plan needs them, so that the trace contains no needless
/// calls:
///
/// - The delegate of a stack or tab bar controller has the methods for animators and interaction
///   controllers only if the plan animates the transitions.
/// - A transitioning delegate has the methods for interaction controllers only if the plan declares
///   an interaction controller.
extension ScriptedBehavior {
  /// Creates an adaptive delegate that performs the plan's steps in all four dismissal callbacks.
  func makeAdaptiveDelegate(mayDismiss: Bool) -> ScriptedAdaptiveDelegate {
    let delegate = ScriptedAdaptiveDelegate()
    delegate.shouldDismiss = { [unowned self] in
      play(.shouldDismiss)
      return mayDismiss
    }
    delegate.willDismiss = { [unowned self] _ in play(.willDismiss) }
    delegate.didDismiss = { [unowned self] _ in play(.didDismiss) }
    delegate.didAttemptToDismiss = { [unowned self] _ in play(.didAttemptToDismiss) }
    return delegate
  }

  /// Creates the transitioning delegate of a controller.
  ///
  /// - Parameter presentation: The settings of a custom presentation controller. If they are nil,
  ///   the delegate returns no presentation controller, and the system creates a plain one (P-25).
  func makeTransitioningDelegate(
    isAnimated: Bool, presentation: PlanController?
  ) -> ScriptedTransitioningDelegate {
    let delegate = ScriptedTransitioningDelegate()
    delegate.presentation = { presented, presenter in
      presentation.map { PlannedPresentation(presented, presenting: presenter, as: $0) }
    }
    delegate.animator = { [coming, going] _, direction in
      guard isAnimated else { return nil }
      return direction == .presenting ? coming : going
    }
    guard isAnimated, comingInteraction != nil || goingInteraction != nil else { return delegate }
    delegate.interactor = { [weak self, comingInteraction, goingInteraction] _, direction in
      let interaction = direction == .presenting ? comingInteraction : goingInteraction
      self?.interaction = interaction
      return interaction
    }
    return delegate
  }

  /// Creates the delegate of a stack, and keeps it.
  func makeStackDelegate() -> ScriptedStackDelegate {
    let delegate = ScriptedStackDelegate()
    containerDelegate = delegate
    delegate.willShow = { [unowned self] _, _ in play(.willShow) }
    delegate.didShow = { [unowned self] _, _ in play(.didShow) }
    guard isAnimating else { return delegate }
    delegate.animator = { [unowned self] stack, operation, outgoing, incoming in
      if let transition {
        return transition.navigationController(
          stack, animationControllerFor: operation, from: outgoing, to: incoming)
      }
      interaction = operation == .push ? comingInteraction : goingInteraction
      return operation == .push ? coming : going
    }
    delegate.interactor = { [unowned self] stack, animator in
      if let transition {
        return transition.navigationController(stack, interactionControllerFor: animator)
      }
      return interaction
    }
    return delegate
  }

  /// Creates the delegate of a tab bar controller, and keeps it.
  ///
  /// - Parameter maySelect: Whether the delegate allows the user to select tabs.
  func makeTabsDelegate(maySelect: Bool) -> ScriptedTabsDelegate {
    let delegate = ScriptedTabsDelegate()
    containerDelegate = delegate
    delegate.shouldSelect = { [unowned self] _, _ in
      play(.shouldSelect)
      return maySelect
    }
    delegate.didSelect = { [unowned self] _, _ in play(.didSelect) }
    guard isAnimating else { return delegate }
    delegate.animator = { [unowned self] _, _, _ in coming }
    delegate.interactor = { [unowned self] _ in
      interaction = comingInteraction
      return interaction
    }
    return delegate
  }
}
