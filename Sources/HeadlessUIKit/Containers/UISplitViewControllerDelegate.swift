public import Presentation

/// The delegate of a split view controller.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes; optional.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Called before a column becomes visible in a wide window; optional.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column is hidden in a wide window; optional.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Returns the column whose controllers are on top when the columns form one stack; optional.
  ///
  /// The container proposes the secondary column, or the column `compact` if it has a controller. A
  /// container of the style `unspecified` does not call this method.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Called after the columns have become one stack; optional.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Returns the display mode when the columns separate again; optional.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after the columns have separated again; optional.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Returns whether the delegate has shown a detail controller itself; optional.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool

  /// Returns the controller that becomes the primary controller when the columns form one stack;
  /// nil for the primary controller itself.
  ///
  /// The method is optional. Only a container of the style `unspecified` calls this method.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> ViewController?

  /// Returns the controller that becomes the primary controller when the columns separate; nil for
  /// the primary controller itself.
  ///
  /// The method is optional. Only a container of the style `unspecified` calls this method.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> ViewController?

  /// Returns whether the secondary controller stays away from the stack of a narrow window.
  ///
  /// The method is optional. Only a container of the style `unspecified` calls this method.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool

  /// Returns the controller that becomes the secondary controller when the columns separate; nil
  /// for the controllers that left the secondary column before.
  ///
  /// The method is optional. Only a container of the style `unspecified` calls this method. The
  /// delegate can remove controllers from the primary controller's stack in this method.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
}

extension UISplitViewControllerDelegate {
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}

  /// Returns the proposed column by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Does nothing by default.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Returns the proposed mode by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposed }

  /// Does nothing by default.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }

  /// Returns nil by default.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> ViewController? { nil }

  /// Returns nil by default.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> ViewController? { nil }

  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }

  /// Returns nil by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }
}
