import Presentation

extension ViewController {
  /// The world to report to before the controller has joined one.
  var worldToReport: World { world ?? .current }

  /// Shows a child over the whole view, as any container does.
  func contain(_ child: ViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes a child away.
  func release(_ child: ViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
