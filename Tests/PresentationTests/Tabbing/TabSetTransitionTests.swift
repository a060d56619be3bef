import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Tabs that are set with animation (N-101a).
@MainActor @Suite("Setting tabs with animation") struct TabSetTransitionTests {
  private let a = Probe("A")
  private let b = Probe("B")
  private let c = Probe("C")
  private let guide = TabGuide()
  private let hand = PercentDrivenInteractiveTransition()

  @Test(.rule("N-101a", "N-103", "N-29"))
  func `replacing the selected tab with animation asks the delegate for an animator`() throws {
    let row = try TabRow(a, b, delegate: guide)
    guide.animator = BlockMarkMover(0.5)
    row.tabs.setViewControllers([c, b], animated: true)
    expect(guide.heard, equals: ["A C", "interactor"])
    expect(row.names == ["C", "B"] && row.tabs.selectedViewController === c)
    expect(a.parent === row.tabs, "until the transition ends")
    try row.stage.settle()
    expect(a.parent == nil && c.parent === row.tabs)
    try row.stage.trace.expect(
      """
      0.000  1   Tabs             setViewControllers([C, B], animated)
      0.000  1   A                willMove(toParent: nil)
      0.000  1   C                willMove(toParent: Tabs)
      0.000  1   Tabs.delegate    animationControllerForTransition(from: A, to: C) -> BlockMarkMover
      0.000  1   Tabs.delegate    interactionControllerFor -> nil
      0.000  1   C                viewDidLoad
      0.000  1   C                viewWillAppear(animated)
      0.000  1   A                viewWillDisappear(animated)
      0.000  1   Tabs.animator    animateTransition
      0.000  1   C                viewIsAppearing(animated)
      0.500  2   Tabs.transition  completeTransition(true)
      0.500  2   A                viewDidDisappear(animated)
      0.500  2   C                viewDidAppear(animated)
      0.500  2   A                didMove(toParent: nil)
      0.500  2   C                didMove(toParent: Tabs)
      0.500  2   Tabs.animator    animationEnded(true)
      """)
  }

  @Test(.rule("N-101a"))
  func `if the visible tab stays or animation is off, setting tabs asks for no animator`() throws {
    let row = try TabRow(a, b, delegate: guide)
    guide.animator = BlockMarkMover(0.5)
    row.tabs.setViewControllers([c, a], animated: true)
    row.tabs.setViewControllers([c, a, b], animated: true)
    row.tabs.setViewControllers([c, b], animated: false)
    row.tabs.viewControllers = [a, b]
    row.stage.world.areAnimationsEnabled = false
    row.tabs.setViewControllers([c], animated: true)
    expect(guide.heard.isEmpty)
    expect(row.stage.visible, equals: ["Tabs", "C"])
    row.stage.world.areAnimationsEnabled = true
    row.tabs.setViewControllers([], animated: true)
    row.tabs.setViewControllers([b], animated: true)
    expect(guide.heard.isEmpty, "from nothing and to nothing there is no transition")
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "B"])
  }

  @Test(.rule("N-101a", "T-13"))
  func `canceling an animated change of the tabs restores the old tabs`() throws {
    let row = try TabRow(a, b, delegate: guide)
    (guide.animator, guide.interactor) = (BlockMarkMover(0.5), hand)
    row.tabs.setViewControllers([c], animated: true)
    hand.update(0.5)
    hand.cancel()
    try row.stage.settle()
    expect(row.names == ["A", "B"] && row.tabs.selectedIndex == 0)
    expect([a, b].allSatisfy { $0.parent === row.tabs } && c.parent == nil)
    expect(row.tabs.children.names, equals: ["A", "B"])
    expect(row.stage.visible, equals: ["Tabs", "A"])
    expect(row.stage.events.filter { $0.hasPrefix("C") && $0.contains("Move") }.count, equals: 2)
    row.tabs.setViewControllers([c, a], animated: false)
    expect(row.names, equals: ["C", "A"])
    try row.stage.settle()
    expect(row.stage.issues.isEmpty)
  }

  @Test(.rule("N-101a", "N-105"))
  func `an animated setViewControllers call that waits for a tab selection is still animated`()
    throws
  {
    let row = try TabRow(a, b, delegate: guide)
    guide.animator = BlockMarkMover(0.5)
    row.tabs.selectedIndex = 1
    row.tabs.setViewControllers([c], animated: true)
    expect(row.names, equals: ["A", "B"])
    try row.stage.settle()
    expect(guide.heard, equals: ["A B", "interactor", "B C", "interactor"])
    expect(row.stage.visible, equals: ["Tabs", "C"])
  }

  @Test(.rule("N-101a", "N-34"))
  func `an off-screen tab bar controller does not ask for an animator when tabs are set`() throws {
    let home = Probe("Home"), tabs = TabBarController("Tabs"), stage = Stage(home)
    guide.animator = BlockMarkMover(0.5)
    tabs.delegate = guide
    tabs.setViewControllers([a], animated: true)
    tabs.setViewControllers([b], animated: true)
    home.present(tabs, animated: true)
    tabs.setViewControllers([c], animated: true)
    try stage.settle()
    expect(guide.heard.isEmpty && stage.visible.last == "C")
  }
}
