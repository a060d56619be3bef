import Foundation
import PresentationMotion

/// A change of a window's size, with the animations that run alongside it.
final class SizeTransition: CoordinatedTransition {
  private(set) lazy var coordinator = TransitionCoordinator(
    for: self, in: window.owner, hasRunAnimations: false)
  let duration: TimeInterval
  let targetTransform: CGAffineTransform
  private let window: Window

  init(of window: Window, by angle: CGFloat, over duration: Duration) {
    (self.window, self.duration) = (window, duration / .seconds(1))
    targetTransform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
  }

  var isAnimated: Bool { duration > 0 }
  var beganInteractive: Bool { false }
  var isInteractive: Bool { false }
  var percentComplete: CGFloat { 0 }
  var transitionWasCancelled: Bool { false }
  var madeContainerView: View? { window }
  var isInterruptible: Bool { false }
  var presentationStyle: ModalPresentationStyle { .none }
  var interactor: (any ViewControllerInteractiveTransitioning)? { nil }
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }
  func view(forKey key: TransitionContextViewKey) -> View? { nil }

  /// Runs `change` and the coordinator's animations in one animation block.
  ///
  /// When the animation has ended, the coordinator's completions are called.
  func run(_ change: @escaping () -> Void) {
    View.animateTransition(withDuration: duration) { [self] in
      change()
      coordinator.runAnimations()
    } completion: { [self] _ in
      coordinator.runCompletions()
      coordinator.end()
    }
  }
}
