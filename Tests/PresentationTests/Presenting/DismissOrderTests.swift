import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The order of a dismissal (P-28 to P-30).
@MainActor @Suite("The order of a dismissal") struct DismissOrderTests {
  let home = Probe("Home")
  let log = Log()

  @Test(.rule("P-28", "P-29", "P-30", "P-31"))
  func `a custom-style dismissal that keeps the presenter's view has the expected trace`() throws {
    let menu = Probe.custom("Menu", Covering.init, goes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      Home               dismiss(animated)
      Menu.delegate      animationController(forDismissed) -> LateMover
      Menu.presentation  dismissalTransitionWillBegin
      Menu               viewWillDisappear(animated)
      Menu.animator      animateTransition
      Menu.transition    completeTransition(true)
      Menu.presentation  dismissalTransitionDidEnd(true)
      Menu               viewDidDisappear(animated)
      Home               dismiss completion
      Menu.animator      animationEnded(true)
      """)
  }

  @Test(.rule("P-28", "P-29", "P-30", "P-32", "P-33"))
  func `a custom-style dismissal that brings back the presenter's view has the expected trace`()
    throws
  {
    let menu = Probe.custom("Menu", Removing.init, goes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      Home               dismiss(animated)
      Menu.delegate      animationController(forDismissed) -> LateMover
      Menu.presentation  dismissalTransitionWillBegin
      Menu               viewWillDisappear(animated)
      Home               viewWillAppear(animated)
      Menu.animator      animateTransition
      Home               viewIsAppearing(animated)
      Menu.transition    completeTransition(true)
      Menu.presentation  dismissalTransitionDidEnd(true)
      Home               viewDidAppear(animated)
      Menu               viewDidDisappear(animated)
      Home               dismiss completion
      Menu.animator      animationEnded(true)
      """)
  }

  @Test(.rule("P-29", "P-30", "P-33"))
  func `a full screen dismissal with the system's animation has the expected trace`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      Home               dismiss(animated)
      Menu.presentation  dismissalTransitionWillBegin
      Menu               viewWillDisappear(animated)
      Home               viewWillAppear(animated)
      Home               viewIsAppearing(animated)
      Menu.transition    completeTransition(true)
      Menu.presentation  dismissalTransitionDidEnd(true)
      Home               viewDidAppear(animated)
      Menu               viewDidDisappear(animated)
      Home               dismiss completion
      """)
  }

  @Test(.rule("P-28", "P-24"))
  func `the transition coordinator exists when dismiss returns`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    expect(home.transitionCoordinator == nil)
    home.dismiss(animated: true)
    expect(home.transitionCoordinator != nil)
    expect(menu.transitionCoordinator != nil)
    expect(stage.callbacks().isEmpty)
  }

  @Test(.rule("P-29"))
  func `the presenter's returning view is laid out before the dismissal ends`() throws {
    let menu = Probe.custom("Menu", Removing.init, goes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    home.log = log
    home.dismiss(animated: true)
    stage.runTurn()
    var first: [String] = []
    for line in log.lines where !first.contains(line) { first.append(line) }
    expect(
      first,
      equals: [
        "Home viewWillAppear(true)", "Home viewIsAppearing(true)", "Home viewWillLayoutSubviews",
        "Home viewDidLayoutSubviews",
      ])
  }

  @Test(.rule("P-30"))
  func `the containerView leaves the window before the presenter's viewDidAppear`() throws {
    let menu = Probe.custom("Menu", Removing.init, goes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    let container = menu.presentationController?.containerView
    let places = { [home] in
      "\(menu.view.window != nil) \(container?.window != nil)"
        + " \(home.view.superview === stage.window)"
    }
    menu.note(in: log, at: .dismissalDidEnd, fact: places)
    home.note(in: log, at: .viewDidAppear, fact: places)
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Menu dismissalDidEnd: true true false", "Home viewDidAppear: false false true",
      ])
  }

  @Test(.rule("P-30", "P-35", "T-20"))
  func `a dismissal calls its completion, then animationEnded, then coordinator completions`()
    throws
  {
    let mover = LateMover(), menu = Probe.custom("Menu", Covering.init, goes: mover)
    let stage = Stage(home)
    try stage.put(menu, on: home)
    mover.onEnd = { [log] in log.note("animationEnded \($0)") }
    menu.on(.viewDidDisappear) { [log] in log.note("presented has gone") }
    home.dismiss(animated: true) { [log] in log.note("completion") }
    home.transitionCoordinator?.animate(alongsideTransition: nil) { [log] in
      log.note("coordinator \($0.isCancelled)")
    }
    try stage.settle()
    expect(
      log.lines,
      equals: ["presented has gone", "completion", "animationEnded true", "coordinator false"])
    expect(home.transitionCoordinator == nil)
  }

  @Test(.rule("P-34", "C-5"))
  func `during a dismissal, each child gets its callbacks right after its parent`() throws {
    let menu = Probe.fullScreen("Menu"), row = Probe("Row"), item = Probe("Item")
    home.embed(row)
    menu.embed(item)
    let stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    try stage.settle()
    let callbacks = stage.callbacks().filter { !$0.contains("viewIsAppearing") }
    expect(
      callbacks,
      equals: [
        "Menu viewWillDisappear(animated)", "Item viewWillDisappear(animated)",
        "Home viewWillAppear(animated)", "Row viewWillAppear(animated)",
        "Home viewDidAppear(animated)", "Row viewDidAppear(animated)",
        "Menu viewDidDisappear(animated)", "Item viewDidDisappear(animated)",
      ])
  }

  @Test(.rule("P-82"))
  func `every dismissalTransitionWillBegin is followed by a dismissalTransitionDidEnd`() throws {
    let mover = LateMover(completes: false)
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover(), goes: mover)
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    menu.director?.goes = LateMover()
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.events.filter { $0.hasPrefix("Menu.presentation") },
      equals: [
        "Menu.presentation  presentationTransitionWillBegin",
        "Menu.presentation  presentationTransitionDidEnd(true)",
        "Menu.presentation  dismissalTransitionWillBegin",
        "Menu.presentation  dismissalTransitionDidEnd(false)",
        "Menu.presentation  dismissalTransitionWillBegin",
        "Menu.presentation  dismissalTransitionDidEnd(true)",
      ])
  }
}
