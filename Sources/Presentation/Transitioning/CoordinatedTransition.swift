import Foundation
import PresentationMotion

/// A transition with the properties that the blocks of its coordinator can read.
@MainActor protocol CoordinatedTransition: AnyObject {
  var isAnimated: Bool { get }
  /// Whether a gesture controlled the transition from its beginning.
  var beganInteractive: Bool { get }
  var isInteractive: Bool { get }
  var percentComplete: CGFloat { get }
  var transitionWasCancelled: Bool { get }
  /// The duration in seconds.
  var duration: TimeInterval { get }
  var targetTransform: CGAffineTransform { get }
  var madeContainerView: View? { get }
  /// Whether the app's animator has returned an animator from `interruptibleAnimator(using:)`.
  var isInterruptible: Bool { get }
  var presentationStyle: ModalPresentationStyle { get }
  /// The object that drives the transition interactively; nil if there is none.
  var interactor: (any ViewControllerInteractiveTransitioning)? { get }
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  func view(forKey key: TransitionContextViewKey) -> View?
}
