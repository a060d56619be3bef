import Presentation

/// A plan's tab bar delegate without animators.
final class PlannedTabsDelegate: TabBarControllerDelegate {
  private unowned let part: ScriptedBehavior
  private let maySelect: Bool

  init(of part: ScriptedBehavior, maySelect: Bool) {
    (self.part, self.maySelect) = (part, maySelect)
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    part.play(.shouldSelect)
    return maySelect
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { part.play(.didSelect) }
}
