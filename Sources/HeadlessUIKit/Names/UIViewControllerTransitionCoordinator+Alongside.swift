public import Presentation

extension ViewControllerTransitionCoordinator {
  /// Adds a block whose changes are animated alongside the transition.
  ///
  /// - Returns: False if the animations alongside the transition have already run, so that the
  ///   block is not called; otherwise true (P-35).
  @discardableResult public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
