package import PresentationTesting

/// A controller that a plan declares.
package struct PlanController: Hashable, Sendable {
  /// The modal presentation styles that a plan can give a controller.
  package enum Style: String, CaseIterable, Sendable {
    /// The system chooses the style: a page sheet.
    case automatic
    /// Covers the whole presenter; the presenter's view leaves the window.
    case fullScreen
    /// A sheet; the presenter's view stays in the window.
    case pageSheet
    /// A smaller sheet; the presenter's view stays in the window.
    case formSheet
    /// Covers the nearest presentation context; the context's view leaves the window.
    case currentContext
    /// The plan's own presentation controller decides; by default the content covers the presenter.
    case custom
    /// Covers the whole presenter; the presenter's view stays in the window.
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
  /// The parent's name; the child's view is added to the parent's view before the first step.
  package var parent: String?
  /// The controllers of a stack, from the root to the top; nil for other controllers.
  package var stack: [String]?
  /// The controllers of a tab bar controller, first tab first; nil for other controllers.
  package var tabs: [String]?
  /// Whether a tab bar controller has a delegate, which observes taps and returns animators.
  package var hasTabsDelegate = false
  /// Whether the delegate of a tab bar controller allows a tap to select a tab.
  package var maySelect = true
  /// Whether the controller hides the tab bar while it is in a stack (`hidesBottomBarWhenPushed`).
  package var hidesBar = false
  /// Whether a stack has a delegate, which observes shown controllers and returns animators.
  package var hasStackDelegate = false
  /// Whether the user must not dismiss the controller (`isModalInPresentation`).
  package var isModal = false
  /// Whether the controller is a presentation context (`definesPresentationContext`).
  package var definesContext = false
  /// Whether the adaptive delegate allows a dismissal by the user; nil without a delegate.
  package var userMayDismiss: Bool?
  /// The animator of the controller's presentation; nil for the system's animation.
  ///
  /// For a stack, the animator animates pushes. For a tab bar controller, it animates every
  /// selection. If `dismissAnimator` is nil, the animator animates dismissals or pops as well.
  package var animator: PlanAnimator?
  /// The animator of the controller's dismissal; for a stack, of its pops.
  package var dismissAnimator: PlanAnimator?
  /// The ready-made transition of the presentation and dismissal; for a stack, of pushes and pops.
  package var transition: PlanTransition?
  /// The name of the view that takes part in a card or photo transition of this controller.
  package var matched: String?
  /// Whether the presentation controller removes the presenter's view; for the style `custom` only.
  package var removesPresenter = false
  /// Whether the presentation controller calls its delegate when a dismissal begins.
  ///
  /// The delegate is called even for dismissals by the program. For the style `custom` only.
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
