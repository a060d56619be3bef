/// A random operation of a soak test.
///
/// An operation has two weights: one for use between turns of the run loop, and one for use inside
/// callbacks. The function `list(of:)` returns the operations of one kind of soak test. The
/// probability of an operation is its weight divided by the sum of all weights in this list.
@MainActor package struct SoakOperation {
  let weight: Int
  let nestedWeight: Int
  /// The functions and properties of the package's API that the operation calls, as `Type.member`.
  package let calls: [String]
  let perform: (SoakRun) -> Void

  private init(
    _ weight: Int, nested: Int = 0, _ calls: String..., perform: @escaping (SoakRun) -> Void
  ) {
    (self.weight, nestedWeight, self.calls, self.perform) = (weight, nested, calls, perform)
  }

  package static func list(of kind: SoakKind) -> [SoakOperation] {
    switch kind {
    case .modals: modals
    case .stacks: stacks
    case .upheavals, .hostile: upheavals
    }
  }

  private static let modals = [
    SoakOperation(32, nested: 45, "ViewController.present") { $0.presentSomebody() },
    SoakOperation(18, nested: 35, "ViewController.dismiss") { $0.dismissSomebody() },
    SoakOperation(0, nested: 20) { $0.registerBeside() },
    SoakOperation(10) { $0.runTurn() },
    SoakOperation(20) { $0.letTimePass() },
    SoakOperation(8) { $0.beginDrag() },
    SoakOperation(6) { $0.continueDrag() },
    SoakOperation(4) { $0.tapOutside() },
    SoakOperation(2) { $0.pressEscape() },
  ]

  private static let stacks = [
    SoakOperation(12, nested: 10, "ViewController.present") { $0.presentSomebody() },
    SoakOperation(10, nested: 10, "ViewController.dismiss") { $0.dismissSomebody() },
    SoakOperation(0, nested: 8) { $0.registerBeside() },
    SoakOperation(10) { $0.runTurn() },
    SoakOperation(18) { $0.letTimePass() },
    SoakOperation(4) { $0.beginDrag() },
    SoakOperation(8) { $0.beginSwipe() },
    SoakOperation(8) { $0.continueDrag() },
    SoakOperation(3) { $0.tapBack() },
    SoakOperation(2) { $0.tapOutside() },
    SoakOperation(2, "Window.rotate") { $0.turnWindow() },
    SoakOperation(6, nested: 6, "TabBarController.selectedViewController") { $0.selectTab() },
    SoakOperation(4) { $0.tapTab() },
    SoakOperation(3, nested: 3, "TabBarController.viewControllers") { $0.setTabs() },
    SoakOperation(18, nested: 22, "NavigationController.pushViewController") { $0.push() },
    SoakOperation(10, nested: 12, "NavigationController.popViewController") { $0.pop() },
    SoakOperation(4, nested: 4, "NavigationController.popToViewController") { $0.popTo() },
    SoakOperation(4, nested: 4, "NavigationController.popToRootViewController") { $0.popToRoot() },
    SoakOperation(8, nested: 8, "NavigationController.setViewControllers") { $0.setStack() },
    SoakOperation(4, nested: 4) { $0.forceLayout() },
  ]

  private static let upheavals = [
    SoakOperation(14, nested: 10, "ViewController.present") { $0.presentAnybody() },
    SoakOperation(8, nested: 8, "ViewController.dismiss") { $0.dismissSomebody() },
    SoakOperation(10, nested: 8, "ViewController.addChild") { $0.addChild() },
    SoakOperation(5, nested: 5, "ViewController.removeFromParent") { $0.removeChild() },
    SoakOperation(4, nested: 4) { $0.moveView() },
    SoakOperation(3, nested: 2, "ViewController.transition") { $0.exchangeChildren() },
    SoakOperation(
      14, nested: 10, "NavigationController.pushViewController",
      "NavigationController.popViewController", "NavigationController.popToViewController",
      "NavigationController.popToRootViewController", "NavigationController.setViewControllers",
      "NavigationController.viewControllers"
    ) { $0.changeAnyStack() },
    SoakOperation(
      8, nested: 6, "TabBarController.selectedIndex", "TabBarController.selectedViewController",
      "TabBarController.setViewControllers", "TabBarController.viewControllers"
    ) { $0.changeAnyTabs() },
    SoakOperation(3, nested: 3, "ViewController.beginAppearanceTransition") {
      $0.beginAppearance()
    },
    SoakOperation(4, nested: 3, "ViewController.endAppearanceTransition") { $0.endAppearance() },
    SoakOperation(3, nested: 1) { $0.openWindow() },
    SoakOperation(4, nested: 3, "Window.makeKeyAndVisible") { $0.hideOrShowWindow() },
    SoakOperation(2, nested: 2, "Window.close") { $0.closeWindow() },
    SoakOperation(6, nested: 5, "Window.rootViewController") { $0.replaceRoot() },
    SoakOperation(3, nested: 1, "Window.rotate", "Window.resize", "Window.deviceInsets") {
      $0.changeWindow()
    },
    SoakOperation(2, nested: 1) { $0.toggleAnimations() },
    SoakOperation(4, nested: 2) { $0.performWithoutAnimation() },
    SoakOperation(
      3, nested: 2, "ViewController.definesPresentationContext",
      "ViewController.providesPresentationContextTransitionStyle",
      "ViewController.isModalInPresentation", "ViewController.preferredContentSize",
      "ViewController.additionalSafeAreaInsets",
      "ViewController.viewRespectsSystemMinimumLayoutMargins", "ViewController.title",
      "ViewController.hidesBottomBarWhenPushed", "ViewController.preferredTransition",
      "ViewController.loadViewIfNeeded", "NavigationController.isNavigationBarHidden",
      "NavigationController.setNavigationBarHidden"
    ) { $0.changeSetting() },
    SoakOperation(3, nested: 1, "ViewController.modalPresentationStyle") { $0.changeStyle() },
    SoakOperation(0, nested: 6) { $0.registerBeside() },
    SoakOperation(2, nested: 2) { $0.forceLayout() },
    SoakOperation(12) { $0.runTurn() },
    SoakOperation(14) { $0.letTimePass() },
    SoakOperation(4) { $0.beginDrag() },
    SoakOperation(4) { $0.continueDrag() },
    SoakOperation(2) { $0.tapOutside() },
    SoakOperation(2) { $0.pressEscape() },
    SoakOperation(3) { $0.swipeAnyStack() },
    SoakOperation(2) { $0.tapAnything() },
  ]
}
