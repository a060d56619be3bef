import Presentation

/// A plan's stack delegate without animators.
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
