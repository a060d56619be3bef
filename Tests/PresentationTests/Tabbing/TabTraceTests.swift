import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The traces of a selection from the call to the end (N-100 to N-105).
@MainActor @Suite("Traces of tabs") struct TabTraceTests {
  let a = Probe("A")
  let b = Probe("B")
  let c = Probe("C")

  @Test(.rule("N-100", "C-17", "C-18"))
  func `without an animator, setting selectedIndex changes the tab before the setter returns`()
    throws
  {
    let row = try TabRow(a, b)
    row.tabs.selectedIndex = 1
    expect(row.stage.visible == ["Tabs", "B"] && row.tabs.transitionCoordinator == nil)
    try row.stage.trace.expect(
      """
      0.000  1   Tabs  select(B)
      0.000  1   B     viewDidLoad
      0.000  1   B     viewWillAppear
      0.000  1   A     viewWillDisappear
      0.000  1   A     viewDidDisappear
      0.000  1   B     viewIsAppearing
      0.000  1   B     viewDidAppear
      """)
    try row.stage.settle()
    expect(row.stage.trace.lines.count, equals: 7)
  }

  @Test(.rule("N-101", "N-102"))
  func `a tap on a tab calls shouldSelect, selects the tab and calls didSelect`() throws {
    let guide = TabGuide(), row = try TabRow(a, b, delegate: guide), tabs = row.tabs
    var seen: [Int] = []
    guide.onMoment = { _ in seen.append(tabs.selectedIndex) }
    row.stage.user.tapTab("B")
    expect(seen, equals: [0, 1, 1])
    try row.stage.trace.expect(
      """
      0.000  1   user           tapTab(B)
      0.000  1   Tabs.delegate  shouldSelect(B) -> true
      0.000  1   Tabs.delegate  animationControllerForTransition(from: A, to: B) -> nil
      0.000  1   B              viewDidLoad
      0.000  1   B              viewWillAppear
      0.000  1   A              viewWillDisappear
      0.000  1   A              viewDidDisappear
      0.000  1   B              viewIsAppearing
      0.000  1   B              viewDidAppear
      0.000  1   Tabs.delegate  didSelect(B)
      """)
  }

  @Test(.rule("N-101")) func `a tap on a tab changes nothing if shouldSelect returns false`() throws
  {
    let guide = TabGuide(), row = try TabRow(a, b, delegate: guide)
    guide.allows = false
    row.stage.user.tapTab(at: 1)
    expect(row.tabs.selectedViewController === a)
    try row.stage.trace.expect(
      """
      0.000  1   user           tapTab(at: 1), refused
      0.000  1   Tabs.delegate  shouldSelect(B) -> false
      """)
  }

  @Test(.rule("N-101")) func `selecting a tab in code does not call shouldSelect`() throws {
    let guide = TabGuide(), row = try TabRow(a, b, delegate: guide)
    guide.allows = false
    row.tabs.selectedIndex = 1
    row.tabs.selectedViewController = b
    row.tabs.selectedViewController = a
    expect(guide.heard, equals: ["A B", "B A"])
  }

  @Test(.rule("N-101", "N-104"))
  func `a tap on the selected tab pops its stack to the root`() throws {
    let guide = TabGuide(), nav = stack("Nav", a, b, c)
    let row = try TabRow(nav, delegate: guide)
    row.stage.user.tapTab("Nav")
    expect(nav.viewControllers.names, equals: ["A"])
    row.tabs.selectedViewController = nav
    try row.stage.settle()
    try row.stage.trace.expect(
      """
      0.000  1   user            tapTab(Nav)
      0.000  1   Tabs.delegate   shouldSelect(Nav) -> true
      0.000  1   Nav             popToRoot(animated)
      0.000  1   B               willMove(toParent: nil)
      0.000  1   C               willMove(toParent: nil)
      0.000  1   Tabs.delegate   didSelect(Nav)
      0.000  1   Tabs            select(Nav)
      0.000  1+  A               viewDidLoad
      0.000  1+  C               viewWillDisappear(animated)
      0.000  1+  A               viewWillAppear(animated)
      0.000  1+  A               viewIsAppearing(animated)
      0.350  2   Nav.transition  completeTransition(true)
      0.350  2   C               viewDidDisappear(animated)
      0.350  2   A               viewDidAppear(animated)
      0.350  2   B               didMove(toParent: nil)
      0.350  2   C               didMove(toParent: nil)
      """)
  }

