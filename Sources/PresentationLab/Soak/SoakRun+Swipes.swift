import Presentation
import PresentationTesting

/// The operations that simulate the user on navigation stacks and on the window.
extension SoakRun {
  /// Begins a swipe from the edge, which starts a pop that can still be canceled.
  func beginSwipe() {
    guard let stack = pickShownStack(), !stack.hasOperationsWaiting else { return }
    journal.write("swipe back in \(stack.name)")
    let (before, isResting) = (stack.viewControllers.map(\.name), stack.state == .resting)
    stack.checkAsked(journal, isComplete: true, "N-42")
    let asked = stack.script.asked
    stack.script.asked.ask(.pop, animated: true, on: before)
    stack.script.isTouched = true
    let drag = stage.user.swipeBack(stack.name)
    stack.script.isTouched = false
    guard drag.isSteering else {
      stack.script.asked = asked
      return
    }
    // The swipe may have interrupted a transition. The end of that transition may have started an
    // operation, and the pop then waits for this operation (N-81). A callback may have removed the
    // stack from the window.
    if stack.hasOperationsWaiting || stack.viewIfLoaded?.window == nil {
      return drag.release(velocity: 100)
    }
    journal.expect(
      stack.transitionCoordinator?.isInteractive == true, "N-60",
      "the swipe has no interactive transition")
    drags.append(drag)
    let after = stack.viewControllers.map(\.name)
    // If the stack did not change, the finger has grabbed a pop that was already running.
    if after == before { stack.script.asked = asked }
    follow(stack, backTo: isResting ? before : nil)
  }

  /// Updates the stack's reference model if the transition of the swipe is canceled (N-65, N-66).
  ///
  /// If `before` is not nil, the stack must then contain the controllers with these names again.
  private func follow(_ stack: SoakStack, backTo before: [String]?) {
    stack.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak stack, journal] context in
      guard let stack, context.isCancelled else { return }
      let names = stack.viewControllers.map(\.name)
      journal.expect(
        before == nil || before == names, "N-66",
        "\(stack.name) returned to \(names), not to \(before ?? [])")
      stack.script.guide?.forgetPair()
      stack.script.asked.takeBack(to: names)
    }
  }

  func tapBack() {
    guard let stack = pickShownStack() else { return }
    let asked = stack.script.asked
    checkAsked(of: stack)
    stack.script.asked.ask(.pop, animated: true, on: stack.viewControllers.map(\.name))
    let objection = stack.tapBack(in: world)
    journal.write("tap back in \(stack.name)\(objection.map { ", ignored: \($0)" } ?? "")")
    if objection != nil { stack.script.asked = asked }
  }

  func turnWindow() {
    let orientation = numbers.pick(InterfaceOrientation.allCases)
    journal.write("turn to \(orientation)")
    stage.rotate(to: orientation)
  }
}
