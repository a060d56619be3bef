/// A detected misuse of the API, with a message and advice on what to do instead.
///
/// For a misuse that UIKit reports, ``message`` has UIKit's text, with the names of controllers
/// instead of addresses.
public struct PresentationIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a misuse.
  ///
  /// The documentation of a case usually begins with the number of the rule that the misuse breaks,
  /// such as P-39.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// P-39: `present` was called with a controller that has a parent.
    ///
    /// UIKit raises an exception.
    case presentedHasParent
    /// P-40: a controller was presented on itself.
    ///
    /// UIKit raises an exception.
    case presentedOnItself
    /// P-41: `present` was called while an earlier `present` or `dismiss` of the presenter was in
    /// progress.
    case presenterInProgress
    /// P-42: `present` was called while the presenter's view was not in a window.
    case presenterNotInWindow
    /// P-43: `present` was called while the presenter already presented a controller.
    case alreadyPresenting
    /// P-44: `present` was called on a controller whose own view is not in a visible window.
    ///
    /// The presentation begins nevertheless.
    case detachedReceiver
    /// P-45: `present` was called with a controller that another controller already presents.
    ///
    /// UIKit raises an exception.
    case presentedElsewhere
    /// P-8: a controller with the style `none` was presented.
    ///
    /// UIKit raises an exception.
    case styleNone
    /// P-46b: a popover has no source view to point at.
    ///
    /// UIKit raises an exception when the presentation begins, after `present` has returned.
    case popoverWithoutSource
    /// P-95, N-48: `endAppearanceTransition` was called without `beginAppearanceTransition`.
    ///
    /// The issue is also reported in two other cases. First: while a controller in a container is
    /// appearing, another transition, such as a push, makes the controller disappear, or the other
    /// way round (N-48a). Second: a tab is selected while another change of tabs is animated.
    case unbalancedAppearance
    /// P-101, C-15: a parent and a child do not fit together.
    ///
    /// There are three cases. The child is the root of a window. The child is presented. The
    /// child's view is inside the view of a controller that is not the child's parent.
    ///
    /// UIKit raises an exception.
    case inconsistentParent
    /// C-1a: a controller was added to itself, or to a controller that it contains or presents.
    ///
    /// The added controller may contain or present the other controller indirectly: for example,
    /// its child presents the other controller. Nothing changes.
    case controllerInsideItself
    /// P-101a: the new root of a window is the root of another window, or is presented.
    ///
    /// The old root stays.
    case inconsistentRoot
    /// C-20: a page view controller that shows a single page was given another number of pages.
    ///
    /// UIKit raises an exception.
    case pageCount
    /// C-16: a view was assigned to two controllers.
    ///
    /// UIKit raises an exception.
    case sharedView
    /// N-23 to N-27: a push, a pop or a change of `viewControllers` is not possible.
    ///
    /// UIKit raises an exception.
    case stackOperation
    /// N-46: a push or pop was called while another push or pop of the navigation controller was
    /// running.
    ///
    /// Reported only if ``SystemBehavior/reportsNestedOperations`` is true.
    case nestedOperation
    /// N-62: the user swiped back while the navigation controller showed its root controller.
    ///
    /// The swipe has no effect.
    case swipedAtRoot
    /// N-71: a gesture ended before its transition began to move.
    ///
    /// If ``SystemBehavior/remembersEarlyEnds`` is false, as on old systems, the end of the gesture
    /// is lost, and the transition never ends. If the property is true, this issue is not reported,
    /// and the end of the gesture takes effect later (P-79).
    case stalledTransition
    /// N-101: `selectedViewController` was set to a controller without a tab.
    ///
    /// UIKit raises an exception.
    case selectedStranger
    /// N-101b: the items, the selected item or the delegate of a tab bar controller's bar were set.
    ///
    /// UIKit raises an exception.
    case managedTabBar
    /// A-2, A-20 to A-23: a property animator was used in a state that does not allow the call.
    ///
    /// UIKit raises an exception.
    case animatorState
    /// A-20: a property animator was released while it was paused or stopped.
    ///
    /// UIKit raises an exception.
    case releasedAnimator
    /// T-45a: a transition could not be paused, because the animator from
    /// `interruptibleAnimator(using:)` is not running.
    ///
    /// The attempt to pause has no effect.
    case pausedAnotherAnimator
    /// C-13: `transition(from:to:)` was called, and at least one of the two controllers is not a
    /// child of the receiver.
    ///
    /// UIKit raises an exception.
    case noCommonParent
    /// P-45: `present` was called with a controller that is already shown in another role.
    ///
    /// The controller is a window's root, contains the presenter, or is presented below the
    /// presenter. UIKit raises an exception. The message is taken from an older version of UIKit.
    case presentedIsActive
    /// P-59: `dismiss` was called while a `present` or `dismiss` of the presenter was still
    /// running.
    case dismissInProgress
    /// P-81: `completeTransition` was called a second time.
    ///
    /// The second call has no effect.
    case completedTwice
    /// A value that was set or passed is not finite, for example a frame, an alpha or a delay.
    ///
    /// The value is ignored. If it was set to a property, the property keeps its old value.
    case notFinite
    /// Layout callbacks have requested a new layout a hundred times in one run-loop turn.
    case layoutNeverSettles
    /// Work has scheduled more work for the same instant a thousand times, and the clock has moved
    /// on.
    case endlessTurns
    /// L-9: a constraint relates attributes of different kinds, or views without a common
    /// superview.
    ///
    /// UIKit raises an exception.
    case illegalConstraint
    /// L-2, L-3: a required constraint contradicts other constraints or a frame.
    ///
    /// The required constraint has no effect.
    case brokenConstraint
    /// L-8: constraints do not determine the place of a view.
    case ambiguousLayout
    /// A view was added to itself or to one of its descendants.
    ///
    /// Nothing changes.
    case viewInsideItself
    /// A ready-made transition did not find a view or controller that it needs.
    ///
    /// The transition ends immediately.
    case transitionMisses
    /// H-1, H-40: two views of one controller have the same hero ID.
    ///
    /// Only the front-most of these views moves to its counterpart in the other controller's view.
    case duplicateHero
    /// H-40: a view with a hero ID is inside another view with a hero ID.
    ///
    /// Only the outer view moves to its counterpart in the other controller's view.
    case nestedHero
    /// H-43: the frame of a view with a hero ID is not finite.
    ///
    /// The view does not move to its counterpart in the other controller's view.
    case heroNotFinite
    /// G-10: several views in a group of matched views are marked as the source.
    ///
    /// The source that was registered last determines the geometry.
    case ambiguousMatch
    /// G-20: matched views follow each other in a cycle.
    ///
    /// In the cycle, the view that was registered last follows no other view.
    case matchedCycle
    /// A controller or a view of one ``World`` was used in another world.
    ///
    /// For example, an animation block of one world has changed a view of another world.
    case crossedWorlds
    /// R-15: a call such as `View.animate` was made while several stages were open, or before a
    /// stage was opened.
    ///
    /// The call does not name its ``World``, so the world is not known.
    case noWorld
    /// R-16: `leave()` was called on a dispatch group more often than `enter()`.
    ///
    /// UIKit raises an exception.
    case unbalancedGroup
    /// A view got a value that UIKit refuses with an exception.
    ///
    /// There are four cases: the step of a stepper is not above zero, or its minimum is not below
    /// its maximum; an index is beyond the arranged subviews of a stack view; a table or a
    /// collection view has a negative number of sections, rows or items; an index path has no
    /// section or no row. The old values stay, and a negative number counts as 0.
    case illegalValue
    /// An app used a part of UIKit that this package does not model.
    ///
    /// The message says what the package does instead.
    case notModelled
    /// A simulated gesture names a controller that has never existed.
    ///
    /// The gesture has no effect.
    case noSuchController
    /// Q-3: an alert was used in a wrong way; for example, it has two actions of the style
    /// `cancel`.
    ///
    /// UIKit raises an exception.
    case alertMisuse
    /// The changes of a table or of a collection view do not explain the numbers of rows or items
    /// that its data source returns after them, or a snapshot of a diffable data source contains an
    /// identifier twice, or names one that it does not contain.
    ///
    /// UIKit raises an exception.
    case listUpdate
    /// A table or a collection view was scrolled to a row or an item that it does not have, a
    /// layout has attributes for such an item, or a simulated tap names such a row or item.
    ///
    /// UIKit raises an exception, except for the tap, which has no effect. Lists keep the numbers
    /// of their rows and items until `reloadData` or a change.
    case noSuchElement
    /// A simulated tap names an action that the alert does not have.
    ///
    /// The tap has no effect.
    case noSuchAction
    /// An object that a call needs does not exist.
    ///
    /// There are three cases. A presentation controller was asked for its presenter, but the
    /// presenter is not known yet. A presentation controller was asked for its presented
    /// controller, but that controller has been released. A simulated gesture was sent after the
    /// stage was closed. Nothing changes.
    case ownerIsGone
  }

  /// The kind of the misuse.
  public let code: Code
  /// A text that says what went wrong, usually with the names of the controllers involved.
  public let message: String
  /// The advice on what to do instead.
  public let advice: String
  /// The number of the broken rule, such as "P-43"; empty if no numbered rule covers the misuse.
  public let rule: String
  /// Whether UIKit raises an exception for this misuse; if false, UIKit logs a message and
  /// continues.
  public let isRaised: Bool

  init(_ code: Code, rule: String = "", isRaised: Bool = false, _ message: String, advice: String) {
    (self.code, self.rule, self.isRaised) = (code, rule, isRaised)
    (self.message, self.advice) = (message, advice)
  }

  /// The code, the message and the advice, as the trace of a test prints them.
  public var description: String {
    let isSentence = message.last.map(".!?".contains) == true
    return "\(code.rawValue): \(message)\(isSentence ? "" : ".") \(advice)"
  }
}
