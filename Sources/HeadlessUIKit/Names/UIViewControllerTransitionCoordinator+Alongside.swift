public import Presentation

extension ViewControllerTransitionCoordinator {
  /// Registers a block beside the transition, and none for its end.
  @discardableResult public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
