/// How a presenter or an animator is made: the package's own, or by hand with one mistake that
/// everybody makes once.
package enum Craft: String, Hashable, Sendable, CaseIterable {
  /// The package's presenters, and an animator that keeps the contract.
  case binding = "Binding"
  /// Acts while a transition runs, and looks at no `isBeingDismissed`.
  case naive = "Naive"
  /// Takes whatever is presented for its own.
  case unowned = "Unowned"
  /// Forgets to give the value back when a drag is cancelled.
  case noRollBack = "NoRollBack"
  /// Does nothing during a transition, and does not come back to it.
  case lostUpdate = "LostUpdate"
  /// Writes to the model after the dismissal, even if the model has changed meanwhile.
  case lateWriteBack = "LateWriteBack"
  /// Its animator always completes with true.
  case completesTrue = "CompletesTrue"
  /// Its animator returns early where a view is missing, and never completes.
  case neverCompletes = "NeverCompletes"
  /// The package's presenter of a path.
  case path = "Path"
  /// Takes what it has pushed for what is in the stack.
  case naivePath = "NaivePath"

  /// Whether it is the package's own.
  package var isOwn: Bool { self == .binding || self == .path }

  /// The description for a headline.
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

  /// The advice for an app.
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
