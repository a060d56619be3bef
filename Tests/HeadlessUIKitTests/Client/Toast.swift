import UIKit

// A toast that blurs the screen behind it and dismisses itself after two seconds.
class ToastViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private let haptics = UINotificationFeedbackGenerator()
  private var hide: DispatchWorkItem?

  init(message: String) {
    super.init(nibName: message, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    blur.frame = CGRect(x: 20, y: 60, width: UIScreen.main.bounds.width - 40, height: 56)
    blur.layer.cornerRadius = 14
    blur.clipsToBounds = true
    view.addSubview(blur)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    haptics.notificationOccurred(.success)
    let hide = DispatchWorkItem { [weak self] in
      self?.dismiss(animated: true)
    }
    self.hide = hide
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: hide)
  }

  func keepOpen() {
    hide?.cancel()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    FadeAnimator(isPresenting: false)
  }
}
