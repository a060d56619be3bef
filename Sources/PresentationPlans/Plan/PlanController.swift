package import PresentationTesting

/// A controller that a plan declares.
package struct PlanController: Hashable, Sendable {
  /// The modal presentation styles that a plan can give a controller.
  package enum Style: String, CaseIterable, Sendable {
    /// The style that the system chooses, which is a page sheet.
    case automatic
    /// Covers the whole presenting controller, whose view leaves the window.
    case fullScreen
    /// A sheet; the presenting controller's view stays in the window.
    case pageSheet
    /// A smaller sheet; the presenting controller's view stays in the window.
    case formSheet
    /// Covers the nearest presentation context; the context's view leaves the window.
    case currentContext
    /// The plan's presentation controller decides whether to remove the presenting controller's
    /// view.
    case custom
    /// Covers the whole presenting controller, whose view stays in the window.
    case overFullScreen
    /// Covers the nearest presentation context; the context's view stays in the window.
    case overCurrentContext
    /// A popover, which becomes a sheet in the narrow window of a stage.
    case popover
  }

  /// The name, which is unique in the plan.
  package var name: String
  /// Whether the controller is the window's root; a plan has exactly one root.
  package var isRoot: Bool
  /// The presentation style; nil for the default style of a new controller.
  package var style: Style?
  /// The name of the parent; nil for a controller without a parent.
  ///
  /// The child's view is added to the parent's view before the first step.
  package var parent: String?
  /// The controllers of a stack, from the root to the top; nil for other controllers.
  package var stack: [String]?
  /// The controllers of a tab bar controller, first tab first; nil for other controllers.
  package var tabs: [String]?
  /// Whether a tab bar controller has a delegate, which observes taps and returns animators.
  package var hasTabsDelegate = false
  /// Whether the delegate of a tab bar controller allows a tap to select a tab.
  package var maySelect = true
  /// Whether a stack hides the tab bar for this controller (`hidesBottomBarWhenPushed`).
  package var hidesBar = false
  /// Whether a stack has a delegate, which observes shown controllers and returns animators.
  package var hasStackDelegate = false
  /// Whether the user must not dismiss the controller (`isModalInPresentation`).
  package var isModal = false
  /// Whether the controller is a presentation context (`definesPresentationContext`); nil for the
  /// default.
  package var definesContext: Bool?
  /// Whether the adaptive delegate lets the user dismiss the controller; nil without a delegate.
  package var userMayDismiss: Bool?
  /// The animator of the controller's presentation; nil for the system's animation.
  ///
  /// For a stack, the animator animates pushes. For a tab bar controller, it animates every
  /// selection. If there is no `dismissAnimator`, the animator also animates dismissals and pops.
  package var animator: PlanAnimator?
  /// The animator of the controller's dismissal; for a stack, of its pops.
  package var dismissAnimator: PlanAnimator?
  /// The ready-made transition with which the controller is presented and dismissed.
  ///
  /// For a stack, the transition animates pushes and pops.
  package var transition: PlanTransition?
  /// The name of the view at which a card or photo transition of this controller starts or ends.
  package var matched: String?
  /// Whether the custom presentation controller removes the presenting controller's view from the
  /// window.
  package var removesPresenter = false
  /// Whether the custom presentation controller calls its delegate when any dismissal begins.
  ///
  /// The delegate is then called even for dismissals by the program.
  package var forwardsWillDismiss = false
  /// Whether a stack shows no back button for the controller, which also disables the edge swipe.
  package var hidesBackButton = false
  /// Whether a stack hides its navigation bar, which also disables the edge swipe.
  package var hidesNavigationBar = false
  /// The position of the controller's name in the file.
  package var position: TextPosition

  init(name: String, isRoot: Bool, style: Style?, position: TextPosition) {
    (self.name, self.isRoot, self.style, self.position) = (name, isRoot, style, position)
  }
}
