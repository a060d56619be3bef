/// The delegate of a navigation controller, which is called for transitions and supplies animators.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called after the `viewWill…` callbacks of both controllers (N-12), also for a pop that is
  /// canceled later (N-65).
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// Called after the `viewDid…` callbacks of both controllers (N-12), but not after a canceled pop
  /// (N-65).
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)

  /// Returns the animator of an animated operation on a stack that is on screen (T-1), or nil for
  /// the system's transition.
  ///
  /// Called inside the call of the operation, when the stack has changed already (N-10). Optional.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller for an animator of this delegate, or nil if the transition
  /// runs by itself (T-2).
  ///
  /// Optional.
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

  /// Selects the system's transition, as if the method were not implemented.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// Lets the transition run by itself, as if the method were not implemented.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }
}
