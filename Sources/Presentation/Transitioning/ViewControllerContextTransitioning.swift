public import PresentationMotion

/// The context of a transition: an animator reads its views from it, and reports its end to it.
@preconcurrency @MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view that everything happens in; it holds the presented view on a dismissal (P-71).
  var containerView: View { get }
  /// Whether the request was animated (P-70).
  var isAnimated: Bool { get }
  /// Whether an interaction steers; false again from `finish…` or `cancel…` on (P-78).
  var isInteractive: Bool { get }
  /// True from `cancelInteractiveTransition` on, until `finishInteractiveTransition`, or when it
  /// was completed with false (P-78).
  var transitionWasCancelled: Bool { get }
  /// The style of the controller that is presented or dismissed (P-70).
  var presentationStyle: ModalPresentationStyle { get }

  /// The controllers: presenter and presented on a presentation, the other way round on a
  /// dismissal (P-67).
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?

  /// The views to animate; nil for a presenter that keeps its view (P-68).
  func view(forKey key: TransitionContextViewKey) -> View?

  /// Returns the frame of a controller's view at the beginning of the transition; zero when it is
  /// not there (P-69).
  func initialFrame(for viewController: ViewController) -> CGRect

  /// Returns the frame of a controller's view at the end of the transition; zero when it is not
  /// there (P-69).
  func finalFrame(for viewController: ViewController) -> CGRect

  /// Sets the progress of the interaction; clamped to 0...1.
  ///
  /// It has no effect before the transition is in flight, and after its interaction has ended
  /// (P-79).
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction and completes the transition.
  ///
  /// Before flight it is remembered (P-79); the first end decides.
  func finishInteractiveTransition()

  /// Ends the interaction and cancels the transition.
  ///
  /// Before flight it is remembered (P-79); the first end decides.
  func cancelInteractiveTransition()

  /// A hand takes hold of a running transition; without effect unless its animator is
  /// interruptible (T-35, T-41). From here on it is interactive, until `finish…` or `cancel…`.
  func pauseInteractiveTransition()

  /// Ends the transition. During `animateTransition` it is remembered until the beginning has
  /// been delivered (P-118); a second call is reported and does nothing (P-81).
  func completeTransition(_ didComplete: Bool)
}
