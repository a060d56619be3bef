package import PresentationTesting

/// A controller that a plan declares.
package struct PlanController: Hashable, Sendable {
  /// The modal presentation styles that a plan can give a controller.
  package enum Style: String, CaseIterable, Sendable {
    /// The system chooses: a page sheet.
    case automatic
    /// Covers the presenter whole; its view leaves the window.
    case fullScreen
    /// A sheet; the presenter's view stays.
    case pageSheet
    /// A smaller sheet; the presenter's view stays.
    case formSheet
    /// Covers the nearest context; its view leaves the window.
    case currentContext
    /// A presentation controller of the plan's own decides; a plain one covers.
    case custom
    /// Covers the presenter whole; its view stays.
    case overFullScreen
    /// Covers the nearest context; its view stays.
    case overCurrentContext
    /// A sheet, in the narrow window of a stage.
    case popover
  }

  /// Its name, unique in the plan.
  package var name: String
  /// Whether it is the window's root, as exactly one is.
  package var isRoot: Bool
  /// The presentation style; nil for that of a new controller.
  package var style: Style?
  /// The parent of the controller before the stage begins; its view is inside the parent's view.
  package var parent: String?
  /// The controllers of a stack, from the root to the top; nil if it is no stack.
  package var stack: [String]?
  /// The controllers of a tab bar controller, from the first tab to the last; nil if it is none.
  package var tabs: [String]?
  /// Whether tabs have a delegate, which is called for taps and supplies their animator.
  package var hasTabsDelegate = false
  /// Whether that delegate allows the selection when the user taps.
  package var maySelect = true
  /// Whether the tab bar is hidden while it is in a stack (`hidesBottomBarWhenPushed`).
  package var hidesBar = false
  /// Whether a stack has a delegate, which is called when a controller is shown and supplies
  /// animators.
  package var hasStackDelegate = false
  /// Whether the user may not dismiss it (`isModalInPresentation`).
  package var isModal = false
  /// Whether presentations in a context stop at it (`definesPresentationContext`).
  package var definesContext = false
  /// Whether its adaptive delegate allows a dismissal by the user; nil for no delegate.
  package var userMayDismiss: Bool?
  /// Animates its presentation, a stack's pushes instead, and the way back unless
  /// `dismissAnimator` does; of tabs, every selection; nil leaves all to the system.
  package var animator: PlanAnimator?
  /// Animates its dismissal, a stack's pops instead.
  package var dismissAnimator: PlanAnimator?
  /// The ready-made transition of its presentation, a stack's pushes and pops instead.
  package var transition: PlanTransition?
  /// The view that a card or photo transition grows out of, flies from, or flies to.
  package var matched: String?
  /// Whether its presentation controller removes the presenter's view; for `custom` only.
  package var removesPresenter = false
  /// Whether its presentation controller calls its delegate at the beginning of every dismissal,
  /// also the program's; for `custom` only.
  package var forwardsWillDismiss = false
  /// Whether a stack shows no back button beside it, so that there is no edge swipe either.
  package var hidesBackButton = false
  /// Whether a stack hides its bar, so that there is no edge swipe either.
  package var hidesNavigationBar = false
  /// The position of its name in the file.
  package var position: TextPosition

  init(name: String, isRoot: Bool, style: Style?, position: TextPosition) {
    (self.name, self.isRoot, self.style, self.position) = (name, isRoot, style, position)
  }
}
