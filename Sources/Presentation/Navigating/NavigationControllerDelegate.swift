/// The delegate of a navigation controller, which is called for transitions and supplies animators.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called after the `viewWill…` callbacks of both controllers (N-12).
  ///
  /// A pop may still be canceled after this call (N-65).
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// Called after the `viewDid…` callbacks of both controllers (N-12), but not if the pop was
  /// canceled (N-65).
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)

  /// Returns the animator for an animated operation, or nil for the system's transition.
  ///
  /// Called only if the stack is on screen (T-1). The call happens inside the call of the
  /// operation, after the stack has changed (N-10). Optional.
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
