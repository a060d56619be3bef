public import Presentation

extension ViewControllerTransitionCoordinator {
  /// Registers a block that is animated alongside the transition, without a completion block.
  @discardableResult public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
