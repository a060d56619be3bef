import UIKit

/// A transitioning delegate that animates the presentation of a controller itself.
///
/// A subclass overrides `animateTransition(using:)`.
@MainActor
open class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  private let duration: TimeInterval

  /// Creates an animator with a duration in seconds.
  public init(duration: TimeInterval) { self.duration = duration }

  /// Returns this object.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// Returns the duration of the initializer.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Completes the transition.
  open func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}
