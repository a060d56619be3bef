/// The rules that differ between systems, or that sources leave to us: one switch each.
public struct SystemBehavior: Hashable, Sendable {
  /// The duration of the system's modal animations.
  ///
  /// No rule names the figure; it is a choice.
  public var modalTransitionDuration: Duration = .milliseconds(500)

  /// The duration of the system's pushes and pops; a choice as well.
  public var stackTransitionDuration: Duration = .milliseconds(350)

  /// The duration of a window's rotation; a choice as well.
  public var rotationDuration: Duration = .milliseconds(300)

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

  /// Whether the end of a gesture on a stack's or tabs' transition before its flight is remembered.
  ///
  /// Otherwise the transition stalls, which is reported (N-71, high as a hazard).
  public var remembersEarlyEnds = true

  /// Whether the edge swipe works on a stack whose delegate supplies animators, but none for this
  /// pop (N-61, low), rather than on none with such a delegate (medium).
  public var swipesBesideAnimators = true

  /// Whether the system's own pushes, pops and modal transitions can be interrupted at any time
  /// (N-80 to N-85), as zooms always can.
  public var areTransitionsFluid = false

  /// Whether `preferredTransition` is followed (N-86).
  public var supportsZoom = true

  /// Whether a stack shows its root as it begins to appear, rather than in its first layout: then a
  /// push in the same turn takes the root's appearance back (N-19: iOS 17.4, not 18.2).
  public var showsRootBeforeLayout = false

  /// Whether an operation that had to wait for another is reported as nested (N-46).
  public var reportsNestedOperations = false

  /// The behaviour of an app that is linked against a current SDK (iOS 13 to 26).
  public static let modern = SystemBehavior()

  /// The same, with transitions that can be interrupted at any time (N-80 to N-85).
  public static let fluid: SystemBehavior = {
    var system = SystemBehavior()
    system.areTransitionsFluid = true
    return system
  }()

  /// The same with the hazards of systems before the zoom: a gesture that ends too early stalls its
  /// stack (N-71), and the edge swipe needs a stack without animators (N-61).
  public static let classic: SystemBehavior = {
    var system = SystemBehavior()
    system.remembersEarlyEnds = false
    system.swipesBesideAnimators = false
    system.supportsZoom = false
    system.showsRootBeforeLayout = true
    return system
  }()

  /// The behaviour of an app that is linked against an old SDK: nothing is deferred without
  /// animation, nothing is queued, and what does nothing completes nothing.
  public static let legacy: SystemBehavior = {
    var system = classic
    system.defersPlainTransitions = false
    system.queuesRequests = false
    system.completesNoopDismiss = false
    system.reportsNestedOperations = true
    return system
  }()

  var endsPlainSheetsLater: Bool { defersPlainTransitions && plainSheetEndsNextTurn }
}
