public import PresentationMotion

/// The context of a transition: an animator reads the views from it, and tells it when the
/// transition ends.
@preconcurrency @MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  ///
  /// In a dismissal it already contains the presented view (P-71).
  var containerView: View { get }
  /// Whether the transition was requested with animation (P-70).
  var isAnimated: Bool { get }
  /// Whether a gesture controls the transition now.
  ///
  /// False again after `finishInteractiveTransition` or `cancelInteractiveTransition` (P-78).
  var isInteractive: Bool { get }
  /// Whether the transition was canceled: by `cancelInteractiveTransition`, unless
  /// `finishInteractiveTransition` follows, or by `completeTransition(false)` (P-78).
  var transitionWasCancelled: Bool { get }
  /// The style of the presented or dismissed controller (P-70).
  var presentationStyle: ModalPresentationStyle { get }

  /// Returns the controller at one side of the transition.
  ///
  /// In a presentation, `from` is the presenter and `to` is the presented controller; in a
  /// dismissal the reverse (P-67).
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// Returns the view to animate at one side of the transition; nil for a presenter whose view
  /// stays in place (P-68).
  func view(forKey key: TransitionContextViewKey) -> View?

  /// Returns the frame of a controller's view at the beginning of the transition; zero if the view
  /// is not on screen then (P-69).
  func initialFrame(for viewController: ViewController) -> CGRect

  /// Returns the frame of a controller's view at the end of the transition; zero if the view is not
  /// on screen then (P-69).
  func finalFrame(for viewController: ViewController) -> CGRect

  /// Sets the progress of the interaction; limited to 0...1.
  ///
  /// Has no effect before the transition has started to move, nor after the interaction has ended
  /// (P-79).
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction and completes the transition.
  ///
  /// Before the transition has started to move, the call is remembered until then (P-79). Only the
  /// first end has an effect.
  func finishInteractiveTransition()

  /// Ends the interaction and cancels the transition.
  ///
  /// Before the transition has started to move, the call is remembered until then (P-79). Only the
  /// first end has an effect.
  func cancelInteractiveTransition()

  /// Pauses a running transition, so that a gesture controls it until the interaction is finished
  /// or canceled.
  ///
  /// Has no effect unless the animator is interruptible (T-35, T-41).
  func pauseInteractiveTransition()

  /// Ends the transition.
  ///
  /// A call during `animateTransition` takes effect when the callbacks of the beginning have been
  /// called (P-118). A second call is reported and has no effect (P-81).
  func completeTransition(_ didComplete: Bool)
}
