public import Presentation

extension ViewControllerTransitionCoordinator {
  /// Adds a block whose changes are animated alongside the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
