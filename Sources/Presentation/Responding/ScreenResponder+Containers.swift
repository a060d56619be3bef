/// The defaults of containers, for which a child or the delegate decides.
extension ScreenResponder {
  private var ownStack: NavigationController? { (self as? ViewController)?.navigation }
  private var ownTabs: TabBarController? { (self as? ViewController)?.tabbing }

  /// The selected or the top controller; nil if this controller is no navigation or tab bar
  /// controller.
  final var childInFront: ViewController? {
    ownTabs?.selectedViewController ?? ownStack?.topViewController
  }

  /// The child in front, unless this controller is a stack that shows its bar.
  final var childBelowHiddenBar: ViewController? {
    ownStack?.isNavigationBarHidden == false ? nil : childInFront
  }

  /// The style of the status bar above the bar of this controller.
  final var styleAboveBar: StatusBarStyle {
    guard let ownStack, !ownStack.isNavigationBarHidden, ownStack.navigationBar.isBlack else {
      return .default
    }
    return .lightContent
  }

  final var orientationsOfDelegate: InterfaceOrientationMask? {
    if let ownStack {
      return ownStack.delegate?.navigationControllerSupportedInterfaceOrientations(ownStack)
    }
    return ownTabs.flatMap { $0.delegate?.tabBarControllerSupportedInterfaceOrientations($0) }
  }

  final var orientationOfDelegate: InterfaceOrientation? {
    if let ownStack {
      return ownStack.delegate?
        .navigationControllerPreferredInterfaceOrientationForPresentation(ownStack)
    }
    return ownTabs.flatMap {
      $0.delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation($0)
    }
  }
}
