import Presentation

/// A stack's delegate of a plan, which is called when a controller is shown.
final class PlannedStackDelegate: NavigationControllerDelegate {
  private unowned let part: ScriptedBehavior

  init(of part: ScriptedBehavior) {
    self.part = part
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { part.play(.willShow) }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { part.play(.didShow) }
}
