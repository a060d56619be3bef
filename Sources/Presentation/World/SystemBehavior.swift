/// The rules that differ between systems, or that sources leave to us: one switch each (M-2).
public struct SystemBehavior: Hashable, Sendable {
  /// How long the system's own modal animations last.
  ///
  /// No rule names the figure; it is a choice.
  public var modalTransitionDuration: Duration = .milliseconds(500)

  /// How long the system's own pushes and pops last; a choice as well.
  public var stackTransitionDuration: Duration = .milliseconds(350)

  /// A spring with less time than this left ends in the next turn (A-45, low).
  public var instantSpringDuration: Duration = .milliseconds(100)

  /// Whether a transition without animation begins in the commit, rather than inside the call
  /// (P-21, medium).
  public var defersPlainTransitions = true

  /// Whether a sheet that is presented or dismissed without animation ends one turn later than it
  /// begins, as measured on a real system (P-21a, high).
  ///
  /// Other styles end in the same commit. Without effect unless `defersPlainTransitions`.
  public var plainSheetEndsNextTurn = true

  /// Whether a request made during a transition that its receiver can see waits for the end
  /// (P-57, medium-high), rather than being refused with a message (P-41, P-59).
  public var queuesRequests = true

  /// Whether `dismiss` calls its completion although nothing was there to dismiss (P-49, low) or
  /// the presenter was busy (P-59, medium).
  public var completesNoopDismiss = true

  /// Whether a cancelled transition calls the completion of the call that began it (P-75, P-76,
  /// medium).
  public var completesCancelledTransitions = true

  /// The behaviour of an app that is linked against a current SDK (iOS 13 to 26).
  public static let modern = SystemBehavior()

  /// The behaviour of an app that is linked against an old SDK: nothing is deferred without
  /// animation, nothing is queued, and what does nothing completes nothing.
  public static let legacy: SystemBehavior = {
    var system = SystemBehavior()
    system.defersPlainTransitions = false
    system.queuesRequests = false
    system.completesNoopDismiss = false
    return system
  }()

  var endsPlainSheetsLater: Bool { defersPlainTransitions && plainSheetEndsNextTurn }
}
