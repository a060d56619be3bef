import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// When the tab bar is hidden for a page with `hidesBottomBarWhenPushed` (N-36, N-106).
@MainActor @Suite("The tab bar") struct TabBarTests {
  let a = Probe("A")
  let b = Probe("B")
  let other = Probe("Other")
  let nav: NavigationController
  let row: TabRow
  let guide = Guide()

  init() throws {
    nav = stack("Nav", a)
    row = try TabRow(nav, other)
    b.hidesBottomBarWhenPushed = true
    nav.delegate = guide
  }

  private var bar: TabBar { row.tabs.tabBar }
  private var top: CGFloat { bar.presentationValues().frame.minY }

  @Test(.rule("N-36")) func `the tab bar is at the bottom, in front of all other views`() {
    expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83) && !bar.isHidden)
    expect(row.tabs.view.subviews.last === bar)
  }

  @Test(.rule("N-36", "N-106"))
  func `with hidesBottomBarWhenPushed, a push moves the tab bar out and a pop moves it back`()
    throws
  {
    nav.pushViewController(b, animated: true)
    row.stage.runTurn()
    expect(!bar.isHidden && top == 761)
    row.stage.advance(by: .milliseconds(175))
    expect(abs(top - 802.5) < 0.001)
    try row.stage.settle()
    expect(bar.isHidden && top == 844)
    nav.popViewController(animated: true)
    row.stage.runTurn()
    expect(!bar.isHidden && top == 844)
    try row.stage.settle()
    expect(!bar.isHidden && top == 761)
  }

  @Test(.rule("N-106"))
  func `the tab bar follows the progress of an interactive pop, even if the pop is canceled`()
    throws
  {
    nav.pushViewController(b, animated: false)
    try row.stage.settle()
    expect(bar.isHidden)
    let hand = PercentDrivenInteractiveTransition()
    (guide.animator, guide.interactor) = (PercentMover(), hand)
    nav.popViewController(animated: true)
    row.stage.runTurn()
    hand.update(0.5)
    expect(!bar.isHidden && abs(top - 802.5) < 0.001)
    hand.cancel()
    try row.stage.settle()
    expect(bar.isHidden && top == 844 && nav.topViewController === b)
  }

  @Test(.rule("N-36"))
  func `the tab bar stays hidden until the controller with hidesBottomBarWhenPushed is popped`()
    throws
  {
    nav.pushViewController(b, animated: false)
    nav.pushViewController(Probe("C"), animated: false)
    try row.stage.settle()
    expect(bar.isHidden)
    nav.popViewController(animated: false)
    try row.stage.settle()
    expect(bar.isHidden)
    nav.popViewController(animated: false)
    try row.stage.settle()
    expect(!bar.isHidden)
  }

  @Test(.rule("N-36"))
  func `hidesBottomBarWhenPushed in viewDidLoad has no effect until the next push`() throws {
    let page = Probe("Page")
    page.on(.viewDidLoad) { [unowned page] in page.hidesBottomBarWhenPushed = true }
    nav.pushViewController(page, animated: false)
    try row.stage.settle()
    expect(page.hidesBottomBarWhenPushed && !bar.isHidden)
    nav.pushViewController(Probe("C"), animated: false)
    try row.stage.settle()
    expect(bar.isHidden)
  }

  @Test(.rule("N-36"))
  func `the selected tab's stack decides whether the tab bar is visible`() throws {
    nav.pushViewController(b, animated: false)
    try row.stage.settle()
    row.tabs.selectedIndex = 1
    expect(!bar.isHidden && bar.frame.minY == 761)
    row.tabs.selectedIndex = 0
    expect(bar.isHidden)
    row.stage.user.tapTab("Other")
    expect(row.tabs.selectedIndex, equals: 0)
    expect(row.stage.trace.lines.last?.event, equals: "tapTab(Other), ignored: the bar is hidden")
  }

  @Test(.rule("N-36"))
  func `if a push below a full-screen controller hides the tab bar, dismissal keeps it hidden`()
    throws
  {
    let cover = Probe.fullScreen("Cover")
    try row.stage.put(cover, on: row.tabs)
    nav.pushViewController(b, animated: false)
    row.tabs.dismiss(animated: false)
    try row.stage.settle()
    expect(bar.isHidden)
  }

  @Test(.rule("N-36", "N-106"))
  func `if another tab is selected while the tab bar moves out, the bar becomes visible`() throws {
    nav.pushViewController(b, animated: true)
    row.stage.advance(by: .milliseconds(100))
    row.tabs.selectedIndex = 1
    try row.stage.settle()
    expect(!bar.isHidden && top == 761)
  }
}
