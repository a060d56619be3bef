/// The implementation of a presenter or an animator in a scenario.
///
/// The implementation is either the package's own, or handwritten with one common mistake.
package enum Craft: String, Hashable, Sendable, CaseIterable {
  /// The package's presenters, and an animator without mistakes.
  case binding = "Binding"
  /// Acts during a transition, and does not check `isBeingDismissed`.
  case naive = "Naive"
  /// Treats every presented controller as its own content.
  case unowned = "Unowned"
  /// Does not restore the value when a drag is canceled.
  case noRollBack = "NoRollBack"
  /// Ignores a change during a transition, and does not apply the change after the transition.
  case lostUpdate = "LostUpdate"
  /// Writes to the model after the dismissal, even if the model has changed meanwhile.
  case lateWriteBack = "LateWriteBack"
  /// Has an animator that completes every transition with true.
  case completesTrue = "CompletesTrue"
  /// Has an animator that returns early if a view is missing, and does not complete the transition.
  case neverCompletes = "NeverCompletes"
  /// The package's presenter for a path.
  case path = "Path"
  /// Assumes that the stack contains exactly the controllers that it has pushed.
  case naivePath = "NaivePath"

  /// Whether the implementation is the package's own.
  package var isOwn: Bool { self == .binding || self == .path }

  /// The description in the headline of an exploration.
  package var about: String {
    switch self {
    case .binding, .path: "the package's own"
    case .naive: "the one everybody writes first"
    case .unowned: "it takes whatever is presented for its own"
    case .noRollBack: "a cancelled drag does not give the value back"
    case .lostUpdate: "what changes during a transition is not looked at again"
    case .lateWriteBack: "it tells the model when the dismissal is over, whatever it says by then"
    case .completesTrue: "the animator always completes with true"
    case .neverCompletes: "the animator returns early when it misses a view"
    case .naivePath: "it takes what it has pushed for what is in the stack"
    }
  }

  /// The advice for an app with this mistake; nil if the implementation has no mistake.
  package var advice: String? {
    switch self {
    case .binding, .path: nil
    case .naive:
      """
      A request made during a transition waits, and is judged when that has ended: then it takes
      what is left (P-55, P-57). Check isBeingDismissed first, or wait for the coordinator.
      """
    case .unowned:
      """
      presentedViewController answers for ancestors, too (P-9). Keep what you have presented, and
      dismiss nothing else.
      """
    case .noRollBack:
      """
      Will-dismiss is no did-dismiss (P-64). Give the value back when the coordinator says that
      the dismissal was cancelled.
      """
    case .lostUpdate: "Nobody calls again. Ask the coordinator to, when the transition has ended."
    case .lateWriteBack:
      """
      The model has said something newer meanwhile. Compare before you write, or write when the
      dismissal begins.
      """
    case .completesTrue: "Complete with !transitionWasCancelled (P-78)."
    case .neverCompletes:
      """
      A covering style hands out no view for the presenter's side (P-68). Whatever is missing,
      complete.
      """
    case .naivePath:
      """
      Others pop, too: what was pushed may be gone (N-23). The stack lets requests wait for its
      transition (N-40), and didShow comes late: compare with viewControllers and with the model
      when that has ended.
      """
    }
  }
}
