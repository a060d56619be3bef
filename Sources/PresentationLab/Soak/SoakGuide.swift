import Presentation
import PresentationTesting

/// The delegate of a navigation controller, which returns random animators.
///
/// The delegate checks that a `didShow` call follows each `willShow` call (N-12). Its methods may
/// perform random operations.
@MainActor final class SoakGuide {
  weak var run: SoakRun?
  var pushing: SoakAnimator?
  var popping: SoakAnimator?
  let delegate = ScriptedStackDelegate()
  /// The controller of the last `willShow` call; nil after the matching `didShow` call.
  private var shown: Shown?

  /// The controller of a `willShow` call, and the number of its earlier `viewWillDisappear` calls;
  /// nil if the controller had already disappeared.
  private struct Shown {
    weak var member: (any SoakMember)?
    let departures: Int?
  }

  init() {
    delegate.willShow = { [unowned self] in willShow($1, in: $0) }
    delegate.didShow = { [unowned self] in didShow($1, in: $0) }
    delegate.animator = { [unowned self] in animator(in: $0, for: $1, to: $3) }
  }

  private func willShow(_ controller: ViewController, in stack: NavigationController) {
    guard let run, let member = controller as? any SoakMember else { return }
    run.checkAsked(of: stack)
    checkPair(of: stack, "willShow(\(controller.name))")
    run.journal.expect(
      member.watch.phase.isShown || isGoing(stack), "N-12",
      "\(stack.name): willShow(\(controller.name)) while \(member.watch.phase)")
    let isShown = member.watch.phase.isShown
    shown = Shown(member: member, departures: isShown ? member.watch.departures : nil)
    run.visit("\(stack.name).willShow")
  }

  private func didShow(_ controller: ViewController, in stack: NavigationController) {
    guard let run else { return }
    run.journal.expect(
      shown?.member === controller, "N-12",
      "\(stack.name): didShow(\(controller.name)) after willShow of "
        + (shown?.member?.name ?? "no controller"))
    shown = nil
    run.checkAsked(of: stack)
    run.visit("\(stack.name).didShow")
  }

  private func animator(
    in stack: NavigationController, for operation: NavigationController.Operation,
    to incoming: ViewController
  ) -> SoakAnimator? {
    let member = stack as? SoakStack
    if member?.script.isTouched == true { return popping }
    member?.checkBegun(run?.journal)
    run?.journal.expect(
      stack.topViewController === incoming, "N-10",
      "\(stack.name): \(incoming.name) is not the top during a \(operation)")
    run?.visit("\(stack.name).animationControllerFor")
    return operation == .push ? pushing : popping
  }

  /// Whether the stack is disappearing or has disappeared.
  ///
  /// The stack's controllers do not appear in this state.
  private func isGoing(_ stack: NavigationController) -> Bool {
    (stack as? SoakStack)?.watch.phase.isShown == false
  }

  /// Checks that every earlier `willShow` call was followed by its `didShow` call.
  ///
  /// A controller is exempt if it has disappeared before or after its `willShow` call, because its
  /// `didShow` call may come later (N-65).
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
