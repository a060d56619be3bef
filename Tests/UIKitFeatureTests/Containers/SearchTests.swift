import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// A search controller and its search bar.
@MainActor @Suite("Searching") struct SearchTests {
  /// A delegate that records every call, and that can prevent editing.
  final class Listener: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
    UISearchResultsUpdating
  {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true
    var refused: String?

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begins") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ends") }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != refused }
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
    expect(bar.showsCancelButton && bar.searchTextField.placeholder == "Mails")
    listener.mayBegin = false
    bar.searchTextField.type("x")
    expect(listener.heard == [] && bar.text == "")
    listener.mayBegin = true
    bar.searchTextField.type("ab")
    bar.searchTextField.tapReturn()
    bar.tapScope(1)
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.tapScope(1)
    expect(listener.heard, equals: ["begins", "a", "ab", "search", "scope 1"])
    expect(bar.selectedScopeButtonIndex == 1 && bar.prompt == "Search" && bar.showsScopeBar)
    listener.mayEnd = false
    expect(!bar.searchTextField.resignFirstResponder())
    listener.mayEnd = true
    expect(bar.searchTextField.resignFirstResponder())
    bar.tapCancel()
    expect(listener.heard.suffix(2) == ["ends", "cancel"] && bar.text == "ab")
    try stage.close()
  }

  @Test func `the field of a search bar is the first responder in place of the bar`() throws {
    let bar = UISearchBar(frame: .zero), stage = Stage(home)
    bar.delegate = listener
    expect(!bar.becomeFirstResponder() && !bar.isFirstResponder, "outside of the window")
    home.view.addSubview(bar)
    expect(bar.canBecomeFirstResponder && bar.becomeFirstResponder() && bar.isFirstResponder)
    expect(bar.searchTextField.isFirstResponder && listener.heard == ["begins"])
    listener.refused = "x"
    bar.searchTextField.type("ax")
    expect(bar.text == "a" && listener.heard == ["begins", "a"])
    listener.mayEnd = false
    expect(!bar.resignFirstResponder() && bar.isFirstResponder)
    listener.mayEnd = true
    expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    expect(listener.heard, equals: ["begins", "a", "ends"])
    Plain().searchBarBookmarkButtonClicked(bar)
    expect(
      Plain().searchBar(
        bar, shouldChangeTextIn: NSRange(location: 0, length: 0), replacementText: ""))
    try stage.close()
  }

  /// A delegate without methods.
  private final class Plain: NSObject, UISearchBarDelegate {}

  @Test(arguments: [true, false])
  func `a search that the user or the app ends deletes the text`(isByUser: Bool) throws {
    let stage = Stage(home), search = UISearchController(searchResultsController: nil)
    (search.source, search.delegate, search.searchResultsUpdater) = (home, listener, listener)
    search.isActive = true
    try stage.settle()
    search.searchBar.searchTextField.type("a")
    if isByUser { search.searchBar.tapCancel() } else { search.isActive = false }
    try stage.settle()
    expect(
      listener.heard,
      equals: [
        "will present", "did present", "update ", "update a", "update ", "will dismiss",
        "did dismiss",
      ])
    expect(search.searchBar.text == "" && !search.searchTextField.isFirstResponder)
    expect(stage.visible, equals: ["Home"])
  }

  @Test func `a search that is already ending is not ended a second time`() throws {
    let stage = Stage(home), search = UISearchController(searchResultsController: nil)
    (search.source, search.searchResultsUpdater) = (home, listener)
    search.isActive = true
    try stage.settle()
    search.isActive = false
    stage.advance(by: .milliseconds(100))
    search.isActive = false
    try stage.settle()
    expect(listener.heard == ["update "] && stage.visible == ["Home"])
    expect(stage.trace.lines.count { $0.event.hasPrefix("dismiss(") }, equals: 1)
  }

  @Test func `ending a search twice during its presentation dismisses only the search`() throws {
    let root = PlainViewController(title: "Root"), stage = Stage(root)
    home.modalPresentationStyle = .fullScreen
    root.present(home, animated: false)
    try stage.settle()
    let search = UISearchController(searchResultsController: nil)
    search.source = home
    search.isActive = true
    stage.runTurn()
    search.isActive = false
    search.isActive = false
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
  }

  @Test func `an updater can end the search when the text is empty`() throws {
    final class Ender: NSObject, UISearchResultsUpdating {
      var updates = 0
      func updateSearchResults(for search: UISearchController) {
        updates += 1
        if search.searchBar.text?.isEmpty != false { search.isActive = false }
      }
    }
    let stage = Stage(home), search = UISearchController(searchResultsController: nil)
    let ender = Ender()
    search.source = home
    search.isActive = true
    try stage.settle()
    search.searchResultsUpdater = ender
    search.isActive = false
    try stage.settle()
    expect(ender.updates == 1 && stage.visible == ["Home"] && !search.isActive)
  }

  /// A list in a stack, whose navigation item has a search controller.
  private final class List: UIViewController {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.searchController = search
    }
  }

  private func makeList() -> (list: List, stack: UINavigationController, stage: Stage) {
    let list = List(nibName: "List", bundle: nil)
    (list.search.delegate, list.search.searchResultsUpdater) = (listener, listener)
    let stack = UINavigationController(rootViewController: list)
    return (list, stack, Stage(stack))
  }

  private enum Beginning: CaseIterable { case touch, text, code }

  @Test(arguments: Beginning.allCases)
  private func `a touch, typed text or code begins the search of the navigation item`(
    by beginning: Beginning
  ) throws {
    let (list, stack, stage) = makeList(), field = list.search.searchBar.searchTextField
    expect(field.window === stage.window && field.isDescendant(of: stack.navigationBar))
    expect(stage.issues.isEmpty && !list.search.isActive)
    switch beginning {
    case .touch: stage.user.tap(field)
    case .text: field.type("a")
    case .code: list.search.searchBar.becomeFirstResponder()
    }
    expect(list.search.isActive && field.isFirstResponder)
    try stage.settle()
    expect(listener.heard.suffix(2), equals: ["will present", "did present"])
    field.type("b")
    expect(listener.heard.last, equals: beginning == .text ? "update ab" : "update b")
    list.search.searchBar.tapCancel()
    try stage.settle()
    expect(listener.heard.suffix(3), equals: ["update ", "will dismiss", "did dismiss"])
    expect(!list.search.isActive && !field.isFirstResponder && field.window != nil)
    stage.user.tap(field)
    try stage.settle()
    expect(list.search.isActive && field.isFirstResponder)
    try stage.close()
  }

  @Test func `isActive begins the search of the controller that owns the navigation item`() throws {
    let (list, _, stage) = makeList()
    expect(list.search.source === list)
    list.search.isActive = true
    try stage.settle()
    expect(list.search.isActive && listener.heard == ["will present", "did present"])
    list.search.isActive = false
    try stage.settle()
    expect(!list.search.isActive && stage.issues.isEmpty)
    try stage.close()
  }

  @Test func `during a search without a results controller, touches reach the searched list`()
    throws
  {
    let (list, _, stage) = makeList()
    let row = UIButton(frame: CGRect(x: 0, y: 200, width: 99, height: 44))
    var taps = 0
    row.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    list.view.addSubview(row)
    list.search.isActive = true
    try stage.settle()
    stage.user.tap(row)
    expect(taps, equals: 1)
    stage.user.tap(list.search.searchTextField)
    expect(list.search.searchTextField.isFirstResponder)
  }

  @Test(arguments: [true, false])
  func `a controller can be pushed during a search`(isInContext: Bool) throws {
    let (list, stack, stage) = makeList(), detail = PlainViewController(title: "Detail")
    list.definesPresentationContext = isInContext
    list.search.searchBar.searchTextField.type("a")
    try stage.settle()
    stack.pushViewController(detail, animated: true)
    try stage.settle()
    expect(detail.view.window === stage.window && list.search.searchBar.window == nil)
    stack.popViewController(animated: true)
    try stage.settle()
    expect(list.search.searchBar.window === stage.window && list.search.isActive)
    list.search.isActive = false
    try stage.settle()
    expect(stage.visible.last == "List" && stage.issues.isEmpty)
    try stage.close()
  }

  @Test func `a search bar that is a title view searches inside the context of its controller`()
    throws
  {
    let list = PlainViewController(title: "List"), detail = PlainViewController(title: "Detail")
    let results = PlainViewController(title: "Results")
    let search = UISearchController(searchResultsController: results)
    let stack = UINavigationController(rootViewController: list), stage = Stage(stack)
    (list.definesPresentationContext, list.navigationItem.titleView) = (true, search.searchBar)
    stage.runTurn()
    search.isActive = true
    try stage.settle()
    expect(search.presentingViewController === list)
    stack.pushViewController(detail, animated: true)
    try stage.settle()
    expect(stage.visible.last == "Detail" && search.view.window == nil)
    stack.popViewController(animated: true)
    search.isActive = false
    try stage.settle()
    expect(stage.visible.last == "List" && stage.issues.isEmpty)
    try stage.close()
  }

  @Test func `the results are hidden until the search text is not empty`() throws {
    let results = PlainViewController(title: "Results")
    let search = UISearchController(searchResultsController: results), stage = Stage(home)
    home.navigationItem.searchController = search
    search.isActive = true
    try stage.settle()
    expect(results.view.isHidden && !search.showsSearchResultsController)
    search.searchTextField.type("a")
    expect(!results.view.isHidden && search.showsSearchResultsController)
    search.searchTextField.tapDelete()
    expect(results.view.isHidden)
    search.showsSearchResultsController = true
    expect(!results.view.isHidden && !search.automaticallyShowsSearchResultsController)
    search.automaticallyShowsSearchResultsController = true
    expect(results.view.isHidden)
    search.isActive = false
    try stage.settle()
    try stage.close()
  }

  @Test func `a search bar in a view searches from the controller of the view`() throws {
    let stage = Stage(home), search = UISearchController(searchResultsController: nil)
    search.searchBar.sizeToFit()
    search.searchBar.frame.origin = .zero
    expect(search.searchBar.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 56))
    home.view.addSubview(search.searchBar)
    stage.runTurn()
    stage.user.tap(search.searchTextField)
    try stage.settle()
    expect(search.isActive && search.searchBar.superview === home.view)
  }

  @Test(.rule("C-26"))
  func `a new scope and a text that the app sets call the updater of the results`() throws {
    let (list, _, stage) = makeList(), bar = list.search.searchBar
    (bar.delegate, bar.scopeButtonTitles) = (listener, ["All", "Unread"])
    list.search.isActive = true
    try stage.settle()
    bar.tapScope(1)
    expect(listener.heard.suffix(2), equals: ["scope 1", "update "])
    bar.text = "a"
    bar.text = "a"
    expect(listener.heard.suffix(2), equals: ["update ", "update a"])
    try stage.close()
  }

  @Test(.rule("C-26")) func `a search that ends is not active in the last call of the updater`()
    throws
  {
    final class Filter: NSObject, UISearchResultsUpdating {
      var calls: [Bool] = []
      func updateSearchResults(for search: UISearchController) { calls.append(search.isActive) }
    }
    let (list, _, stage) = makeList(), filter = Filter()
    list.search.searchResultsUpdater = filter
    list.search.searchTextField.type("a")
    try stage.settle()
    expect(filter.calls, equals: [true, true])
    list.search.isActive = false
    expect(filter.calls == [true, true, false] && !list.search.isActive)
    try stage.settle()
    expect(!list.search.isActive)
    try stage.close()
  }

  @Test func `in every order of calls, the last value of isActive decides`() throws {
    @MainActor final class Wish { var isActive = false }
    let result = try explore { scenario in
      let list = List(nibName: "List", bundle: nil), wish = Wish()
      _ = scenario.stage(UINavigationController(rootViewController: list))
      scenario.state { wish.isActive }
      for value in [true, false] {
        scenario.may("\(value)", times: 3, when: { wish.isActive != value }) {
          wish.isActive = value
          list.search.isActive = value
        }
      }
      scenario.atRest("the search is as wished") { .expect(list.search.isActive, wish.isActive) }
    }
    expect(result.outcome, equals: .complete)
  }
}
