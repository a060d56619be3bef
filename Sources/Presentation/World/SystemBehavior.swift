/// The behaviors that differ between systems, or that no source describes: one property each.
public struct SystemBehavior: Hashable, Sendable {
  /// The duration of the system's modal animations.
  ///
  /// No rule names a duration; this one is a choice.
  public var modalTransitionDuration: Duration = .milliseconds(500)

  /// The duration of the system's pushes and pops.
  ///
  /// No rule names it; it is a choice.
  public var stackTransitionDuration: Duration = .milliseconds(350)

  /// The duration of a window's rotation.
  ///
  /// No rule names it; it is a choice.
  public var rotationDuration: Duration = .milliseconds(300)

  /// The time below which the rest of a spring animation is skipped: the spring then ends in the
  /// next turn (A-45, low).
  public var instantSpringDuration: Duration = .milliseconds(100)

  /// Whether a transition without animation begins in the commit rather than inside the call (P-21,
  /// medium).
  public var defersPlainTransitions = true

  /// Whether a sheet that is presented or dismissed without animation ends one turn after it
  /// begins, as measured on a real system (P-21a, high).
  ///
  /// Other styles end in the commit in which they begin. Has no effect if `defersPlainTransitions`
  /// is false.
  public var plainSheetEndsNextTurn = true

  /// Whether a request waits for the end of a transition that its receiver can see (P-57,
  /// medium-high).
  ///
  /// If false, the request is refused with a message (P-41, P-59).
  public var queuesRequests = true

  /// Whether `dismiss` calls its completion even if there is nothing to dismiss (P-49, low) or the
  /// presenter is busy (P-59, medium).
  public var completesNoopDismiss = true

  /// Whether a canceled transition calls the completion of the call that began it (P-75, P-76,
  /// medium).
  public var completesCancelledTransitions = true

  /// Whether the end of a gesture is remembered if it comes before the transition of the stack or
  /// the tabs has started to move.
  ///
  /// If false, the transition stalls, and this is reported (N-71, high as a hazard).
  public var remembersEarlyEnds = true

  /// Whether the edge swipe begins on a stack whose delegate implements the animator query but
  /// returns nil for this pop (N-61, low).
  ///
  /// If false, such a delegate always prevents the edge swipe (medium).
  public var swipesBesideAnimators = true

  /// Whether the system's own pushes, pops and modal transitions are fluid, which means that they
  /// can be interrupted at any time (N-80 to N-85).
  ///
  /// Zooms are always fluid.
  public var areTransitionsFluid = false

  /// Whether a controller's `preferredTransition` is used (N-86).
  public var supportsZoom = true

  /// Whether a stack shows its root when the stack begins to appear, rather than in its first
  /// layout.
  ///
  /// A push in the same turn then reverses the root's appearance (N-19: iOS 17.4, not 18.2).
  public var showsRootBeforeLayout = false

  /// Whether an operation that has to wait for another operation is reported as nested (N-46).
  public var reportsNestedOperations = false

  /// The behavior of an app that is linked against a current SDK (iOS 13 to 26).
  public static let modern = SystemBehavior()

  /// The behavior of ``modern``, with transitions that can be interrupted at any time (N-80 to
  /// N-85).
  public static let fluid: SystemBehavior = {
    var system = SystemBehavior()
    system.areTransitionsFluid = true
    return system
  }()

  /// The behavior of ``modern``, with the hazards of systems that know no zoom.
  ///
  /// A gesture that ends too early stalls its stack (N-71), the edge swipe does not begin if the
  /// stack's delegate supplies animators (N-61), and a push may reverse the root's first appearance
  /// (N-19).
  public static let classic: SystemBehavior = {
    var system = SystemBehavior()
    system.remembersEarlyEnds = false
    system.swipesBesideAnimators = false
    system.supportsZoom = false
    system.showsRootBeforeLayout = true
    return system
  }()

  /// The behavior of an app that is linked against an old SDK.
  ///
  /// It is that of ``classic`` with these differences: transitions without animation begin in the
  /// call, requests during a transition are refused, a dismiss that does nothing calls no
  /// completion, and nested operations are reported.
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
