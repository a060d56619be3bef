/// The delegate of a search controller; every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Presents the search controller in the delegate's own way, when the search begins.
  ///
  /// If the method presents nothing, the search controller is presented from its
  /// ``UISearchController/source``.
  func presentSearchController(_ searchController: UISearchController)

  /// Called in `viewWillAppear` of the search controller, when it is presented.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called in `viewDidAppear` of the search controller.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called in `viewWillDisappear` of the search controller, when it is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called in `viewDidDisappear` of the search controller.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func presentSearchController(_ searchController: UISearchController) {}

  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
