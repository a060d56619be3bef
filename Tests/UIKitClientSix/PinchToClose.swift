import CoreGraphics
import QuartzCore
import UIKit

/// A view controller in Swift 6 language mode that the user dismisses with a pinch.
public final class PinchToCloseController: UIViewController, UIViewControllerTransitioningDelegate {
  /// The pinch recognizer of the controller's view.
  public let pinch = UIPinchGestureRecognizer()
  private let interaction = UIPercentDrivenInteractiveTransition()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(pinch)
    transitioningDelegate = self
  }

  /// Drives the dismissal; called when the state of the pinch recognizer has changed.
  public func pinched() {
    switch pinch.state {
    case .began: dismiss(animated: true)
    case .changed: interaction.update(1 - pinch.scale)
    case .ended: pinch.scale < 0.5 ? interaction.finish() : interaction.cancel()
    case .cancelled, .failed: interaction.cancel()
    default: break
    }
  }

  /// Returns an animator that shrinks the dismissed screen.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Shrink() }

  /// Returns the interaction controller that the pinch updates.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

final class Shrink: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .from) else { return }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      view.layer.cornerRadius = 40
    } completion: { _ in
      view.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
