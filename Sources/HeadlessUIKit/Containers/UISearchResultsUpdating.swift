/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
