import Foundation

/// The controllers that a navigation controller shows.
extension NavigationController {
  /// The controller whose view is in the stack's view; nil before the first display.
  final var shown: ViewController? {
    guard let shown = fact({ $0.shown(in: $1) }) else { return nil }
    return withWorld { $0.controller(shown) }
  }

  /// Whether the shown controller is appearing, because the stack has entered a window in this
  /// turn.
  ///
  /// A push or pop before the commit would reverse the unfinished appearance (N-48a).
  final var isEnteringWindow: Bool {
    guard let world, shown?.isAppearing == true else { return false }
    return world.commits.hasArrival(around: self)
  }

  /// Returns the size of the stack's view around a controller's view with a given size (P-91a).
  ///
  /// Visible bars are above and below the controller's view.
  final func addingBars(to size: CGSize) -> CGSize {
    let bars = [isNavigationBarHidden, isLowerBarHidden || hidesBottomBar].count { !$0 }
    return CGSize(width: size.width, height: size.height + CGFloat(bars) * NavigationBar.height)
  }

  /// Calls and resizes the presentation of the stack if the preferred content size of the new top
  /// controller differs from that of the old one (P-91a).
  final func followPreferredSize() {
    guard let presentation = ownPresentationController, presentation.relation != nil,
      let frame = presentation.preferredFrame,
      frame.size != presentation.manager.presentedView?.bounds.size
    else { return }
    preferredContentSizeChanged()
  }

  /// Whether operations wait for the running operation (N-42).
  package final var hasOperationsWaiting: Bool {
    fact { $0.isWaiting($1) } ?? false
  }

  /// Stores whether a controller in the stack hides the bars below now.
  ///
  /// A later value of `hidesBottomBarWhenPushed`, for example one that the controller sets in
  /// `viewDidLoad`, has no effect until the next push, pop or set (N-36). The stack is not searched
  /// if there is no bar below, because the search takes time in a long stack.
  final func decideLowerBars() {
    let mayHaveBars = ownParent != nil || transitionView.toolbar != nil
    transitionView.decideLowerBars(hidden: mayHaveBars ? requiresHiddenBars : nil)
  }

  fileprivate final var requiresHiddenBars: Bool {
    viewControllers.contains { $0.hidesBottomBarWhenPushed }
  }

  /// Records whether the stack's view is on screen (N-34, N-41a).
  final func noteWindow() {
    apply { .inWindow($0, isViewOnScreen) }
  }
}

extension ModelObject where Self: NavigationController {
  /// Whether the stack hides the tab bar of the tab bar controller that contains the stack.
  ///
  /// True if a controller in the stack had `hidesBottomBarWhenPushed` during the last push, pop or
  /// set (N-36). Before the first of these, and if there was no bar below then, the current values
  /// count.
  @_disfavoredOverload public var hidesBottomBar: Bool {
    transitionView.hidesLowerBars ?? requiresHiddenBars
  }
}
