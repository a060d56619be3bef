import UIKit

/// A screen with a view that moves to another screen during a transition.
protocol SharedElementScreen {
  var sharedView: UIView { get }
}

final class ThumbnailViewController: UIViewController, SharedElementScreen {
  let sharedView = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Thumbnails"
    view.addSubview(sharedView)
  }
}

final class PictureViewController: UIViewController, SharedElementScreen {
  let sharedView = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 390))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Picture"
    view.addSubview(sharedView)
  }
}

/// An animator that moves a snapshot of the shared view from the old screen to the new screen.
final class SharedElementAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let start = (fromVC as? SharedElementScreen)?.sharedView,
      let end = (toVC as? SharedElementScreen)?.sharedView,
      let snapshot = start.snapshotView(afterScreenUpdates: false)
    else { return transitionContext.completeTransition(false) }
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    let isReturning = fromVC.presentingViewController === toVC
    if isReturning {
      container.insertSubview(toVC.view, at: 0)
    } else {
      container.addSubview(toVC.view)
      toVC.view.alpha = 0
    }
    container.addSubview(snapshot)
    snapshot.frame = container.convert(start.bounds, from: start)
    start.isHidden = true
    end.isHidden = true

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveLinear],
      animations: {
        snapshot.frame = container.convert(end.bounds, from: end)
        if isReturning { fromVC.view.alpha = 0 } else { toVC.view.alpha = 1 }
      },
      completion: { _ in
        let isDone = !transitionContext.transitionWasCancelled
        snapshot.removeFromSuperview()
        start.isHidden = false
        end.isHidden = false
        (fromVC.view.alpha, toVC.view.alpha) = (1, 1)
        if !isDone { toVC.view.removeFromSuperview() }
        transitionContext.completeTransition(isDone)
      })
  }
}

final class SharedElementDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SharedElementAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { SharedElementAnimator() }
}
