import UIKit

// A side menu whose presentation is driven by an edge pan and a percent-driven interaction.
class SideMenuInteraction: UIPercentDrivenInteractiveTransition {
  var isRunning = false
}

class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let width: CGFloat = 280
    let menu = transitionContext.view(forKey: isPresenting ? .to : .from)!
    if isPresenting {
      menu.frame = CGRect(
        x: -width, y: 0, width: width, height: transitionContext.containerView.bounds.height)
      transitionContext.containerView.addSubview(menu)
    }
    UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear]) {
      menu.frame.origin.x = self.isPresenting ? 0 : -width
    } completion: { _ in
      let cancelled = transitionContext.transitionWasCancelled
      if cancelled && self.isPresenting { menu.removeFromSuperview() }
      transitionContext.completeTransition(!cancelled)
    }
  }
}

class SideMenuHostViewController: UIViewController, UIViewControllerTransitioningDelegate,
  UIGestureRecognizerDelegate
{
  let edgePan = UIScreenEdgePanGestureRecognizer()
  let interaction = SideMenuInteraction()
  let menu = UIViewController(nibName: "Menu", bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    edgePan.edges = .left
    edgePan.delegate = self
    view.addGestureRecognizer(edgePan)
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    let progress = max(0, min(1, recognizer.translation(in: view).x / 280))
    switch recognizer.state {
    case .began:
      interaction.isRunning = true
      present(menu, animated: true)
    case .changed:
      interaction.update(progress)
    case .ended where progress > 0.5 || recognizer.velocity(in: view).x > 500:
      interaction.isRunning = false
      interaction.finish()
    case .ended, .cancelled, .failed:
      interaction.isRunning = false
      interaction.cancel()
    default:
      break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    presentedViewController == nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SideMenuAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    SideMenuAnimator(isPresenting: false)
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    interaction.isRunning ? interaction : nil
  }
}
