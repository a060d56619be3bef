/// A detected misuse of the API, with a message and advice on what to do instead.
///
/// If UIKit prints a message for the misuse, the message has the same text, with the printed names
/// of controllers instead of addresses.
public struct PresentationIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a misuse.
  ///
  /// Each description begins with the number of the broken rule, if there is one.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// P-39: the presented controller has a parent.
    ///
    /// UIKit raises an exception.
    case presentedHasParent
    /// P-40: the presented controller would become its own presenter.
    ///
    /// UIKit raises an exception.
    case presentedOnItself
    /// P-41: the presenter has not finished an earlier `present` or `dismiss`.
    case presenterInProgress
    /// P-42: the presenter's view is not in a window.
    case presenterNotInWindow
    /// P-43: the presenter already presents another controller.
    case alreadyPresenting
    /// P-44: the receiver is not part of the window's controller tree.
    ///
    /// The controller is presented nevertheless.
    case detachedReceiver
    /// P-45: another controller already presents the presented controller.
    ///
    /// UIKit raises an exception.
    case presentedElsewhere
    /// P-8: a controller with the style `none` was presented.
    ///
    /// UIKit raises an exception.
    case styleNone
    /// P-46b: a popover has no view to point at.
    ///
    /// UIKit raises an exception in the commit, after `present` has returned.
    case popoverWithoutSource
    /// P-95, N-48: an appearance transition was ended that had not begun.
    ///
    /// This code is also reported if a transition reverses an appearance that another transition
    /// has begun, or if a tab is selected during a transition of the tabs.
    case unbalancedAppearance
    /// P-101, C-15: a controller's parent is not the controller that contains its view.
    ///
    /// UIKit raises an exception.
    case inconsistentParent
    /// C-1a: a controller was added to itself, to a controller inside it, or to a controller that
    /// is presented from inside it.
    ///
    /// Nothing changes.
    case controllerInsideItself
    /// P-101a: the new root of a window is the root of another window, or is presented.
    ///
    /// The old root stays.
    case inconsistentRoot
    /// C-16: a view was assigned to two controllers.
    ///
    /// UIKit raises an exception.
    case sharedView
    /// N-23 to N-27: an operation on a stack is not possible.
    ///
    /// UIKit raises an exception.
    case stackOperation
    /// N-46: an operation had to wait for another operation.
    ///
    /// Reported only if ``SystemBehavior/reportsNestedOperations`` is true.
    case nestedOperation
    /// N-62: the app's condition allowed an edge swipe at the root of a stack.
    ///
    /// Nothing begins.
    case swipedAtRoot
    /// N-71: a gesture ended before its transition began, so the transition will never end.
    case stalledTransition
    /// N-101: a controller without a tab was selected.
    ///
    /// UIKit raises an exception.
    case selectedStranger
    /// a property animator was used in a state that does not allow the call.
    ///
    /// UIKit raises an exception.
    case animatorState
    /// a property animator was released while it was paused or stopped.
    ///
    /// UIKit raises an exception.
    case releasedAnimator
    /// T-45a: a running transition was paused, but its interruptible animator does not run.
    ///
    /// Nothing is paused.
    case pausedAnotherAnimator
    /// C-13: two controllers in a transition have no common parent.
    ///
    /// UIKit raises an exception.
    case noCommonParent
    /// P-45: the presented controller is on screen below the presenter; the message is the text
    /// that an older system prints.
    ///
    /// UIKit raises an exception.
    case presentedIsActive
    /// P-59: `dismiss` was called before the presenter had finished its last request.
    case dismissInProgress
    /// P-81: `completeTransition` was called a second time.
    ///
    /// The second call has no effect.
    case completedTwice
    /// A frame, center, transform or alpha is not finite.
    ///
    /// The old value stays.
    case notFinite
    /// The layout of views has requested a new layout a hundred times in one commit.
    case layoutNeverSettles
    /// L-9: the attributes of a constraint do not fit each other, or its items have no common
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
    /// A view was added to itself or to a view inside it.
    ///
    /// Nothing changes.
    case viewInsideItself
    /// A ready-made transition did not find a view or controller that it needs.
    ///
    /// The transition ends immediately.
    case transitionMisses
    /// H-1, H-40: two views of one screen have the same hero ID.
    ///
    /// Only the front-most of these views flies.
    case duplicateHero
    /// H-40: a view with a hero ID is inside another view with a hero ID.
    ///
    /// Only the outer view flies.
    case nestedHero
    /// H-43: the frame of a hero is not finite.
    ///
    /// The hero does not fly.
    case heroNotFinite
    /// G-10: a matched group has several source views.
    ///
    /// The last source view determines the geometry.
    case ambiguousMatch
    /// G-20: matched views follow each other in a cycle.
    ///
    /// In the cycle, the view that was registered last follows no other view.
    case matchedCycle
    /// A controller of one world was used in another world, or an animation block of one world has
    /// changed a view of another world.
    case crossedWorlds
    /// a call that names no world was made while several stages were open, or before a stage
    /// was opened.
    case noWorld
    /// a group was left more often than it was entered.
    ///
    /// UIKit raises an exception.
    case unbalancedGroup
    /// An app used a part of UIKit that this package does not model.
    ///
    /// The message says what the package does instead.
    case notModelled
    /// A gesture of a test names a controller that has never existed.
    ///
    /// Nothing begins.
    case noSuchController
    /// an alert was used in a way that is not possible.
    ///
    /// UIKit raises an exception.
    case alertMisuse
    /// A tap of a test names an action that the alert does not have.
    ///
    /// Nothing happens.
    case noSuchAction
    /// An object was used after its owner had been released, or after its stage had been closed.
    ///
    /// Nothing changes.
    case ownerIsGone
  }

  /// The kind of the misuse.
  public let code: Code
  /// The message, with the printed names of controllers.
  public let message: String
  /// The advice that tells the developer what to do instead.
  public let advice: String
  /// The number of the broken rule, such as "P-43"; empty if no numbered rule covers the misuse.
  public let rule: String
  /// Whether UIKit raises an exception here, instead of logging a message and continuing.
  public let isRaised: Bool

  init(_ code: Code, rule: String = "", isRaised: Bool = false, _ message: String, advice: String) {
    (self.code, self.rule, self.isRaised) = (code, rule, isRaised)
    (self.message, self.advice) = (message, advice)
  }

  /// The code, the message and the advice, as a trace prints them.
  public var description: String { "\(code.rawValue): \(message) \(advice)" }
}
