import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The controllers and the selection of a tab bar controller.
@MainActor @Suite("Properties of tabs") struct TabFactTests {
  let a = Probe("A")
  let b = Probe("B")
  let c = Probe("C")

  @Test func `a tab bar controller that was never on screen loads no view of its tabs`() {
    let tabs = TabBarController("Tabs")
    expect(tabs.viewControllers == nil && tabs.selectedIndex == NSNotFound)
    tabs.viewControllers?.append(c)
    expect(tabs.viewControllers == nil && tabs.selectedViewController == nil && c.parent == nil)
    tabs.viewControllers = [a, b, a]
    expect(tabs.viewControllers == [a, b] && tabs.selectedIndex == 0)
    expect(a.parent === tabs && a.tabBarController === tabs && tabs.tabBarController == nil)
    tabs.selectedIndex = 1
    expect(tabs.selectedViewController === b && !b.isViewLoaded)
    tabs.selectedIndex = 7
    tabs.selectedViewController = nil
    expect(tabs.selectedIndex, equals: 1)
    tabs.viewControllers = [c, a]
    expect(tabs.selectedViewController === a, "it has the place now")
    tabs.viewControllers = []
    expect(tabs.viewControllers == [] && tabs.selectedIndex == NSNotFound && a.parent == nil)
    tabs.viewControllers = nil
    expect(tabs.viewControllers == nil)
  }

  @Test func `tabs that are set off screen still get willMove and didMove`() {
    let log = Log(), tabs = TabBarController("Tabs")
    (a.log, b.log) = (log, log)
    tabs.viewControllers = [a]
    tabs.viewControllers = [b]
    expect(
      log.lines,
      equals: [
        "A willMove(Tabs)", "A didMove(Tabs)", "A willMove(nil)", "B willMove(Tabs)",
        "A didMove(nil)", "B didMove(Tabs)",
      ])
  }

  @Test(.rule("N-101"))
  func `selecting a controller that is not among the tabs raises an exception`() throws {
    let row = try TabRow(a, b)
    let text =
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
      + "controller's list of view controllers can be selected."
    row.tabs.selectedViewController = c
    expect(row.stage.issues.map(\.message), equals: [text])
    expect(row.stage.issues.allSatisfy(\.isRaised) && row.tabs.selectedViewController === a)
    let world = World(reporter: IssueReporter(raisePolicy: .record))
    world.use {
      let tabs = TabBarController("Early")
      tabs.selectedViewController = c
      expect(tabs.selectedViewController == nil)
    }
    expect(world.reporter.issues.map(\.message), equals: [text])
  }

