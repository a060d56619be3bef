/// The rules that differ between systems, or that sources leave to us: one switch each.
public struct SystemBehavior: Hashable, Sendable {
  /// How long the system's own modal animations last.
  ///
  /// No rule names the figure; it is a choice.
  public var modalTransitionDuration: Duration = .milliseconds(500)

  /// Whether a sheet that is presented or dismissed without animation ends one turn later than it
  /// begins, as measured on a real system (P-21a, high).
  ///
  /// Other styles end in the same commit.
  public var plainSheetEndsNextTurn = true

  /// Whether `dismiss` calls its completion although nothing was there to dismiss (P-49, low) or
  /// the presenter was busy (P-59, medium).
  public var completesNoopDismiss = true

  /// Whether a cancelled transition calls the completion of the call that began it
  /// (P-75, P-76, medium).
  public var completesCancelledTransitions = true

  /// The behaviour of an app that is linked against a current SDK (iOS 13 to 26).
  public static let modern = SystemBehavior()
}
