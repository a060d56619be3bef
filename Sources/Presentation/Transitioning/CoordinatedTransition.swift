import Foundation
import PresentationMotion

/// A transition that a coordinator reports on.
@MainActor protocol CoordinatedTransition: AnyObject {
  var isAnimated: Bool { get }
  /// Whether a hand steered it from its beginning.
  var beganInteractive: Bool { get }
  var isInteractive: Bool { get }
  var percentComplete: CGFloat { get }
  var transitionWasCancelled: Bool { get }
  /// Seconds.
  var duration: TimeInterval { get }
  var targetTransform: CGAffineTransform { get }
  var madeContainerView: View? { get }
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  func view(forKey key: TransitionContextViewKey) -> View?
}
