import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// `completeTransition(false)` (P-75 to P-77).
@MainActor @Suite("Canceled transitions") struct CancellationTests {
  let home = Probe("Home")
  let log = Log()
  let declining = LateMover(completes: false)

  @Test(.rule("P-76", "P-77", "T-14"))
  func `if the presenter stays visible, a canceled presentation has the expected trace`() throws {
    let menu = Probe.custom("Menu", Covering.init, comes: declining), stage = Stage(home)
    home.present(menu, animated: true) {}
    stage.runTurn()
    stage.startOver()
    try stage.settle()
    try stage.trace.expect(
      """
      0.250  2  Menu.transition    completeTransition(false)
      0.250  2  Menu.presentation  presentationTransitionDidEnd(false)
      0.250  2  Menu               viewWillDisappear(animated)
      0.250  2  Menu               viewDidDisappear(animated)
      0.250  2  Home               present completion
      0.250  2  Menu.animator      animationEnded(false)
      """)
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-76", "P-77", "P-97"))
  func `if the presenter is removed, a canceled presentation has the expected trace`() throws {
    let menu = Probe.custom("Menu", Removing.init, comes: declining), stage = Stage(home)
    home.present(menu, animated: true) {}
    stage.runTurn()
    stage.startOver()
    try stage.settle()
    try stage.trace.expect(
      """
      Menu.transition    completeTransition(false)
      Menu.presentation  presentationTransitionDidEnd(false)
      Menu               viewWillDisappear(animated)
      Menu               viewDidDisappear(animated)
      Home               viewWillAppear(animated)
      Home               viewIsAppearing(animated)
      Home               viewDidAppear(animated)
      Home               present completion
      Menu.animator      animationEnded(false)
      """)
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-75", "P-77", "T-14"))
  func `if the presenter stays visible, a canceled dismissal has the expected trace`() throws {
    let menu = Probe.custom("Menu", Covering.init, goes: declining), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) {}
    stage.runTurn()
    stage.startOver()
    try stage.settle()
    try stage.trace.expect(
      """
      Menu.transition    completeTransition(false)
      Menu.presentation  dismissalTransitionDidEnd(false)
      Menu               viewWillAppear(animated)
      Menu               viewIsAppearing(animated)
      Menu               viewDidAppear(animated)
      Home               dismiss completion
      Menu.animator      animationEnded(false)
      """)
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-75", "P-77"))
  func `if the presenter was removed, a canceled dismissal has the expected trace`() throws {
    let menu = Probe.custom("Menu", Removing.init, goes: declining), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) {}
    stage.runTurn()
    stage.startOver()
    try stage.settle()
    try stage.trace.expect(
      """
      Menu.transition    completeTransition(false)
      Menu.presentation  dismissalTransitionDidEnd(false)
      Home               viewWillDisappear(animated)
      Home               viewDidDisappear(animated)
      Menu               viewWillAppear(animated)
      Menu               viewIsAppearing(animated)
      Menu               viewDidAppear(animated)
      Home               dismiss completion
      Menu.animator      animationEnded(false)
      """)
    expect(stage.visible, equals: ["Menu"])
  }

  @Test(.rule("P-76", "T-8"))
  func `canceling restores the presenter before viewWillDisappear of the presented controller`()
    throws
  {
    let menu = Probe.custom("Menu", Removing.init, comes: declining), stage = Stage(home)
    menu.note(in: log, at: .presentationDidEnd, .viewWillDisappear) { [home] in
      "\(menu.view.window != nil) \(home.view.superview === stage.window)"
        + " \(menu.presentingViewController != nil)"
    }
    home.present(menu, animated: true)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Menu presentationDidEnd: true false true", "Menu viewWillDisappear: false true false",
      ])
    expect(stage.window.subviews, equals: [home.view])
  }

  @Test(.rule("P-75", "T-8"))
  func `canceling a dismissal removes the presenter's view from the window again`() throws {
    let menu = Probe.custom("Menu", Removing.init, goes: declining), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    stage.runTurn()
    expect(home.view.window != nil)
    try stage.settle()
    expect(home.view.window == nil)
    expect(menu.view.window === stage.window)
  }

  @Test(.rule("P-75", "P-80"))
  func `a controller can be dismissed after a canceled dismissal`() throws {
    let menu = Probe.custom("Menu", Removing.init, goes: declining), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    try stage.settle()
    stage.startOver()
    menu.director?.goes = LateMover()
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(
      stage.callbacks(),
      equals: [
        "Menu viewWillDisappear(animated)", "Home viewWillAppear(animated)",
        "Home viewIsAppearing(animated)", "Home viewDidAppear(animated)",
        "Menu viewDidDisappear(animated)",
      ])
  }

  @Test(.rule("P-76")) func `a controller can be presented after a canceled presentation`() throws {
    let menu = Probe.custom("Menu", Removing.init, comes: declining), stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    menu.director?.comes = LateMover()
    home.present(menu, animated: true)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(stage.visible, equals: ["Menu"])
    expect(menu.presentingViewController === home)
  }

  @Test(.rule("P-75", "P-76"), arguments: [true, false])
  func `completesCancelledTransitions decides if a canceled presentation calls its completion`(
    isCalled: Bool
  ) throws {
    var system = SystemBehavior.modern
    system.completesCancelledTransitions = isCalled
    let menu = Probe.custom("Menu", Covering.init, comes: declining)
    let stage = Stage(home, system: system)
    home.present(menu, animated: true) { [log] in log.note("present") }
    try stage.settle()
    expect(log.lines, equals: isCalled ? ["present"] : [])
    menu.director?.comes = LateMover()
    menu.director?.goes = declining
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true) { [log] in log.note("dismiss") }
    try stage.settle()
    expect(log.lines == (isCalled ? ["present", "dismiss"] : []))
  }

  @Test(.rule("P-75", "P-76", "T-14")) func `animationEnded is called once per transition`() throws
  {
    let coming = LateMover()
    let menu = Probe.custom("Menu", Covering.init, comes: coming, goes: declining)
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(coming.ends, equals: [true])
    expect(declining.ends, equals: [false])
  }

  @Test(.rule("P-57", "P-75"))
  func `if a dismissal is canceled, a present call that waits for the dismissal is refused`() throws
  {
    let menu = Probe.custom("Menu", Covering.init, goes: declining), other = Probe("Other")
    let stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    home.present(other, animated: true) { [log] in log.note("completion") }
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(log.lines.isEmpty)
  }
}
