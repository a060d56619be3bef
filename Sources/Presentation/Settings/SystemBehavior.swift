/// The behaviors that differ between versions of UIKit, or that no public source describes.
///
/// Each behavior is one property. A note such as "A-45, confidence low" names the rule that
/// describes the behavior, and says how certain it is that UIKit follows this rule.
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

  /// The shortest remaining time with which a spring animation is played (A-45, confidence low).
  ///
  /// When a spring animation starts or continues, its remaining time is compared with this value.
  /// If the remaining time is shorter, the animation ends in the next run-loop turn.
  public var instantSpringDuration: Duration = .milliseconds(100)

  /// Whether a modal transition without animation begins at the end of the run-loop turn in which
  /// it is requested (P-21, confidence medium).
  ///
  /// If false, the transition begins inside the call of `present` or `dismiss`.
  public var defersPlainTransitions = true

  /// Whether a sheet's transition without animation ends one run-loop turn after its beginning
  /// (P-21a, confidence high).
  ///
  /// This behavior was measured with UIKit. Without animation, transitions of other styles begin
  /// and end in the same turn. If `defersPlainTransitions` is false, this property has no effect.
  public var plainSheetEndsNextTurn = true

  /// Whether requests, such as a `present`, wait for the end of a running modal transition (P-57,
  /// confidence medium-high).
  ///
  /// If false, `present` and `dismiss` are refused with a message while a modal transition runs
  /// (P-41, P-59). A push or pop is not refused: it begins at once.
  public var queuesRequests = true

  /// Whether `dismiss` calls its completion even if nothing is dismissed.
  ///
  /// Nothing is dismissed in two cases:
  ///
  /// - No controller is presented (P-49, confidence low).
  /// - The call is refused, because another `present` or `dismiss` of the presenter is running
  ///   (P-59, confidence medium).
  public var completesNoopDismiss = true

  /// Whether the completion of `present` or `dismiss` is called even if the transition is canceled
  /// (P-75, P-76, confidence medium).
  public var completesCancelledTransitions = true

  /// Whether a push or pop ends normally if its gesture ends before the transition has started to
  /// move.
  ///
  /// If false, such a transition never ends, and an issue is reported (N-71, confidence high).
  public var remembersEarlyEnds = true

  /// Whether an edge swipe begins if the navigation controller's delegate returns no animator for
  /// the pop (N-61, confidence low).
  ///
  /// If false, a delegate that implements the method
  /// `navigationController(_:animationControllerFor:from:to:)` always prevents the edge swipe
  /// (confidence medium).
  public var swipesBesideAnimators = true

  /// Whether `navigationBar(_:shouldPop:)` of a navigation controller is also called after
  /// `popViewController(animated:)` and at the beginning of an edge swipe (N-37b, confidence
  /// medium).
  ///
  /// If false, the method is called only after a tap on the back button.
  public var asksBarAfterPops = true

  /// Whether the system's own pushes, pops and modal transitions can be interrupted at any time
  /// (N-80 to N-85).
  ///
  /// Zoom transitions can always be interrupted.
  public var areTransitionsFluid = false

  /// Whether a controller's `preferredTransition` is used (N-86).
  public var supportsZoom = true

  /// Whether a navigation controller shows its root as soon as the navigation controller begins to
  /// appear.
  ///
  /// If true, the root begins to appear even if another controller is pushed in the same run-loop
  /// turn. The root then disappears. If false, the root is shown in the first layout of the
  /// navigation controller's view. If another controller is pushed before this layout, the root
  /// does not appear. The behavior for true was observed on iOS 17.4, and the behavior for false on
  /// iOS 18.2 (N-19).
  public var showsRootBeforeLayout = false

  /// Whether an issue is reported if a push or pop has to wait for another push or pop (N-46).
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

  /// The behavior of systems that have no zoom transitions.
  ///
  /// The behavior differs from ``modern`` in four ways:
  ///
  /// - A controller's `preferredTransition` is ignored (N-86).
  /// - A push or pop never ends if its gesture ends before the transition has started to move
  ///   (N-71).
  /// - The edge swipe does not begin if the navigation controller's delegate implements
  ///   `navigationController(_:animationControllerFor:from:to:)` (N-61).
  /// - The root of a navigation controller begins to appear together with the navigation
  ///   controller. If another controller is pushed in the same run-loop turn, the root then
  ///   disappears (N-19).
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
  /// The behavior differs from ``classic`` in four ways:
  ///
  /// - Modal transitions without animation begin inside the call of `present` or `dismiss`.
  /// - Calls of `present` and `dismiss` during a modal transition are refused.
  /// - If there is nothing to dismiss, `dismiss` does not call its completion.
  /// - A push or pop that has to wait is reported as an issue.
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