  @Test(.rule("N-102", "N-103", "T-2", "T-3", "T-14"))
  func `a tab selection with an animator has the expected trace`() throws {
    let guide = TabGuide(), row = try TabRow(a, b, delegate: guide)
    guide.animator = LateMover()
    row.tabs.selectedIndex = 1
    expect(row.tabs.selectedViewController === b && row.stage.visible == ["Tabs", "A", "B"])
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "B"])
    try row.stage.trace.expect(
      """
      0.000  1   Tabs             select(B)
      0.000  1   Tabs.delegate    animationControllerForTransition(from: A, to: B) -> LateMover
      0.000  1   Tabs.delegate    interactionControllerFor -> nil
      0.000  1   B                viewDidLoad
      0.000  1   B                viewWillAppear(animated)
      0.000  1   A                viewWillDisappear(animated)
      0.000  1   Tabs.animator    animateTransition
      0.000  1   B                viewIsAppearing(animated)
      0.250  2   Tabs.transition  completeTransition(true)
      0.250  2   A                viewDidDisappear(animated)
      0.250  2   B                viewDidAppear(animated)
      0.250  2   Tabs.animator    animationEnded(true)
      """)
  }

  @Test(.rule("N-105", "N-48"))
  func `selecting a tab during an animated selection reports unbalanced appearance calls`() throws {
    let guide = TabGuide(), row = try TabRow(a, b, c, delegate: guide)
    guide.animator = LateMover()
    row.tabs.selectedIndex = 1
    row.tabs.selectedIndex = 2
    expect(row.tabs.selectedIndex, equals: 1)
    expect(
      row.stage.issues.map(\.message),
      equals: [
        "Unbalanced calls to begin/end appearance transitions for <Probe: B>."
      ])
    expect(row.stage.issues.map(\.rule), equals: ["N-48"])
    row.tabs.selectedIndex = 2
    expect(row.stage.issues.count, equals: 1, "it is on its way already")
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "C"])
    expect(
      row.stage.callbacks("B"),
      equals: [
        "B viewWillAppear(animated)", "B viewIsAppearing(animated)", "B viewDidAppear(animated)",
        "B viewWillDisappear(animated)", "B viewDidDisappear(animated)",
      ])
    expect(row.stage.events.contains("Tabs  select(C), queued: B is being selected"))
    expect(row.stage.events.contains("Tabs  select(C), from the queue"))
  }

  @Test(.rule("N-105", "T-13"))
  func `if a selection waits while another one is canceled, the trace names the canceled tab`()
    throws
  {
    let guide = TabGuide(), mover = SilentMover(), row = try TabRow(a, b, c, delegate: guide)
    guide.animator = mover
    a.on(.viewDidAppear) { row.tabs.selectedIndex = 2 }
    row.tabs.selectedIndex = 1
    mover.context?.completeTransition(false)
    expect(row.stage.events.contains("Tabs  select(C), queued: B is being selected"))
  }

  @Test(.rule("N-101", "N-105"))
  func `a tap on a tab during an animated selection calls didSelect after the animation`() throws {
    let guide = TabGuide(), row = try TabRow(a, b, c, delegate: guide)
    guide.animator = LateMover()
    row.tabs.selectedIndex = 1
    row.stage.user.tapTab("C")
    expect(guide.heard.last, equals: "shouldSelect C")
    try row.stage.settle()
    expect(guide.heard.suffix(3), equals: ["B C", "interactor", "didSelect C"])
  }

  @Test(.rule("N-105"))
  func `a tab can be selected inside viewWillAppear of another tab without a warning`() throws {
    let row = try TabRow(a, b, c)
    b.on(.viewWillAppear) { row.tabs.selectedIndex = 2 }
    row.tabs.selectedIndex = 1
    expect(row.tabs.selectedIndex == 2 && row.stage.issues.isEmpty)
    expect(row.stage.callbacks("B").count == 5 && row.stage.callbacks("C").count == 3)
  }

  @Test(.rule("N-100"))
  func `two tab selections in one run-loop turn are both carried out`() throws {
    let row = try TabRow(a, b, c)
    row.tabs.selectedIndex = 1
    row.tabs.selectedIndex = 2
    try row.stage.settle()
    expect(
      row.stage.callbacks("B"),
      equals: [
        "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "B viewWillDisappear",
        "B viewDidDisappear",
      ])
    expect(row.stage.visible, equals: ["Tabs", "C"])
  }
}
