public import Presentation

extension ViewControllerTransitionCoordinator {
  /// Adds a block whose changes are animated alongside the transition.
  ///
  /// - Returns: False if the animations alongside the transition have already run; otherwise true.
  ///   If the result is false, the block is not called (P-35).
  @discardableResult public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
