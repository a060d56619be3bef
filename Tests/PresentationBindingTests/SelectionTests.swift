import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The selected tab and the list of tabs as values of a model.
@Suite("Bound tabs", .olderSystemsToo)
@MainActor struct SelectionTests {
  enum Tab: String, CaseIterable {
    case albums = "Albums"
    case search = "Search"
    case profile = "Profile"
  }

  @MainActor @Observable final class Model {
    var tab = Tab.albums
    var tabs = Tab.allCases
    var path: [String] = []
  }

  private let model = Model()
  private let tabs = TabBarController("Tabs")
  private let notes = Notes<String>()

  private func bindList(shouldSelect: ((Tab) -> Bool)? = nil) {
    tabs.select(
      \.tab, of: model, among: \.tabs, shouldSelect: shouldSelect,
      onReselection: { [notes] in notes.add("again \($0.rawValue)") }
    ) {
      ViewController($0.rawValue)
    }
  }

  private var names: [String] { tabs.viewControllers?.map(\.name) ?? [] }

  @Test(.rule("N-101"))
  func `each case of a bound enumeration selects the existing tab with the same index`() throws {
    tabs.viewControllers = Tab.allCases.map { ViewController($0.rawValue) }
    tabs.select(\.tab, of: model)
    let stage = Stage(tabs)
    model.tab = .search
    try stage.settle()
    expect(stage.visible, equals: ["Tabs", "Search"])
    stage.user.tapTab("Profile")
    expect(model.tab, equals: .profile)
    expect(stage.trace.lines.last { $0.subject == "tab" }?.event, equals: "= profile (user)")
    try stage.finish()
  }

  @Test(.rule("N-101"))
  func `binding a list of tabs creates the tabs and selects the model's tab`() throws {
    model.tab = .search
    bindList()
    expect(names, equals: ["Albums", "Search", "Profile"])
    expect(tabs.selectedViewController?.name, equals: "Search")
    let stage = Stage(tabs)
    expect(stage.visible, equals: ["Tabs", "Search"])
    try stage.finish()
  }

  @Test(.rule("N-101")) func `a tab that the program selects is written to the model`() throws {
    bindList()
    let stage = Stage(tabs)
    try stage.settle()
    tabs.selectedIndex = 2
    try stage.settle()
    expect(tabs.selectedViewController?.name, equals: "Profile")
    expect(model.tab, equals: .profile)
    try stage.finish()
  }

  @Test(.rule("N-101"), arguments: [Tab.albums, .profile])
  func `a tap in the turn in which tabs are bound or the model changes is written to the model`(
    wanted: Tab
  ) throws {
    tabs.viewControllers = Tab.allCases.map { ViewController($0.rawValue) }
    let stage = Stage(tabs)
    tabs.select(\.tab, of: model)
    if wanted != .albums {
      try stage.settle()
      model.tab = wanted
    }
    stage.user.tapTab("Search")
    try stage.settle()
    expect(model.tab, equals: .search)
    expect(stage.visible, equals: ["Tabs", "Search"])
    try stage.finish()
  }

  @Test(.rule("N-101"))
  func `a tap on a tab that the model has just removed selects nothing`() throws {
    bindList()
    let stage = Stage(tabs)
    try stage.settle()
    model.tabs = [.albums, .profile]
    stage.user.tapTab("Search")
    try stage.settle()
    expect(model.tab, equals: .albums)
    expect(stage.visible, equals: ["Tabs", "Albums"])
    try stage.finish()
  }

  @Test(.rule("N-101")) func `a tap on a tab changes nothing if shouldSelect returns false`() throws
  {
    bindList { $0 != .search }
    let stage = Stage(tabs)
    stage.user.tapTab("Search")
    try stage.settle()
    expect(model.tab, equals: .albums)
    expect(stage.visible, equals: ["Tabs", "Albums"])
    model.tab = .search
    try stage.settle()
    expect(stage.visible, equals: ["Tabs", "Search"])
    try stage.finish()
  }

  @Test(.rule("N-104"))
  func `a tap on the selected tab calls onReselection and empties the tab's path`() throws {
    tabs.select(
      \.tab, of: model, among: \.tabs,
      onReselection: { [notes] in notes.add("again \($0.rawValue)") }
    ) { [model] tab in
      let stack = NavigationController(rootViewController: ViewController(tab.rawValue))
      if tab == .albums { stack.push(path: \.path, of: model) { ViewController($0) } }
      return stack
    }
    let stage = Stage(tabs)
    model.path = ["Rome", "Forum"]
    try stage.settle()
    stage.user.tapTab(at: 0)
    try stage.settle()
    expect(notes.all, equals: ["again Albums"])
    expect(model.path, equals: [])
    expect(model.tab, equals: .albums)
    try stage.finish()
  }

