public import Foundation
import PresentationMotion

/// The context of a transition: the object that is passed to the animator.
///
/// The animator gets the views from this object, and calls this object's `completeTransition(_:)`.
@preconcurrency @MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  ///
  /// At the beginning of a dismissal, this view contains the presented view (P-71).
  var containerView: View { get }
  /// Whether the transition was requested with animation (P-70).
  var isAnimated: Bool { get }
  /// Whether a gesture controls the transition now.
  ///
  /// The property becomes false when `finishInteractiveTransition` or `cancelInteractiveTransition`
  /// is called (P-78).
  var isInteractive: Bool { get }
  /// Whether the transition was canceled by `cancelInteractiveTransition` or
  /// `completeTransition(false)` (P-78).
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the presented or dismissed controller; `none` in stacks and tabs
  /// (P-70).
  var presentationStyle: ModalPresentationStyle { get }
  /// The transform of a window's rotation; optional, the identity by default.
  var targetTransform: CGAffineTransform { get }

  /// Returns the controller for the `from` side or the `to` side.
  ///
  /// In a presentation, `from` is the presenter and `to` is the presented controller. In a
  /// dismissal, `from` is the presented controller and `to` is the presenter (P-67).
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// Returns the view to animate for the `from` side or the `to` side.
  ///
  /// The result for the presenter's side is nil if the presenter's view stays in place (P-68). In a
  /// stack or tab bar controller, the result may be a view around the controller's view (C-18a).
  func view(forKey key: TransitionContextViewKey) -> View?

  /// Returns the frame of a controller's view at the beginning of the transition (P-69).
  ///
  /// The result is zero if the view is not on screen at that time.
  func initialFrame(for viewController: ViewController) -> CGRect

  /// Returns the frame of a controller's view at the end of the transition (P-69).
  ///
  /// The result is zero if the view is not on screen at that time.
  func finalFrame(for viewController: ViewController) -> CGRect

  /// Sets the progress of the interaction; the value is limited to 0...1.
  ///
  /// The call has no effect before the transition has started to move. It also has no effect after
  /// the interaction has ended (P-79).
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction and completes the transition.
  ///
  /// If the transition has not started to move, the call takes effect when the transition starts
  /// (P-79). If the interaction has already ended, the call has no effect.
  func finishInteractiveTransition()

  /// Ends the interaction and cancels the transition.
  ///
  /// If the transition has not started to move, the call takes effect when the transition starts
  /// (P-79). If the interaction has already ended, the call has no effect.
  func cancelInteractiveTransition()

  /// Pauses a running transition, so that a gesture controls it until the interaction is finished
  /// or canceled.
  ///
  /// If the app's animator does not implement `interruptibleAnimator(using:)`, the call has no
  /// effect (T-35, T-41).
  func pauseInteractiveTransition()

  /// Ends the transition; if `didComplete` is false, the transition ends as canceled.
  ///
  /// A call inside `animateTransition` takes effect after the next layout, which calls
  /// `viewIsAppearing` (P-118). A second call has no effect and is reported as an issue
  /// (P-81).
  func completeTransition(_ didComplete: Bool)
}

extension ViewControllerContextTransitioning {
  /// The identity: the transition does not rotate the window.
  public var targetTransform: CGAffineTransform { .identity }
}
