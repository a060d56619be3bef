import UIKit

/// A delegate of all containers and presentations that calls a closure in each of its methods.
@MainActor final class ContainerGuide: NSObject {
  var onCall: () -> Void = {}
  /// The style that a presentation gets next.
  var style = UIModalPresentationStyle.none
}

extension ContainerGuide: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { onCall() }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { onCall() }
}

extension ContainerGuide: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { onCall() }
}

extension ContainerGuide: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { onCall() }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { onCall() }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { onCall() }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    onCall()
    return proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { onCall() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { onCall() }
}

extension ContainerGuide: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { onCall() }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { onCall() }
}

extension ContainerGuide: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) { onCall() }
  func didPresentSearchController(_ searchController: UISearchController) { onCall() }
  func willDismissSearchController(_ searchController: UISearchController) { onCall() }
  func didDismissSearchController(_ searchController: UISearchController) { onCall() }
}

extension ContainerGuide: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    onCall()
    return style
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    onCall()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onCall()
  }
}
