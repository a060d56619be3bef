/// The implementation of a presenter or an animator in a scenario.
///
/// When a value of the model changes, a presenter presents or dismisses a controller. The
/// implementation is either the package's own, or handwritten with one common mistake.
package enum Implementation: String, Hashable, Sendable, CaseIterable {
  /// The package's presenters, and an animator without mistakes.
  case binding = "Binding"
  /// A presenter that calls `present` and `dismiss` even during a transition, and does not check
  /// `isBeingDismissed`.
  case naive = "Naive"
  /// A presenter that dismisses even a controller that other code has presented.
  case unowned = "Unowned"
  /// A presenter that does not restore the model's value when the user cancels a drag.
  case noRollBack = "NoRollBack"
  /// A presenter that ignores model changes during a transition, and does not apply them later.
  case lostUpdate = "LostUpdate"
  /// A presenter that clears the model's value after a dismissal, even if the model has just set a
  /// new value.
  case lateWriteBack = "LateWriteBack"
  /// An animator that calls `completeTransition(true)` even after a canceled transition.
  case completesTrue = "CompletesTrue"
  /// An animator that returns without calling `completeTransition` if a view is missing.
  case neverCompletes = "NeverCompletes"
  /// The package's presenter that makes a stack follow an array of values (a path).
  case path = "Path"
  /// An object that makes a stack follow an array, and assumes that no other code changes the
  /// stack.
  case naivePath = "NaivePath"

  /// Whether the implementation is the package's own.
  package var isOwn: Bool { self == .binding || self == .path }

  /// The description of the implementation in the first lines that `present explore` prints.
  package var about: String {
    switch self {
    case .binding, .path: "the package's own"
    case .naive: "written by hand, without a check for running transitions"
    case .unowned: "it treats every presented controller as its own"
    case .noRollBack: "it does not restore the value after a canceled drag"
    case .lostUpdate: "it ignores a change during a transition, even after its end"
    case .lateWriteBack: "it clears the value after the dismissal, even if the value is a new one"
    case .completesTrue: "the animator always completes with true"
    case .neverCompletes: "the animator returns early if a view is missing"
    case .naivePath: "it assumes that the stack contains only what it has pushed"
    }
  }

  /// The advice for an app with this mistake; nil if the implementation has no mistake.
  package var advice: String? {
    switch self {
    case .binding, .path: nil
    case .naive:
      """
      A dismiss call made during a transition waits until the transition has ended. If its
      receiver presents nothing by then, the receiver itself is dismissed (P-55, P-57). Check
      isBeingDismissed first, or wait for the transition coordinator.
      """
    case .unowned:
      """
      presentedViewController also returns a controller that an ancestor presents (P-9). Keep a
      reference to the controller that you have presented, and dismiss no other controller.
      """
    case .noRollBack:
      """
      A dismissal that has begun may still be canceled (P-64). Restore the value when the
      coordinator reports that the dismissal was canceled.
      """
    case .lostUpdate:
      """
      The change is not reported a second time. Ask the coordinator for a call at the end of the
      transition, and compare the model with the screen again.
      """
    case .lateWriteBack:
      """
      The model may have a new value when the dismissal ends. Compare the values before you write,
      or write when the dismissal begins.
      """
    case .completesTrue: "Complete with !transitionWasCancelled (P-78)."
    case .neverCompletes:
      """
      A covering style provides no view for the presenter's side (P-68). Call completeTransition
      even if a view is missing.
      """
    case .naivePath:
      """
      Users and other code pop, too, so a pushed controller may be gone (N-23). Requests wait for
      the running transition (N-40), and didShow is called late. When the transition has ended,
      compare viewControllers with the model.
      """
    }
  }
}
