import Presentation
import PresentationTesting

/// The delegate of a tab bar controller, which returns a random animator.
///
/// The delegate checks that each `didSelect` call follows a `shouldSelect` call that returned true
/// (N-101). Its methods may perform random operations.
@MainActor final class SoakTabGuide {
  weak var run: SoakRun?
  var animator: SoakAnimator?
  let delegate = ScriptedTabsDelegate()
  /// The number of allowed taps whose `didSelect` call has not arrived yet.
  private var allowed = 0

  init() {
    delegate.shouldSelect = { [unowned self] in shouldSelect($1, of: $0) }
    delegate.didSelect = { [unowned self] in didSelect($1, of: $0) }
    delegate.animator = { [unowned self] tabs, _, incoming in
      (tabs as? SoakTabs)?.checkBegun(run?.journal)
      run?.journal.expect(
        tabs.selectedViewController === incoming, "N-103",
        "\(incoming.name) has an animator, but is not selected")
      run?.visit("\(tabs.name).animationControllerForTransition")
      return animator
    }
  }

  private func shouldSelect(_ controller: ViewController, of tabs: TabBarController) -> Bool {
    guard let run, let tabs = tabs as? SoakTabs else { return true }
    run.visit("\(tabs.name).shouldSelect")
    // A tap during a transition takes effect later, and might pop to the root at that time.
    guard tabs.transitionCoordinator == nil, run.numbers.chance(3, of: 4) else { return false }
    allowed += 1
    if tabs.selectedViewController === controller, let stack = controller as? SoakStack {
      stack.script.asked.ask(.popToRoot, animated: true, on: stack.viewControllers.map(\.name))
    }
    tabs.ask(.select(controller.name))
    return true
  }

  private func didSelect(_ controller: ViewController, of tabs: TabBarController) {
    allowed -= 1
    run?.journal.expect(
      allowed >= 0, "N-101", "didSelect(\(controller.name)) without an earlier shouldSelect")
    run?.visit("\(tabs.name).didSelect")
  }

  func join(_ run: SoakRun) {
    self.run = run
    animator?.run = run
  }
}
