/// An animator that another request may interrupt, and that is called when its transition changes
/// direction and before it ends.
///
/// UIKit's animators are not called at these moments. Every requirement has a default, so that an
/// animator implements what it needs.
///
/// Order of the calls in a transition: ``interactionDidChange(isCancelled:)`` whenever a gesture
/// takes hold of the transition or releases it; ``yieldToNewRequest()`` if another request takes
/// the transition's place; ``transitionWillEnd(completed:)`` once, before the callbacks of the end;
/// `animationEnded(_:)` after them (T-14).
@preconcurrency @MainActor
public protocol ViewControllerFluidTransitioning: ViewControllerAnimatedTransitioning {
  /// Whether another request may complete the transition at any moment (N-81); false by default.
  var yieldsToNewRequests: Bool { get }

  /// Called when another request takes the transition's place, before the transition is completed
  /// (N-81). Optional.
  func yieldToNewRequest()

  /// Called after a gesture has taken hold of the transition or has released it (T-21). Optional.
  ///
  /// - Parameter isCancelled: Whether the transition goes back to its start.
  func interactionDidChange(isCancelled: Bool)

  /// Called once, before the callbacks of the end, for every kind of end (T-14a). Optional.
  ///
  /// - Parameter completed: Whether the transition was completed. For a transition that ends
  ///   because its window was taken away, whether it was a dismissal (P-83).
  func transitionWillEnd(completed: Bool)
}

extension ViewControllerFluidTransitioning {
  /// False.
  public var yieldsToNewRequests: Bool { false }

  /// Does nothing.
  public func yieldToNewRequest() {}

  /// Does nothing.
  public func interactionDidChange(isCancelled: Bool) {}

  /// Does nothing.
  public func transitionWillEnd(completed: Bool) {}
}
