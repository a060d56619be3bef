import UIKit

// Navigation: no bar, and yet one swipes back from the edge; the system's guards would forbid it.
class BarelessNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    setNavigationBarHidden(true, animated: false)
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && topViewController?.isModalInPresentation == false
  }
}
