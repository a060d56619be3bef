import Presentation

/// A plan's tab bar delegate that returns animators.
///
/// Plans without animators use `PlannedTabsDelegate`, because the trace would contain calls of an
/// animator method even if the method returned nil.
final class PlannedAnimatingTabsDelegate: TabBarControllerDelegate {
  private unowned let part: ScriptedBehavior
  private let listener: PlannedTabsDelegate

  init(of part: ScriptedBehavior, _ listener: PlannedTabsDelegate) {
    (self.part, self.listener) = (part, listener)
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    listener.tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    listener.tabBarController(tabBarController, didSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    part.coming
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    part.interaction = part.comingInteraction
    return part.interaction
  }
}
