public import Foundation

/// What a block beside a transition may know about it.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the request was animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled; meaningful in completions (P-36).
  var isCancelled: Bool { get }
  /// Seconds that the animator gave, or the system's figure; 0 when not animated.
  var transitionDuration: TimeInterval { get }
  /// The view that everything happens in; nil before the commit that makes it (P-71).
  var containerView: View? { get }

  /// The controllers at both ends (P-67).
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// The views that are animated (P-68).
  func view(forKey key: TransitionContextViewKey) -> View?
}
