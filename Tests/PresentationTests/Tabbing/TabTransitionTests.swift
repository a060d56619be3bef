import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Selections with an animator and with an interaction controller (N-103, T-1 to T-43).
@MainActor @Suite("Transitions of tabs") struct TabTransitionTests {
  let a = Probe("A")
  let b = Probe("B")
  let guide = TabGuide()
  let hand = PercentDrivenInteractiveTransition()

  private func steeredRow() throws -> TabRow {
    let row = try TabRow(a, b, delegate: guide)
    (guide.animator, guide.interactor) = (PercentMover(), hand)
    row.tabs.selectedIndex = 1
    return row
  }

  @Test(.rule("N-103", "T-12", "T-13", "T-21", "T-30", "T-31"))
  func `canceling an interactive tab change restores the old selection`() throws {
    let row = try steeredRow()
    expect(row.tabs.selectedIndex, equals: 1)
    let coordinator = try #require(b.transitionCoordinator)
    var told: [Bool] = []
    coordinator.notifyWhenInteractionChanges { told.append($0.isCancelled) }
    hand.update(0.4)
    expect(b.view.presentationValues().alpha, equals: 0.4)
    hand.cancel()
    expect(told == [true] && row.tabs.selectedIndex == 1)
    try row.stage.settle()
    expect(row.tabs.selectedIndex == 0 && row.stage.visible == ["Tabs", "A"])
    try row.stage.trace.expect(
      """
      0.000  1   Tabs             select(B)
      0.000  1   Tabs.delegate    animationControllerForTransition(from: A, to: B) -> PercentMover
      0.000  1   Tabs.delegate    interactionControllerFor -> PercentDrivenInteractiveTransition
      0.000  1   B                viewDidLoad
      0.000  1   B                viewWillAppear(animated)
      0.000  1   A                viewWillDisappear(animated)
      0.000  1   Tabs.animator    startInteractiveTransition
      0.000  1   Tabs.animator    animateTransition
      0.000  1   B                viewIsAppearing(animated)
      0.100  2   Tabs.transition  completeTransition(false)
      0.100  2   B                viewWillDisappear(animated)
      0.100  2   B                viewDidDisappear(animated)
      0.100  2   A                viewWillAppear(animated)
      0.100  2   A                viewIsAppearing(animated)
      0.100  2   A                viewDidAppear(animated)
      0.100  2   Tabs.animator    animationEnded(false)
      """)
  }

  @Test(.rule("N-103", "T-11", "T-31"))
  func `a finished interactive tab change keeps the new selection`() throws {
    let row = try steeredRow()
    hand.update(0.6)
    hand.finish()
    try row.stage.settle()
    expect(row.tabs.selectedIndex == 1 && row.stage.visible == ["Tabs", "B"])
    expect(row.stage.events.contains("Tabs.transition  completeTransition(true)"))
    expect(row.stage.world.clock.now, equals: .milliseconds(100))
  }

  @Test(.rule("T-2", "T-5", "T-7", "T-16a"))
  func `during a tab change, the transition context returns the controllers of both tabs`() throws {
    let nav = stack("Nav", b), row = try TabRow(a, nav, delegate: guide)
    let mover = SilentMover()
    guide.animator = mover
    guide.onMoment = { what in
      guard what == "interactor" else { return }
      expect(row.tabs.transitionCoordinator?.view(forKey: .to) === nav.view)
    }
    row.tabs.selectedIndex = 1
    let context = try #require(mover.context)
    expect(context.viewController(forKey: .from) === a && context.view(forKey: .from) === a.view)
    expect(context.viewController(forKey: .to) === nav && context.view(forKey: .to) === nav.view)
    expect(context.finalFrame(for: nav), equals: context.containerView.bounds)
    expect(context.initialFrame(for: a), equals: a.view.frame)
    expect(context.initialFrame(for: nav) == .zero && context.finalFrame(for: a) == .zero)
    expect(a.transitionCoordinator != nil && b.transitionCoordinator != nil)
    nav.pushViewController(Probe("C"), animated: true)
    expect(b.transitionCoordinator?.viewController(forKey: .from) === b, "its stack is nearer")
    expect(a.transitionCoordinator?.viewController(forKey: .from) === a)
    context.completeTransition(true)
    try row.stage.settle()
    expect(b.transitionCoordinator == nil && row.tabs.transitionCoordinator == nil)
  }

  @Test(.rule("T-18", "T-19", "N-103"))
  func `an animated tab change runs the coordinator's alongside blocks and completions`() throws {
    let row = try TabRow(a, b, delegate: guide)
    guide.animator = LateMover()
    var heard: [String] = []
    b.on(.viewWillAppear) { [b] in
      b.transitionCoordinator?.animate { _ in
        heard.append("alongside")
      } completion: {
        heard.append("completed \($0.isCancelled)")
      }
    }
    row.tabs.selectedIndex = 1
    expect(heard, equals: ["alongside"])
    try row.stage.settle()
    expect(heard, equals: ["alongside", "completed false"])
  }

  @Test(.rule("T-10", "T-15"))
  func `a tab change stays in runningTransitions until completeTransition is called`() throws {
    let row = try TabRow(a, b, delegate: guide), mover = SilentMover()
    guide.animator = mover
    row.tabs.selectedIndex = 1
    expect(
      row.stage.world.runningTransitions.map(\.description),
      equals: [
        "B's animator has not called completeTransition, so its selection has not ended"
      ])
    mover.context?.completeTransition(true)
    mover.context?.completeTransition(true)
    expect(row.stage.issues.map(\.code), equals: [.completedTwice])
  }

  // MARK: Stacks and sheets

