public import Presentation

extension ViewControllerTransitionCoordinator {
  /// Adds a block whose changes are animated alongside the transition.
  ///
  /// - Returns: False if it is too late to add the block; otherwise true (P-35).
  @discardableResult public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
