import UIKit

// A presentation controller that sets the sheet's frame and animates a dimming view alongside.
class BottomSheetPresentationController: UIPresentationController {
  let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView = containerView else { return }
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in
        self?.dimmingView.alpha = 0
      }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

class BottomSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key), let view = controller.view
    else {
      return transitionContext.completeTransition(false)
    }
    let finalFrame = transitionContext.finalFrame(for: controller)
    let shown = isPresenting ? finalFrame : view.frame
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    if isPresenting { transitionContext.containerView.addSubview(view) }
    view.frame = isPresenting ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction]
    ) {
      view.frame = self.isPresenting ? shown : hidden
    } completion: { finished in
      transitionContext.completeTransition(finished && !transitionContext.transitionWasCancelled)
    }
  }
}

// A view controller that is its own transitioning delegate.
class BottomSheetViewController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BottomSheetPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    BottomSheetAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    BottomSheetAnimator(isPresenting: false)
  }
}
