import Presentation

extension ViewController {
  /// Makes `child` a child of this controller, with its view.
  func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
