/// The behaviors that differ between versions of the system, or that no source describes.
///
/// Each behavior is one property. A number and a word such as "A-45, low" name the rule and the
/// confidence in it.
public struct SystemBehavior: Hashable, Sendable {
  /// The duration of the system's modal animations.
  ///
  /// No rule defines this duration; the default is a choice of this package.
  public var modalTransitionDuration: Duration = .milliseconds(500)

  /// The duration of the system's pushes and pops.
  ///
  /// No rule defines this duration; the default is a choice of this package.
  public var stackTransitionDuration: Duration = .milliseconds(350)

  /// The duration of a window's rotation.
  ///
  /// No rule defines this duration; the default is a choice of this package.
  public var rotationDuration: Duration = .milliseconds(300)

  /// The limit for short spring animations: a spring with less remaining time ends in the next
  /// run-loop turn (A-45, low).
  public var instantSpringDuration: Duration = .milliseconds(100)

  /// Whether a transition without animation begins in the commit instead of inside the call (P-21,
  /// medium).
  public var defersPlainTransitions = true

  /// Whether the transition of a sheet without animation ends one run-loop turn after it begins
  /// (P-21a, high).
  ///
  /// This behavior was measured on a real system. Transitions of other styles end in the commit in
  /// which they begin. If `defersPlainTransitions` is false, this property has no effect.
  public var plainSheetEndsNextTurn = true

  /// Whether a request waits for the end of a visible transition (P-57, medium-high).
  ///
  /// If false, the request is refused with a message (P-41, P-59).
  public var queuesRequests = true

  /// Whether `dismiss` calls its completion even if there is nothing to dismiss (P-49, low) or the
  /// presenter is busy (P-59, medium).
  public var completesNoopDismiss = true

  /// Whether a canceled transition calls the completion of the call that began it (P-75, P-76,
  /// medium).
  public var completesCancelledTransitions = true

  /// Whether the end of a gesture is remembered if the gesture ends before the transition of the
  /// stack or the tabs has started to move.
  ///
  /// If false, the transition never ends, and an issue is reported (N-71, high confidence that this
  /// happens).
  public var remembersEarlyEnds = true

  /// Whether an edge swipe begins if the stack's delegate implements the animator method and
  /// returns nil for the pop (N-61, low).
  ///
  /// If false, a delegate that implements the animator method always prevents the edge swipe
  /// (medium).
  public var swipesBesideAnimators = true

  /// Whether the system's own pushes, pops and modal transitions are fluid, which means that they
  /// can be interrupted at any time (N-80 to N-85).
  ///
  /// Zooms are always fluid.
  public var areTransitionsFluid = false

  /// Whether a controller's `preferredTransition` is used (N-86).
  public var supportsZoom = true

  /// Whether a stack shows its root when the stack begins to appear, instead of in its first
  /// layout.
  ///
  /// If true, a push in the same run-loop turn reverses the root's appearance (N-19: iOS 17.4, not
  /// 18.2).
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

  /// The behavior of ``modern``, with the hazards of systems that have no zoom transitions.
  ///
  /// If a gesture ends too early, its transition never ends (N-71). If the stack's delegate
  /// supplies animators, the edge swipe does not begin (N-61). A push may reverse the root's first
  /// appearance (N-19).
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
  /// The behavior differs from ``classic`` in four ways. Transitions without animation begin in the
  /// call. Requests during a transition are refused. If a `dismiss` has nothing to dismiss, its
  /// completion is not called. Nested operations are reported.
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
