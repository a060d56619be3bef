/// Shows what was found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
