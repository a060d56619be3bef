import UIKit

// A stack with a hidden bar; its own gesture delegate permits the edge swipe in spite of this.
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
