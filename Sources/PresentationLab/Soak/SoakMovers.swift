import Presentation
import PresentationTesting

/// The delegates of a navigation or tab bar controller, which return random animators.
///
/// The delegates' methods may perform random operations.
@MainActor final class SoakMovers {
  private let forward: SoakAnimator?
  private let backward: SoakAnimator?
  private weak var run: SoakRun?
  let stackDelegate = ScriptedStackDelegate()
  let tabsDelegate = ScriptedTabsDelegate()

  /// Chooses a random animator for pushes and tab selections, and another for pops.
  ///
  /// The choice can also be no animator; the system then animates the transition.
  init(for container: any SoakMember, _ numbers: inout SeededNumbers) {
    forward = .drawn(container.name, isPresenting: true, &numbers)
    backward = .drawn(container.name, isPresenting: false, &numbers)
    stackDelegate.willShow = { [unowned self] stack, _ in visit(stack, "willShow") }
    stackDelegate.didShow = { [unowned self] stack, _ in visit(stack, "didShow") }
    stackDelegate.animator = { [unowned self] stack, operation, _, _ in
      visit(stack, "animationControllerFor")
      return operation == .push ? forward : backward
    }
    tabsDelegate.shouldSelect = { [unowned self] tabs, _ in
      visit(tabs, "shouldSelect")
      return true
    }
    tabsDelegate.didSelect = { [unowned self] tabs, _ in visit(tabs, "didSelect") }
    tabsDelegate.animator = { [unowned self] tabs, _, _ in
      visit(tabs, "animationControllerForTransition")
      return forward
    }
  }

  func join(_ run: SoakRun) {
    self.run = run
    for animator in [forward, backward] { animator?.run = run }
  }

  private func visit(_ container: ViewController, _ callback: String) {
    run?.visit("\(container.name).\(callback)")
  }
}
