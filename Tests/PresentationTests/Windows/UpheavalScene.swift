import Foundation
import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A test window whose root contains a child and a stack, and a menu controller to present.
@MainActor final class UpheavalScene {
  let home = Probe("Home"), child = Probe("Child"), menu = Probe("Menu")
  let stack = NavigationController("Nav")
  let stage: Stage
  var completions = 0
  /// Whether each watched transition was canceled, in the order in which they ended.
  var ends: [Bool] = []
  private var kept: [AnyObject] = []

  init() throws {
    stack.viewControllers = [Probe("Root")]
    home.embed(child)
    home.embed(stack)
    stage = Stage(home)
    try stage.settle()
    completions = 0
  }

  var done: () -> Void { { [self] in completions += 1 } }

  func keep(_ object: AnyObject) { kept.append(object) }

  /// Returns a controller to present over the child; the child then defines a presentation context.
  func context() -> Probe {
    child.definesPresentationContext = true
    let context = Probe("Context")
    context.modalPresentationStyle = .currentContext
    return context
  }

  /// Registers a completion with the coordinator of every running transition.
  func watchCoordinators() {
    var seen: [ObjectIdentifier] = []
    for controller in stage.world.controllers {
      guard let coordinator = controller.transitionCoordinator,
        !seen.contains(ObjectIdentifier(coordinator))
      else { continue }
      seen.append(ObjectIdentifier(coordinator))
      coordinator.animate(alongsideTransition: nil) { [self] in ends.append($0.isCancelled) }
    }
    watched = seen.count
  }

  private(set) var watched = 0
}
