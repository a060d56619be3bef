import Presentation
import PresentationTesting

/// The delegate of a tab bar controller, which uses the animator from the cast list.
///
/// The delegate checks that each `didSelect` call follows a `shouldSelect` call that returned true
/// (N-101). Its callbacks may perform operations.
@MainActor final class SoakTabGuide: TabBarControllerDelegate {
  weak var run: SoakRun?
  var animator: SoakAnimator?
  /// The number of allowed taps whose `didSelect` call has not arrived yet.
  private var allowed = 0

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    guard let run, let tabs = tabBarController as? SoakTabs else { return true }
    run.visit("\(tabs.name).shouldSelect")
    // A tap during a transition takes effect later, and might pop to the root at that time.
    guard tabs.transitionCoordinator == nil, run.numbers.chance(3, of: 4) else { return false }
    allowed += 1
    if tabs.selectedViewController === viewController, let stack = viewController as? SoakStack {
      stack.asked.ask(.popToRoot, animated: true, on: stack.viewControllers.map(\.name))
    }
    tabs.ask(.select(viewController.name))
    return true
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    allowed -= 1
    run?.journal.expect(
      allowed >= 0, "N-101", "didSelect(\(viewController.name)) without an earlier shouldSelect")
    run?.visit("\(tabBarController.name).didSelect")
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    (tabBarController as? SoakTabs)?.checkBegun(run?.journal)
    run?.journal.expect(
      tabBarController.selectedViewController === toVC, "N-103",
      "\(toVC.name) has an animator, but is not selected")
    run?.visit("\(tabBarController.name).animationControllerForTransition")
    return animator
  }

  func join(_ run: SoakRun) {
    self.run = run
    animator?.run = run
  }
}
