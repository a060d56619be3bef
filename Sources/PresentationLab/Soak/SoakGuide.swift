import Presentation

/// The delegate of a stack, which uses the animators from the cast list.
///
/// The delegate checks that a `didShow` call follows each `willShow` call (N-12). Its callbacks may
/// perform operations.
@MainActor final class SoakGuide: NavigationControllerDelegate {
  weak var run: SoakRun?
  var pushing: SoakAnimator?
  var popping: SoakAnimator?
  /// The controller of the last `willShow` call, until its `didShow` call arrives.
  private var shown: Shown?

  /// A controller in a `willShow` call, and the number of its earlier `viewWillDisappear`
  /// callbacks.
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

  /// Whether the stack is disappearing or has disappeared, in which case its controllers do not
  /// appear.
  private func isGoing(_ stack: NavigationController) -> Bool {
    (stack as? SoakStack)?.watch.phase.isShown == false
  }

  /// Checks that every earlier `willShow` call was followed by its `didShow` call.
  ///
  /// A controller that has disappeared meanwhile is exempt, because its `didShow` call may come
  /// later (N-65).
  func checkPair(of stack: NavigationController, _ place: @autoclosure () -> String) {
    guard let member = shown?.member, member.watch.departures == shown?.departures else { return }
    run?.journal.breaks(
      "N-12", "\(stack.name): \(place()), but didShow(\(member.name)) was not called")
  }

  /// Forgets the `willShow` call of a transition that was canceled (N-65).
  func forgetPair() { shown = nil }

  func join(_ run: SoakRun) {
    self.run = run
    pushing?.run = run
    popping?.run = run
  }
}
