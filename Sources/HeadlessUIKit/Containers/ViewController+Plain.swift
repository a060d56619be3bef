import Presentation

extension ViewController {
  /// The world (the simulated system of one test) to which the controller reports issues.
  ///
  /// If the controller does not belong to a world yet, the value is the current world.
  var worldToReport: World { world ?? .current }

  /// Calls `body` if the transition in which the controller appears is canceled.
  func whenAppearanceIsCancelled(_ body: @escaping () -> Void) {
    transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled { body() }
    }
  }

  /// Adds a child whose view fills this controller's view.
  func contain(_ child: ViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes a child and its view.
  func release(_ child: ViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