  @Test(.rule("C-18")) func `only the selected tab loads its view and appears`() throws {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [a, b]
    let stage = Stage(tabs)
    try stage.settle()
    expect(stage.visible == ["Tabs", "A"] && !b.isViewLoaded)
    stage.startOver()
    let cover = Probe.fullScreen("Cover")
    tabs.present(cover, animated: true)
    try stage.settle()
    tabs.selectedIndex = 1
    expect(!b.isViewLoaded && tabs.selectedViewController === b)
    tabs.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.callbacks("A", "B"),
      equals: [
        "A viewWillDisappear(animated)", "A viewDidDisappear(animated)",
        "B viewWillAppear(animated)", "B viewIsAppearing(animated)", "B viewDidAppear(animated)",
      ])
    expect(stage.visible, equals: ["Tabs", "B"])
  }

  @Test(.rule("N-6"))
  func `isMovingToParent and isMovingFromParent stay false when a tab is selected`() throws {
    let log = Log(), row = try TabRow(a, b)
    b.note(in: log, at: .viewWillAppear, .viewDidAppear) { [b] in b.isMovingToParent }
    a.note(in: log, at: .viewWillDisappear) { [a] in a.isMovingFromParent }
    row.tabs.selectedIndex = 1
    expect(
      log.lines,
      equals: [
        "B viewWillAppear: false", "A viewWillDisappear: false", "B viewDidAppear: false",
      ])
  }

  @Test(.rule("N-100"))
  func `setting tabs that exclude the selected controller replaces the visible controller`() throws
  {
    let guide = TabGuide(), row = try TabRow(a, b, delegate: guide)
    row.tabs.setViewControllers([c, b], animated: false)
    expect(guide.heard == [] && row.tabs.selectedIndex == 0)
    try row.stage.trace.expect(
      """
      0.000  1   Tabs  setViewControllers([C, B])
      0.000  1   A     willMove(toParent: nil)
      0.000  1   C     willMove(toParent: Tabs)
      0.000  1   C     viewDidLoad
      0.000  1   C     viewWillAppear
      0.000  1   A     viewWillDisappear
      0.000  1   A     viewDidDisappear
      0.000  1   C     viewIsAppearing
      0.000  1   C     viewDidAppear
      0.000  1   A     didMove(toParent: nil)
      0.000  1   C     didMove(toParent: Tabs)
      """)
    expect(a.parent == nil && row.tabs.children == [b, c])
  }

  @Test
  func `setting tabs that include the selected controller sends no appearance callbacks`() throws {
    let row = try TabRow(a, b)
    row.tabs.viewControllers = [c, a]
    expect(row.tabs.selectedIndex == 1 && row.stage.callbacks().isEmpty)
    row.tabs.viewControllers = []
    expect(row.stage.callbacks(), equals: ["A viewWillDisappear", "A viewDidDisappear"])
    expect(row.stage.visible, equals: ["Tabs"])
    row.tabs.viewControllers = [b]
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "B"])
  }

  @Test(.rule("C-7"))
  func `a tab that is selected while the tab bar controller appears gets appearance callbacks`()
    throws
  {
    let row = try TabRow(a, b), cover = Probe.fullScreen("Cover")
    try row.stage.put(cover, on: row.tabs)
    row.tabs.dismiss(animated: true)
    row.stage.runTurn()
    row.tabs.selectedIndex = 1
    expect(row.stage.callbacks("B"), equals: ["B viewWillAppear(animated)"])
    try row.stage.settle()
    expect(
      row.stage.callbacks("A", "B"),
      equals: [
        "A viewWillAppear(animated)", "A viewIsAppearing(animated)", "B viewWillAppear(animated)",
        "A viewWillDisappear(animated)", "A viewDidDisappear(animated)",
        "B viewIsAppearing(animated)", "B viewDidAppear(animated)",
      ])
  }

  @Test(.rule("C-18", "P-22"), arguments: [false, true])
  func `if willMove of a replaced tab dismisses a full-screen controller, the new tab appears`(
    isAtOnce: Bool
  ) throws {
    var system = SystemBehavior.modern
    // If the dismissal is not deferred, the cover is dismissed inside `willMove`.
    system.defersPlainTransitions = !isAtOnce
    let tabs = TabBarController("Tabs"), c = stack("C", Probe("Page")), log = Log()
    tabs.viewControllers = [a, b, c]
    let stage = Stage(tabs, system: system)
    try stage.settle()
    tabs.selectedViewController = c
    c.pushViewController(Probe("Pushed"), animated: true)
    stage.runTurn()
    tabs.selectedViewController = a
    tabs.present(Probe.fullScreen("Cover"), animated: false)
    stage.runTurn()
    a.on(.willMove) { [a] in a.dismiss(animated: !isAtOnce) }
    b.log = log
    tabs.viewControllers = [b]
    try stage.settle()
    expect(stage.visible == ["Tabs", "B"] && a.view.window == nil)
    expect(
      log.lines.filter { !$0.contains("Layout") && !$0.contains("Load") },
      equals: [
        "B viewWillAppear(\(!isAtOnce))", "B viewIsAppearing(\(!isAtOnce))",
        "B viewDidAppear(\(!isAtOnce))",
      ])
    try stage.close()
  }

  @Test(.rule("N-105"))
  func `if willMove sets the tabs during a change of the tabs, the new change waits`() throws {
    let row = try TabRow(a, b)
    c.on(.willMove) { [c, row] in
      if c.parent == nil { row.tabs.viewControllers = [a, b] }
    }
    row.tabs.viewControllers = [c]
    try row.stage.settle()
    expect(row.names == ["A", "B"] && c.parent == nil)
    expect(row.stage.visible, equals: ["Tabs", "A"])
    try row.stage.close()
  }

  @Test(.rule("C-18"))
  func `a tab that is selected while the tab bar controller disappears gets no callbacks`() throws {
    let row = try TabRow(a, b), cover = Probe.fullScreen("Cover")
    row.tabs.present(cover, animated: true)
    row.stage.runTurn()
    row.tabs.selectedIndex = 1
    try row.stage.settle()
    expect(
      row.stage.callbacks("A", "B"),
      equals: [
        "A viewWillDisappear(animated)", "A viewDidDisappear(animated)",
      ])
    row.tabs.dismiss(animated: false)
    try row.stage.settle()
    expect(row.stage.visible == ["Tabs", "B"] && row.stage.callbacks("B").count == 3)
  }

  @Test(.rule("N-17"))
  func `if viewDidLoad of the first tab selects the second tab, the second tab is shown`() throws {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [a, b]
    a.on(.viewDidLoad) { tabs.selectedIndex = 1 }
    let stage = Stage(tabs)
    try stage.settle()
    expect(stage.visible == ["Tabs", "B"] && tabs.selectedIndex == 1)
  }

  @Test(.rule("N-100"))
  func `a tab can be selected if the delegate has no methods or animations are disabled`() throws {
    let row = try TabRow(a, b, delegate: SilentTabGuide())
    row.stage.user.tapTab("B")
    expect(row.tabs.selectedIndex, equals: 1)
    let guide = TabGuide()
    guide.animator = SilentMover()
    row.tabs.delegate = guide
    row.stage.world.areAnimationsEnabled = false
    row.tabs.selectedIndex = 0
    expect(guide.heard.isEmpty && row.stage.visible == ["Tabs", "A"])
  }

  @Test func `a controller that is removed from the tabs is released`() throws {
    let tabs = TabBarController("Tabs"), stage = Stage(tabs)
    var gone: ViewController? = ViewController("Gone")
    tabs.viewControllers = [a, gone].compactMap(\.self)
    tabs.selectedIndex = 1
    gone.map { stage.expectRelease(of: $0) }
    gone = nil
    tabs.viewControllers = [a]
    try stage.settle()
    try stage.close()
  }
}
