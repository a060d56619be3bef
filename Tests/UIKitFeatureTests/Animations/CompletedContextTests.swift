import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Animators that read their context once more after they have completed the transition.
@MainActor @Suite("Completed contexts") struct CompletedContextTests {
  /// An animator that removes a mask after the transition, as the circle of many tutorials does.
  private final class Circle: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    weak var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      let mask = CAShapeLayer(), growth = CABasicAnimation(keyPath: "path")
      view.layer.mask = mask
      growth.fromValue = UIBezierPath(rect: .zero).cgPath
      growth.toValue = UIBezierPath(rect: view.bounds).cgPath
      growth.duration = 0.4
      growth.delegate = self
      mask.add(growth, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      context?.completeTransition(true)
      context?.viewController(forKey: .to)?.view.layer.mask = nil
    }
  }

  private final class Host: NSObject, UINavigationControllerDelegate {
    let circle = Circle()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { circle }
  }

  @Test func `a context exists until the end of the turn in which it was completed`() throws {
    let host = Host(), root = UIViewController(), detail = UIViewController()
    let stack = UINavigationController(rootViewController: root), stage = Stage(stack)
    stack.delegate = host
    try stage.settle()
    stack.pushViewController(detail, animated: true)
    stage.runTurn()
    expect(detail.view.layer.mask != nil)
    try stage.settle()
    expect(detail.view.layer.mask == nil && host.circle.context == nil)
    try stage.close()
  }
}
