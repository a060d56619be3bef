import UIKit

// A stack whose pops are driven by a pan on the pushed screen.
class InteractivePopCoordinator: NSObject, UINavigationControllerDelegate {
  weak var navigationController: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    guard let view = navigationController?.view else { return }
    let progress = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended:
      if progress > 0.5 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? ZoomAnimator(operation: .pop) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}
