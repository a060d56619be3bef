import Presentation

/// A delegate of a stack: it pairs what it hears (N-12), animates as the cast list says, and calls
/// back.
@MainActor final class SoakGuide: NavigationControllerDelegate {
  weak var run: SoakRun?
  var pushing: SoakAnimator?
  var popping: SoakAnimator?
  /// Whom `willShow` has named and `didShow` has not, and how often it had gone before.
  private var shown: (member: any SoakMember, departures: Int)?

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    guard let run, let member = viewController as? any SoakMember else { return }
    checkPair(of: navigationController, "willShow(\(viewController.name))")
    run.journal.expect(
      member.watch.phase == .appearing(told: false) || isGoing(navigationController), "N-12",
      "\(navigationController.name): willShow(\(viewController.name)) in \(member.watch.phase)")
    shown = (member, member.watch.departures)
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
        + (shown?.member.name ?? "nobody"))
    shown = nil
    run.visit("\(navigationController.name).didShow")
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    run?.journal.expect(
      navigationController.topViewController === toVC, "N-10",
      "\(navigationController.name): an animator for \(operation) to \(toVC.name)")
    run?.visit("\(navigationController.name).animationControllerFor")
    return operation == .push ? pushing : popping
  }

  /// Nobody appears in a stack that goes.
  private func isGoing(_ stack: NavigationController) -> Bool {
    let phase = (stack as? SoakStack)?.watch.phase
    return phase == .disappearing || phase == .disappeared
  }

  /// Nobody waits for a `didShow`, but who went before it came (N-65).
  func checkPair(of stack: NavigationController, _ place: @autoclosure () -> String) {
    if let shown, shown.member.watch.departures == shown.departures {
      run?.journal.breaks(
        "N-12", "\(stack.name): \(place()), and didShow(\(shown.member.name)) never came")
    }
    shown = nil
  }

  func join(_ run: SoakRun) {
    self.run = run
    pushing?.run = run
    popping?.run = run
  }
}
