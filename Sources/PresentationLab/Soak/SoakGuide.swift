import Presentation

/// The delegate of a stack, with the animators from the cast list.
///
/// It checks that each `willShow` is followed by its `didShow` (N-12). Its callbacks may perform
/// operations.
@MainActor final class SoakGuide: NavigationControllerDelegate {
  weak var run: SoakRun?
  var pushing: SoakAnimator?
  var popping: SoakAnimator?
  /// The controller of a `willShow` call whose `didShow` call is still missing.
  private var shown: Shown?

  /// A shown controller, and the number of its `viewWillDisappear` callbacks before.
  private struct Shown {
    weak var member: (any SoakMember)?
    let departures: Int
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    guard let run, let member = viewController as? any SoakMember else { return }
    run.checkAsked(of: navigationController)
    checkPair(of: navigationController, "willShow(\(viewController.name))")
    run.journal.expect(
      member.watch.phase.isShown || isGoing(navigationController), "N-12",
      "\(navigationController.name): willShow(\(viewController.name)) while \(member.watch.phase)")
    shown = Shown(member: member, departures: member.watch.departures)
    run.visit("\(navigationController.name).willShow")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    guard let run else { return }
    run.journal.expect(
      shown?.member === viewController, "N-12",
      "\(navigationController.name): didShow(\(viewController.name)) after willShow of "
        + (shown?.member?.name ?? "no controller"))
    shown = nil
    run.checkAsked(of: navigationController)
    run.visit("\(navigationController.name).didShow")
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    let stack = navigationController as? SoakStack
    if stack?.isTouched == true { return popping }
    stack?.checkBegun(run?.journal)
    run?.journal.expect(
      navigationController.topViewController === toVC, "N-10",
      "\(navigationController.name): \(toVC.name) is not the top during a \(operation)")
    run?.visit("\(navigationController.name).animationControllerFor")
    return operation == .push ? pushing : popping
  }

  /// Whether the stack disappears or has disappeared; its controllers do not appear then.
  private func isGoing(_ stack: NavigationController) -> Bool {
    (stack as? SoakStack)?.watch.phase.isShown == false
  }

  /// Checks that no `didShow` call is missing.
  ///
  /// A controller that has disappeared meanwhile is exempt, since its call may come later (N-65).
  func checkPair(of stack: NavigationController, _ place: @autoclosure () -> String) {
    guard let member = shown?.member, member.watch.departures == shown?.departures else { return }
    run?.journal.breaks(
      "N-12", "\(stack.name): \(place()), but didShow(\(member.name)) was not called")
  }

  /// Forgets a pair of calls whose transition was canceled (N-65).
  func forgetPair() { shown = nil }

  func join(_ run: SoakRun) {
    self.run = run
    pushing?.run = run
    popping?.run = run
  }
}
