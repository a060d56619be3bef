/// A misuse that was noticed: what happened, where it stood, and what to do.
///
/// The text is UIKit's, with the printed names of controllers instead of addresses.
public struct PresentationIssue: Hashable, Sendable, CustomStringConvertible {
  /// The stable name of a kind of misuse.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// P-39: the presented controller has a parent. Raised.
    case presentedHasParent
    /// P-40: the presented controller resolves to its own presenter. Raised.
    case presentedOnItself
    /// P-41: the presenter has not finished an earlier present or dismiss.
    case presenterInProgress
    /// P-42: the presenter's view is in no window.
    case presenterNotInWindow
    /// P-43: the presenter presents something already.
    case alreadyPresenting
    /// P-44: the receiver is not part of the window's controller tree. The call continues.
    case detachedReceiver
    /// P-45: the presented controller is presented by another one. Raised.
    case presentedElsewhere
    /// P-8: the style `none` has no presentation controller. Raised.
    case styleNone
    /// P-46b: a popover that points at nothing. Raised in the commit, after `present` returned.
    case popoverWithoutSource
    /// P-95, N-48: an end of an appearance transition without its beginning, or a selection during
    /// a tab transition.
    case unbalancedAppearance
    /// P-101, C-15: a controller's parent is not the one its view says. Raised.
    case inconsistentParent
    /// C-1a: a controller was added to itself, or to a controller inside it or above it. The call
    /// does nothing.
    case controllerInsideItself
    /// P-101a: the new root of a window is the root of another one, or is presented. The old root
    /// stays.
    case inconsistentRoot
    /// C-16: one view under two controllers. Raised.
    case sharedView
    /// N-23 to N-27: a stack was asked for what it cannot do. Raised.
    case stackOperation
    /// N-46: an operation had to wait for another; only old systems say so.
    case nestedOperation
    /// N-62: an edge swipe was let through at the root. Nothing begins.
    case swipedAtRoot
    /// N-71: a gesture ended before its transition began, which will never end.
    case stalledTransition
    /// N-101: a controller was selected that has no tab. Raised.
    case selectedStranger
    /// a property animator was used in a state that forbids it. Raised.
    case animatorState
    /// a property animator was released while it was paused or stopped. Raised.
    case releasedAnimator
    /// T-45a: a running transition was paused whose interruptible animator does not run. Nothing is
    /// paused.
    case pausedAnotherAnimator
    /// C-13: controllers without a common parent. Raised.
    case noCommonParent
    /// P-45, in an older system's words: the presented controller is on screen below. Raised.
    case presentedIsActive
    /// P-59: a dismiss reached a presenter that has not finished its last request.
    case dismissInProgress
    /// P-81: `completeTransition` was called a second time. The second call does nothing.
    case completedTwice
    /// A frame, a centre, a transform or an alpha is not finite. The value is kept as it was.
    case notFinite
    /// Layout asked for more layout a hundred times in one commit.
    case layoutNeverSettles
    /// L-9: a constraint whose attributes do not fit each other, or whose items have no common
    /// superview. Raised.
    case illegalConstraint
    /// L-2, L-3: a required constraint that contradicts others, or a frame. It has no effect.
    case brokenConstraint
    /// L-8: constraints do not determine the place of a view.
    case ambiguousLayout
    /// A view was added to itself or to a view inside it. The call does nothing.
    case viewInsideItself
    /// A ready-made transition found no view, or no screen, that it needs. It ends at once.
    case transitionMisses
    /// H-1, H-40: two views of one screen have the same hero ID. The one in front flies.
    case duplicateHero
    /// H-40: a view with a hero ID is inside another one. Only the outer one flies.
    case nestedHero
    /// H-43: the place of a hero is not finite. It does not fly.
    case heroNotFinite
    /// G-10: several views of a matched group give their geometry. The last one counts.
    case ambiguousMatch
    /// G-20: matched views follow each other in a circle. The last one stays where it is.
    case matchedCycle
    /// A controller belongs to one world and was used in another, or a view was changed in the
    /// animation block of another.
    case crossedWorlds
    /// a call that names no world was made while several stages were open, or none yet.
    case noWorld
    /// a group was left more often than it was entered. Raised.
    case unbalancedGroup
    /// Something of UIKit that has no model here was asked for. The message says what happens.
    case notModelled
    /// A gesture names a controller that was never there. Nothing begins.
    case noSuchController
    /// an alert was asked for what it cannot do. Raised.
    case alertMisuse
    /// A tap names an action that the alert does not have. Nothing happens.
    case noSuchAction
    /// An object was used after the object that it belongs to was released, or its stage closed.
    /// The call does nothing.
    case ownerIsGone
  }

  /// The kind of the misuse.
  public let code: Code
  /// The text, with printed names.
  public let message: String
  /// The advice on what to do instead.
  public let advice: String
  /// The rule it breaks, such as "P-43"; empty where no numbered rule speaks of it.
  public let rule: String
  /// Whether UIKit raises an exception here, rather than log and continue.
  public let isRaised: Bool

  init(_ code: Code, rule: String = "", isRaised: Bool = false, _ message: String, advice: String) {
    (self.code, self.rule, self.isRaised) = (code, rule, isRaised)
    (self.message, self.advice) = (message, advice)
  }

  /// The code, the text and the advice, as a trace prints them.
  public var description: String { "\(code.rawValue): \(message) \(advice)" }
}
