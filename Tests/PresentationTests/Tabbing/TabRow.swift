import Presentation
import PresentationTesting
import StageSupport

/// A delegate of tabs that logs its calls and returns the objects that the test sets.
final class TabGuide: TabBarControllerDelegate {
  var allows = true
  var animator: (any ViewControllerAnimatedTransitioning)?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  /// A closure that is called in each method of the delegate with the log entry.
  var onMoment: (String) -> Void = { _ in }
  private(set) var heard: [String] = []

  private func hear(_ what: String) {
    heard.append(what)
    onMoment(what)
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    hear("shouldSelect \(viewController.name)")
    return allows
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    hear("didSelect \(viewController.name)")
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    hear("\(fromVC.name) \(toVC.name)")
    return animator
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    hear("interactor")
    return interactor
  }
}

/// A delegate of tabs that implements no method.
final class SilentTabGuide: TabBarControllerDelegate {}

/// A stage at rest whose window has tabs with the given controllers as its root.
@MainActor struct TabRow {
  let tabs: TabBarController
  let stage: Stage

  init(
    _ controllers: ViewController..., delegate: (any TabBarControllerDelegate)? = nil
  ) throws {
    tabs = TabBarController("Tabs")
    tabs.viewControllers = controllers
    tabs.delegate = delegate
    stage = Stage(tabs)
    try stage.settle()
    stage.startOver()
  }

  var names: [String] { (tabs.viewControllers ?? []).names }
}

/// Returns a stack with the given name and controllers.
@MainActor func stack(_ name: String, _ controllers: ViewController...) -> NavigationController {
  let stack = NavigationController(name)
  stack.viewControllers = controllers
  return stack
}
