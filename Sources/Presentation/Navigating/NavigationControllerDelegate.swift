/// The delegate of a navigation controller.
///
/// The delegate is called when a controller is shown, and supplies animators.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called when a controller is about to be shown (N-12).
  ///
  /// At the time of the call, `viewWillDisappear` of the old top and `viewWillAppear` of the new
  /// top have been called. A pop may still be canceled after this call (N-65).
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// Called when a controller has been shown (N-12).
  ///
  /// At the time of the call, `viewDidDisappear` of the old top and `viewDidAppear` of the new top
  /// have been called. Not called if a pop was canceled (N-65).
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)

  /// Returns the animator for an animated operation, or nil for the system's transition.
  ///
  /// Called only if the stack is on screen (T-1). The method is called inside `pushViewController`
  /// or a similar call, after `viewControllers` has changed (N-10). Optional.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller for an animator of this delegate; nil if no gesture
  /// controls the transition (T-2).
  ///
  /// Optional.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Returns the orientations that the controller supports. Optional.
  ///
  /// Called when `supportedInterfaceOrientations` of the controller is read.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask

  /// Returns the orientation in which the controller prefers to be presented. Optional.
  ///
  /// Called when `preferredInterfaceOrientationForPresentation` of the controller is read.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation
}

extension NavigationControllerDelegate {
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Does nothing by default.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}

  /// The default implementation, which selects the system's transition.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    Unimplemented.animator
  }

  /// The default implementation, which selects no interaction controller.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    Unimplemented.interactor
  }

  /// Returns all orientations except upside down by default.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask {
    .allButUpsideDown
  }

  /// Returns portrait by default.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation {
    .portrait
  }
}
