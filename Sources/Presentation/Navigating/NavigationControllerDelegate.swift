/// The delegate of a navigation controller, which is called for its transitions and supplies their
/// animators.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// After both `viewWill…` callbacks (N-12); also for a pop that is cancelled later (N-65).
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// After both `viewDid…` callbacks (N-12); not after a cancelled pop (N-65).
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)

  /// Supplies the animator of an animated operation on a stack on screen (T-1); nil for the
  /// system's transition.
  ///
  /// Asked inside the call, once the stack has changed (N-10). Optional.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Supplies what steers that animator; nil for time (T-2). Optional.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Says that it is not implemented.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// Says that it is not implemented.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }
}