  @Test(.rule("N-42", "N-104"), arguments: [false, true])
  func `if the selected tab is tapped during a push, the stack agrees with the path`(
    isSetAgain: Bool
  ) throws {
    tabs.select(\.tab, of: model, among: \.tabs) { [model] tab in
      let stack = NavigationController(rootViewController: ViewController(tab.rawValue))
      if tab == .albums { stack.push(path: \.path, of: model) { ViewController($0) } }
      return stack
    }
    let stage = Stage(tabs)
    try stage.settle()
    model.path = ["Rome", "Forum"]
    stage.advance(by: .milliseconds(100))
    stage.user.tapTab(at: 0)
    expect(model.path, equals: [])
    if isSetAgain { model.path = ["Rome", "Forum"] }
    try stage.settle()
    expect(model.path == (isSetAgain ? ["Rome", "Forum"] : []))
    let stack = try #require(tabs.selectedViewController as? NavigationController)
    expect(stack.viewControllers.count, equals: model.path.count + 1)
    try stage.finish()
  }

  @Test(.rule("N-100"))
  func
    `changing the bound list of tabs changes the tabs, and a tab that stays keeps its controller`()
    throws
  {
    bindList()
    let stage = Stage(tabs)
    let albums = tabs.viewControllers?.first
    model.tabs = [.profile, .albums]
    try stage.settle()
    expect(names, equals: ["Profile", "Albums"])
    expect(tabs.viewControllers?.last === albums)
    expect(stage.visible, equals: ["Tabs", "Albums"])
    model.tabs = [.profile]
    try stage.settle()
    expect(stage.visible, equals: ["Tabs", "Profile"])
    expect(model.tab, equals: .profile)
    (model.tabs, model.tab) = ([.profile, .search], .search)
    try stage.settle()
    expect(stage.visible, equals: ["Tabs", "Search"])
    try stage.finish()
  }

  @Test(.rule("N-101"))
  func `if the model selects a tab that does not exist, the model is reset to the shown tab`()
    throws
  {
    bindList()
    let stage = Stage(tabs)
    model.tabs = [.albums]
    try stage.settle()
    model.tab = .search
    try stage.settle()
    expect(model.tab, equals: .albums)
    expect(stage.visible, equals: ["Tabs", "Albums"])
    try stage.finish()
  }

  @Test(.rule("N-103"))
  func `a canceled tab transition restores the selection in the model`() throws {
    let hand = TabHand(tabs)
    let presenter = tabs.select(\.tab, of: model, among: \.tabs) { ViewController($0.rawValue) }
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    hand.hand.update(0.5)
    presenter.update()
    expect(model.tab, equals: .search)
    hand.hand.cancel()
    try stage.settle()
    expect(model.tab, equals: .albums)
    expect(stage.visible, equals: ["Tabs", "Albums"])
    try stage.finish()
  }

  @Test(.ownProcess, .rule("N-101", "N-105"))
  func `the selected tab agrees with the model after every order of taps and model changes`() throws
  {
    let result = try explore(budget: 150) { scenario in
      let model = Model(), tabs = TabBarController("Tabs")
      tabs.select(\.tab, of: model, among: \.tabs) { ViewController($0.rawValue) }
      let stage = scenario.stage(tabs)
      for tab in Tab.allCases {
        scenario.may("select \(tab)") { model.tab = tab }
        scenario.userMay("tap \(tab)", when: { model.tabs.contains(tab) }) {
          stage.user.tapTab(tab.rawValue)
        }
      }
      scenario.may("remove Search") { model.tabs = [.albums, .profile] }
      scenario.may("add Search") { model.tabs = Tab.allCases }
      scenario.atRest("the tab is the model's") {
        .expect(tabs.selectedViewController?.name, model.tab.rawValue)
      }
    }
    expect(result.unusedMoves, equals: [])
  }
}

/// A tab delegate with a percent-driven interaction controller.
@MainActor private final class TabHand: TabBarControllerDelegate {
  let hand = PercentDrivenInteractiveTransition()
  private let swipe = Swipe()

  init(_ tabs: TabBarController) {
    tabs.delegate = self
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { swipe }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { hand }
}
