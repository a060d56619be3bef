import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The order of a presentation (P-24, P-26, P-27).
@MainActor @Suite("The order of a presentation") struct PresentOrderTests {
  let home = Probe("Home")
  let log = Log()

  @Test(.rule("P-24", "P-26", "P-27", "P-31"))
  func `a custom-style presentation that keeps the presenter's view has the expected trace`() throws
  {
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover()), stage = Stage(home)
    home.present(menu, animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      0.000  1   Home               present(Menu, animated)
      0.000  1   Menu.delegate      presentationController(forPresented) -> Covering
      0.000  1   Menu.delegate      animationController(forPresented) -> LateMover
      0.000  1   Menu               viewDidLoad
      0.000  1+  Menu.presentation  presentationTransitionWillBegin
      0.000  1+  Menu               viewWillAppear(animated)
      0.000  1+  Menu.animator      animateTransition
      0.000  1+  Menu               viewIsAppearing(animated)
      0.250  2   Menu.transition    completeTransition(true)
      0.250  2   Menu.presentation  presentationTransitionDidEnd(true)
      0.250  2   Menu               viewDidAppear(animated)
      0.250  2   Home               present completion
      0.250  2   Menu.animator      animationEnded(true)
      """)
  }

  @Test(.rule("P-24", "P-26", "P-27", "P-32", "P-33"))
  func `a custom-style presentation that removes the presenter's view has the expected trace`()
    throws
  {
    let menu = Probe.custom("Menu", Removing.init, comes: LateMover()), stage = Stage(home)
    home.present(menu, animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      0.000  1   Home               present(Menu, animated)
      0.000  1   Menu.delegate      presentationController(forPresented) -> Removing
      0.000  1   Menu.delegate      animationController(forPresented) -> LateMover
      0.000  1   Menu               viewDidLoad
      0.000  1+  Menu.presentation  presentationTransitionWillBegin
      0.000  1+  Home               viewWillDisappear(animated)
      0.000  1+  Menu               viewWillAppear(animated)
      0.000  1+  Menu.animator      animateTransition
      0.000  1+  Menu               viewIsAppearing(animated)
      0.250  2   Menu.transition    completeTransition(true)
      0.250  2   Menu.presentation  presentationTransitionDidEnd(true)
      0.250  2   Menu               viewDidAppear(animated)
      0.250  2   Home               viewDidDisappear(animated)
      0.250  2   Home               present completion
      0.250  2   Menu.animator      animationEnded(true)
      """)
  }

  @Test(.rule("P-26", "P-27", "P-31", "P-33"))
  func `a page sheet presentation with the system's animation has the expected trace`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      1   Home               present(Menu, animated)
      1   Menu               viewDidLoad
      1+  Menu.presentation  presentationTransitionWillBegin
      1+  Menu               viewWillAppear(animated)
      1+  Menu               viewIsAppearing(animated)
      2   Menu.transition    completeTransition(true)
      2   Menu.presentation  presentationTransitionDidEnd(true)
      2   Menu               viewDidAppear(animated)
      2   Home               present completion
      """)
  }

  @Test(.rule("P-24", "P-26", "P-27", "P-33"))
  func `a full screen presentation with the system's animation has the expected trace`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    home.present(menu, animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      1   Home               present(Menu, animated)
      1   Menu               viewDidLoad
      1+  Menu.presentation  presentationTransitionWillBegin
      1+  Home               viewWillDisappear(animated)
      1+  Menu               viewWillAppear(animated)
      1+  Menu               viewIsAppearing(animated)
      2   Menu.transition    completeTransition(true)
      2   Menu.presentation  presentationTransitionDidEnd(true)
      2   Menu               viewDidAppear(animated)
      2   Home               viewDidDisappear(animated)
      2   Home               present completion
      """)
  }

  @Test(.rule("P-24"))
  func `present does not call viewDidLoad if the view is already loaded`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    menu.loadViewIfNeeded()
    home.present(menu, animated: true)
    try stage.settle()
    expect(!stage.events.contains("Menu  viewDidLoad"))
  }

  @Test(.rule("P-26"))
  func `a presentation lays out container and presented view only after animateTransition`() throws
  {
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover()), stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    var first: [String] = []
    for line in stage.trace.verbose.lines
    where line.turn.isCommit && line.subject.hasPrefix("Menu") && !first.contains(line.event) {
      first.append(line.event)
    }
    expect(
      first,
      equals: [
        "preferredContentSizeDidChange", "presentationTransitionWillBegin",
        "viewWillAppear(animated)", "animateTransition", "containerViewWillLayoutSubviews",
        "viewIsAppearing(animated)", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "containerViewDidLayoutSubviews",
      ])
  }

  @Test(.rule("P-26", "T-4"))
  func `transitionDuration is called before animateTransition`() throws {
    let mover = LateMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    home.present(menu, animated: true)
    expect(mover.starts, equals: 0)
    stage.runTurn()
    expect(mover.earlyQuestions > 0)
    expect(mover.starts, equals: 1)
  }

  @Test(.rule("P-27", "P-35", "T-20", "T-46"))
  func `a presentation calls its completion, then animationEnded, then coordinator completions`()
    throws
  {
    let mover = LateMover(), menu = Probe.custom("Menu", Removing.init, comes: mover)
    let stage = Stage(home)
    mover.onEnd = { [log] in log.note("animationEnded \($0)") }
    home.on(.viewDidDisappear) { [log] in log.note("presenter has gone") }
    home.present(menu, animated: true) { [log] in log.note("completion") }
    for number in 1...2 {
      home.transitionCoordinator?.animate(alongsideTransition: nil) { [log, home] _ in
        log.note("coordinator \(number) \(home.transitionCoordinator != nil)")
      }
    }
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "presenter has gone", "completion", "animationEnded true", "coordinator 1 false",
        "coordinator 2 false",
      ])
    expect(home.transitionCoordinator == nil)
    expect(menu.transitionCoordinator == nil)
  }

  @Test(.rule("P-27", "P-72"))
  func `the presenter's view is removed between presentationTransitionDidEnd and viewDidAppear`()
    throws
  {
    let menu = Probe.custom("Menu", Removing.init, comes: LateMover()), stage = Stage(home)
    let isInWindow = { [home] in home.view.window != nil }
    menu.note(in: log, at: .presentationDidEnd, .viewDidAppear, fact: isInWindow)
    home.present(menu, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Menu presentationDidEnd: true", "Menu viewDidAppear: false"])
  }

  @Test(.rule("P-34", "C-5"))
  func `during a presentation, each child gets its callbacks right after its parent`() throws {
    let menu = Probe.fullScreen("Menu"), row = Probe("Row"), item = Probe("Item")
    home.embed(row)
    menu.embed(item)
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    let callbacks = stage.callbacks().filter { !$0.contains("viewIsAppearing") }
    expect(
      callbacks,
      equals: [
        "Home viewWillDisappear(animated)", "Row viewWillDisappear(animated)",
        "Menu viewWillAppear(animated)", "Item viewWillAppear(animated)",
        "Menu viewDidAppear(animated)", "Item viewDidAppear(animated)",
        "Home viewDidDisappear(animated)", "Row viewDidDisappear(animated)",
      ])
  }

  @Test(.rule("P-34", "P-99", "C-5"))
  func `a child whose view is not in its parent's view gets no callbacks`() throws {
    let menu = Probe.fullScreen("Menu"), item = Probe("Item")
    menu.addChild(item)
    item.loadViewIfNeeded()
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    expect(stage.callbacks("Item").isEmpty)
    expect(stage.callbacks("Menu").last, equals: "Menu viewDidAppear(animated)")
  }

  @Test(.rule("P-31"))
  func `a sheet sends no callbacks to its presenter or to the presenter's children`() throws {
    let menu = Probe("Menu"), row = Probe("Row")
    home.embed(row)
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.callbacks("Home", "Row").isEmpty)
    expect(stage.callbacks("Menu").last, equals: "Menu viewDidDisappear(animated)")
  }
}
