import UIKit

// A container controller that replaces its child controller with another child.
class ChildSwitcherViewController: UIViewController {
  private(set) var current: UIViewController

  init(first: UIViewController) {
    current = first
    super.init(nibName: "Switcher", bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(current)
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  func show(_ next: UIViewController, completion: (() -> Void)? = nil) {
    let old = current
    old.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
    transition(
      from: old, to: next, duration: 0.25, options: .curveEaseInOut,
      animations: {
        next.view.frame = self.view.bounds
        old.view.frame = self.view.bounds.offsetBy(dx: -self.view.bounds.width, dy: 0)
      },
      completion: { _ in
        old.removeFromParent()
        next.didMove(toParent: self)
        self.current = next
        completion?()
      })
  }
}
