import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A search controller and its search bar.
@MainActor @Suite("Searching") struct SearchTests {
  /// A delegate that records every call, and that can prevent editing.
  final class Listener: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
    UISearchResultsUpdating
  {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begins") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ends") }
    func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { heard.append(text) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      heard.append("scope \(scope)")
    }
    func willPresentSearchController(_ search: UISearchController) { heard.append("will present") }
    func didPresentSearchController(_ search: UISearchController) { heard.append("did present") }
    func willDismissSearchController(_ search: UISearchController) { heard.append("will dismiss") }
    func didDismissSearchController(_ search: UISearchController) { heard.append("did dismiss") }
    func updateSearchResults(for search: UISearchController) {
      heard.append("update \(search.searchBar.text ?? "nothing")")
    }
  }

  private let home = PlainViewController(title: "Home")
  private let listener = Listener()

  @Test func `the delegate of a search bar is called for typing, keys and buttons`() throws {
    let bar = UISearchBar(frame: .zero), stage = Stage(home)
    home.view.addSubview(bar)
    (bar.delegate, bar.placeholder, bar.prompt) = (listener, "Mails", "Search")
    (bar.showsScopeBar, bar.searchBarStyle) = (true, UISearchBar.Style.minimal)
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton && bar.searchTextField.placeholder == "Mails")
    listener.mayBegin = false
    bar.searchTextField.type("x")
    #expect(listener.heard == [] && bar.text == "")
    listener.mayBegin = true
    bar.searchTextField.type("ab")
    bar.searchTextField.tapReturn()
    bar.tapScope(1)
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.tapScope(1)
    #expect(listener.heard == ["begins", "a", "ab", "search", "scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1 && bar.prompt == "Search" && bar.showsScopeBar)
    listener.mayEnd = false
    #expect(!bar.searchTextField.resignFirstResponder())
    listener.mayEnd = true
    #expect(bar.searchTextField.resignFirstResponder())
    bar.tapCancel()
    #expect(listener.heard.suffix(2) == ["ends", "cancel"] && bar.text == "ab")
    try stage.close()
  }

  @Test(arguments: [true, false])
  func `a search that the user or the app ends deletes the text`(isByUser: Bool) throws {
    let stage = Stage(home), search = UISearchController(searchResultsController: nil)
    (search.source, search.delegate, search.searchResultsUpdater) = (home, listener, listener)
    search.isActive = true
    try stage.settle()
    search.searchBar.searchTextField.type("a")
    if isByUser { search.searchBar.tapCancel() } else { search.isActive = false }
    try stage.settle()
    #expect(
      listener.heard == [
        "will present", "did present", "update ", "update a", "update ", "will dismiss",
        "did dismiss",
      ])
    #expect(search.searchBar.text == "" && !search.searchTextField.isFirstResponder)
    #expect(stage.visible == ["Home"])
  }
}
