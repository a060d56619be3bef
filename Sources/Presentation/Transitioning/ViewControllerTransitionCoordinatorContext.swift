public import Foundation
import PresentationMotion

/// The facts about a transition that blocks alongside it can read.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the request was animated.
  var isAnimated: Bool { get }
  /// Whether an interaction began the transition; never changes (T-22).
  var initiallyInteractive: Bool { get }
  /// Whether an interaction steers now (P-78).
  var isInteractive: Bool { get }
  /// The progress of the interaction, now or at its end; 0...1 (T-22).
  var percentComplete: CGFloat { get }
  /// Whether the transition was cancelled; meaningful from the interaction's end on (P-36, T-22).
  var isCancelled: Bool { get }
  /// Seconds that the animator gave, or the system's figure; 0 when not animated.
  var transitionDuration: TimeInterval { get }
  /// The rotation of a window; identity for everything else (P-86).
  var targetTransform: CGAffineTransform { get }
  /// The view that everything happens in; nil before the commit that makes it (P-71).
  var containerView: View? { get }

  /// The controllers at both ends (P-67).
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// The views that are animated (P-68).
  func view(forKey key: TransitionContextViewKey) -> View?
}
