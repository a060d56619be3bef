import Foundation
import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A root with a child and a stack, and what is presented.
@MainActor final class UpheavalScene {
  let home = Probe("Home"), child = Probe("Child"), menu = Probe("Menu")
  let stack = NavigationController("Nav")
  let stage: Stage
  var completions = 0
  /// What each coordinator said in the end.
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

  /// A controller that is shown in the child's context, in its place.
  func context() -> Probe {
    child.definesPresentationContext = true
    let context = Probe("Context")
    context.modalPresentationStyle = .currentContext
    return context
  }

  /// Follows every transition that runs.
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
