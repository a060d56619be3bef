/// An animator whose transition another request may interrupt.
///
/// It is also called when the transition changes direction, and before the transition ends. UIKit's
/// animators are not called at these moments. Every requirement has a default implementation.
///
/// The methods are called in this order:
///
/// - ``interactionDidChange(isCancelled:)`` whenever a gesture grabs or releases the transition.
/// - ``yieldToNewRequest()`` if another request interrupts the transition.
/// - ``transitionWillEnd(completed:)`` once, before the callbacks of the end.
/// - `animationEnded(_:)` after these callbacks (T-14).
@preconcurrency @MainActor
public protocol ViewControllerFluidTransitioning: ViewControllerAnimatedTransitioning {
  /// Whether another request may complete the transition at any moment (N-81); false by default.
  var yieldsToNewRequests: Bool { get }

  /// Called when another request interrupts the transition, before the transition is completed
  /// (N-81).
  ///
  /// Optional.
  func yieldToNewRequest()

  /// Called after a gesture has grabbed or released the transition (T-21).
  ///
  /// Optional.
  ///
  /// - Parameter isCancelled: Whether the transition goes back to its start.
  func interactionDidChange(isCancelled: Bool)

  /// Called once, before the callbacks of the end, however the transition ends (T-14a).
  ///
  /// Optional.
  ///
  /// - Parameter completed: Whether the transition was completed. If the transition ends because
  ///   its window was removed, whether it was a dismissal (P-83).
  func transitionWillEnd(completed: Bool)
}

extension ViewControllerFluidTransitioning {
  /// False: no other request may interrupt the transition.
  public var yieldsToNewRequests: Bool { false }

  /// Does nothing.
  public func yieldToNewRequest() {}

  /// Does nothing.
  public func interactionDidChange(isCancelled: Bool) {}

  /// Does nothing.
  public func transitionWillEnd(completed: Bool) {}
}