  @Test(.rule("N-1", "N-100", "C-18"))
  func `selecting another tab during a push ends the push without animation`() throws {
    let c = Probe("C"), nav = stack("Nav", b), row = try TabRow(nav, a)
    nav.pushViewController(c, animated: true)
    row.tabs.selectedIndex = 1
    expect(row.stage.visible, equals: ["Tabs", "A"])
    try row.stage.settle()
    expect(nav.viewControllers.names, equals: ["B", "C"])
    expect(
      row.stage.callbacks("B", "C"),
      equals: [
        "B viewWillDisappear(animated)", "C viewWillAppear(animated)",
        "C viewIsAppearing(animated)", "C viewWillDisappear", "C viewDidDisappear",
        "B viewDidDisappear(animated)",
      ])
    row.tabs.selectedIndex = 0
    expect(row.stage.visible, equals: ["Tabs", "Nav", "C"])
    expect(row.stage.callbacks("B").count == 2 && row.stage.callbacks("C").count == 7)
  }

  @Test(.rule("C-18"))
  func `if another tab is selected during a pop, canceling the pop makes no controller appear`()
    throws
  {
    let c = Probe("C"), nav = stack("Nav", b, c), row = try TabRow(nav, a)
    let way = Guide()
    nav.delegate = way
    (way.animator, way.interactor) = (PercentMover(), hand)
    nav.popViewController(animated: true)
    row.stage.runTurn()
    row.tabs.selectedIndex = 1
    hand.cancel()
    try row.stage.settle()
    expect(nav.viewControllers.names, equals: ["B", "C"])
    expect(row.stage.callbacks("B", "C").suffix(1), equals: ["C viewDidDisappear(animated)"])
    row.tabs.selectedIndex = 0
    expect(row.stage.visible, equals: ["Tabs", "Nav", "C"])
  }

  @Test(.rule("C-18", "P-34"))
  func `during a tab change, a child that is not a tab appears and disappears with its parent`()
    throws
  {
    let row = try TabRow(a, b, delegate: guide), player = Probe("Player")
    guide.animator = PercentMover()
    row.tabs.embed(player)
    row.tabs.selectedIndex = 1
    row.stage.runTurn()
    let before = row.stage.callbacks("Player").count
    for isAppearing in [false, true] {
      row.tabs.beginAppearanceTransition(isAppearing, animated: false)
      row.tabs.endAppearanceTransition()
    }
    try row.stage.settle()
    expect(
      row.stage.callbacks("Player").dropFirst(before),
      equals: [
        "Player viewWillDisappear", "Player viewDidDisappear", "Player viewWillAppear",
        "Player viewIsAppearing", "Player viewDidAppear",
      ])
  }

  @Test(.rule("C-18"))
  func `a pushed controller disappears if its viewWillAppear selects another tab`() throws {
    let c = Probe("C"), nav = stack("Nav", b), row = try TabRow(nav, a)
    c.on(.viewWillAppear) { row.tabs.selectedIndex = 1 }
    nav.pushViewController(c, animated: true)
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "A"])
    expect(
      row.stage.callbacks("C"),
      equals: [
        "C viewWillAppear(animated)", "C viewIsAppearing(animated)",
        "C viewWillDisappear", "C viewDidDisappear",
      ])
  }

  @Test(.rule("N-105"))
  func `an animated tab selection can begin in didMove of a removed tab`() throws {
    let c = Probe("C"), row = try TabRow(a, b, c, delegate: guide)
    guide.animator = LateMover()
    c.on(.didMove) { if c.parent == nil { row.tabs.selectedIndex = 1 } }
    row.tabs.viewControllers = [a, b]
    expect(row.tabs.selectedIndex, equals: 1)
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "B"])
  }

  @Test(.rule("N-100", "P-66"))
  func `while a sheet covers the tabs, a tab can be selected in code but not by tapping`() throws {
    let row = try TabRow(a, b), sheet = Probe("Sheet")
    row.tabs.present(sheet, animated: true)
    row.stage.user.tapTab("B")
    try row.stage.settle()
    row.stage.user.tapTab("B")
    expect(row.tabs.selectedIndex, equals: 0)
    row.tabs.selectedIndex = 1
    expect(row.stage.visible, equals: ["Tabs", "B", "Sheet"])
    expect(
      row.stage.trace.lines.filter { $0.subject == "user" }.map(\.event),
      equals: [
        "tapTab(B), ignored: no such tab can be reached",
        "tapTab(B), ignored: no such tab can be reached",
      ])
    row.tabs.dismiss(animated: true)
    row.stage.runTurn()
    row.stage.user.tapTab("A")
    expect(row.tabs.selectedIndex, equals: 1)
  }

  @Test(.rule("C-2a", "N-103"))
  func `if the delegate moves the new tab away when asked for an animator, the next tab appears`()
    throws
  {
    let row = try TabRow(a, delegate: guide), c = ViewController("C"), box = ViewController("Box")
    guide.animator = LateMover()
    guide.onMoment = { [b] in if $0 == "A B" { box.addChild(b) } }
    row.tabs.setViewControllers([b, c], animated: true)
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "C"])
    expect(c.appearance == .appeared && c.viewIfLoaded?.window === row.stage.window)
    try row.stage.close()
  }

  @Test(.rule("N-105", "C-2a"))
  func `an animated change that begins while another tab replaces a lost one runs to its end`()
    throws
  {
    let c = Probe("C"), row = try TabRow(a, delegate: guide)
    guide.animator = PercentMover()
    b.on(.willMove) { [a] in a.removeFromParent() }
    b.on(.viewDidAppear) { row.tabs.setViewControllers([c], animated: true) }
    row.tabs.viewControllers = [a, b]
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "C"])
    expect(
      row.stage.callbacks("B"),
      equals: [
        "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
        "B viewWillDisappear(animated)", "B viewDidDisappear(animated)",
      ])
  }
}
