import Presentation

/// A stack's delegate of a plan: it hears who is shown.
final class PlannedStackDelegate: NavigationControllerDelegate {
  private unowned let part: PlannedPart

  init(of part: PlannedPart) {
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
