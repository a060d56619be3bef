public import Foundation
import PresentationMotion

/// The facts about a transition that are passed to the blocks of its coordinator.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition was requested with animation.
  var isAnimated: Bool { get }
  /// Whether a gesture controlled the transition at its beginning; the value never changes (T-22).
  var initiallyInteractive: Bool { get }
  /// Whether a gesture controls the transition now (P-78).
  var isInteractive: Bool { get }
  /// The progress of the interaction, from 0 to 1; after the interaction has ended, the last value
  /// (T-22).
  var percentComplete: CGFloat { get }
  /// Whether the transition was canceled.
  ///
  /// When the interaction has ended, the value does not change any more (P-36, T-22).
  var isCancelled: Bool { get }
  /// The duration in seconds; 0 if the transition is not animated.
  ///
  /// If the app supplies no animator, this is the duration of the system's animation.
  var transitionDuration: TimeInterval { get }
  /// The transform of a window's rotation; the identity for all other transitions (P-86).
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition takes place (P-71).
  ///
  /// Before the transition begins, its container view may not exist yet. The system's coordinator
  /// then returns an empty view, and reports an issue once.
  var containerView: View { get }
  /// Whether the transition can be interrupted by a gesture; optional, false by default.
  var isInterruptible: Bool { get }
  /// The presentation style of the presented or dismissed controller; optional, `none` by default.
  var presentationStyle: ModalPresentationStyle { get }
  /// The speed of the transition after a gesture has ended; optional, 1 by default.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the transition after a gesture has ended; optional, `easeInOut` by
  /// default.
  var completionCurve: View.AnimationCurve { get }

  /// Returns the controller for the `from` side or the `to` side (P-67).
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// Returns the view to animate for the `from` side or the `to` side (P-68).
  func view(forKey key: TransitionContextViewKey) -> View?
}

extension ViewControllerTransitionCoordinatorContext {
  /// Whether the transition can be interrupted by a gesture; the default is false.
  public var isInterruptible: Bool { false }

  /// The presentation style of the presented or dismissed controller; `none` by default.
  public var presentationStyle: ModalPresentationStyle { .none }

  /// The speed of the transition after a gesture has ended; 1 by default.
  public var completionVelocity: CGFloat { 1 }

  /// The timing curve of the transition after a gesture has ended; `easeInOut` by default.
  public var completionCurve: View.AnimationCurve { .easeInOut }
}
