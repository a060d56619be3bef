import UIKit

// A navigation stack that is its own delegate and supplies an animator for pushes and pops.
class ZoomNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }
}

extension ZoomNavigationController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push, .pop: return ZoomAnimator(operation: operation)
    case .none: return nil
    @unknown default: return nil
    }
  }
}

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let moving: UIView
    if operation == .push {
      container.addSubview(toView)
      toView.transform = small
      moving = toView
    } else {
      container.insertSubview(toView, belowSubview: fromView)
      moving = fromView
    }
    let goesAway = operation == .pop
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveEaseInOut,
      animations: {
        moving.transform = goesAway ? small : .identity
        moving.alpha = goesAway ? 0 : 1
      },
      completion: { _ in
        moving.transform = .identity
        moving.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
