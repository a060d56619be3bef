/// An animator of a fluid transition, which another request may interrupt at any time.
///
/// This animator gets more calls than a UIKit animator. Every requirement has a default
/// implementation.
///
/// The methods are called in this order:
///
/// - ``interactionDidChange(isCancelled:)`` whenever a gesture starts or stops controlling the
///   transition.
/// - ``yieldToNewRequest()`` if another request interrupts the transition.
/// - ``transitionWillEnd(completed:)`` once, before the callbacks at the end of the transition.
/// - `animationEnded(_:)` after the callbacks at the end of the transition (T-14).
@preconcurrency @MainActor
public protocol ViewControllerFluidTransitioning: ViewControllerAnimatedTransitioning {
  /// Whether another request, such as a push, may interrupt this transition at any time (N-81);
  /// false by default.
  ///
  /// The interruption completes the transition.
  var yieldsToNewRequests: Bool { get }

  /// Called when another request, such as a push, interrupts the transition (N-81).
  ///
  /// After this call, the transition is completed.
  ///
  /// Optional.
  func yieldToNewRequest()

  /// Called after a gesture has started or stopped controlling the transition (T-21).
  ///
  /// Optional.
  ///
  /// - Parameter isCancelled: Whether the gesture was canceled, so that the views move back to
  ///   their start.
  func interactionDidChange(isCancelled: Bool)

  /// Called once in every transition, before the callbacks at the end of the transition (T-14a).
  ///
  /// Optional.
  ///
  /// - Parameter completed: Whether the transition was completed. If the window was closed, this is
  ///   true for a dismissal and false for a presentation (P-83).
  func transitionWillEnd(completed: Bool)
}

extension ViewControllerFluidTransitioning {
  /// Whether another request, such as a push, may interrupt the transition; the default is false.
  public var yieldsToNewRequests: Bool { false }

  /// Does nothing by default.
  public func yieldToNewRequest() {}

  /// Does nothing by default.
  public func interactionDidChange(isCancelled: Bool) {}

  /// Does nothing by default.
  public func transitionWillEnd(completed: Bool) {}
}
