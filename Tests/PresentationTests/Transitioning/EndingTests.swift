import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// `completeTransition` that is called at once, late, twice or never (P-80, P-81, P-118, T-10,
/// T-14, T-15).
@MainActor @Suite("Ends of a transition") struct EndingTests {
  let home = Probe("Home")
  let log = Log()

  @Test(.rule("P-118", "P-26", "P-27"))
  func `calling completeTransition inside animateTransition ends a presentation immediately`()
    throws
  {
    let menu = Probe.custom("Menu", Removing.init, comes: InstantMover()), stage = Stage(home)
    home.present(menu, animated: true) {}
    stage.runTurn()
    try stage.trace.expect(
      """
      0.000  1   Home               present(Menu, animated)
      0.000  1   Menu.delegate      presentationController(forPresented) -> Removing
      0.000  1   Menu.delegate      animationController(forPresented) -> InstantMover
      0.000  1   Menu               viewDidLoad
      0.000  1+  Menu.presentation  presentationTransitionWillBegin
      0.000  1+  Home               viewWillDisappear(animated)
      0.000  1+  Menu               viewWillAppear(animated)
      0.000  1+  Menu.animator      animateTransition
      0.000  1+  Menu.transition    completeTransition(true)
      0.000  1+  Menu               viewIsAppearing(animated)
      0.000  1+  Menu.presentation  presentationTransitionDidEnd(true)
      0.000  1+  Menu               viewDidAppear(animated)
      0.000  1+  Home               viewDidDisappear(animated)
      0.000  1+  Home               present completion
      0.000  1+  Menu.animator      animationEnded(true)
      """)
  }

  @Test(.rule("P-118", "P-29", "P-30"))
  func `calling completeTransition inside animateTransition ends a dismissal immediately`() throws {
    let menu = Probe.custom("Menu", Covering.init, goes: InstantMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) {}
    stage.runTurn()
    try stage.trace.expect(
      """
      Home               dismiss(animated)
      Menu.delegate      animationController(forDismissed) -> InstantMover
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

  @Test(.rule("P-118", "P-76"))
  func `completeTransition with false inside animateTransition cancels a presentation`() throws {
    let mover = InstantMover(completes: false)
    let menu = Probe.custom("Menu", Covering.init, comes: mover), stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    expect(
      stage.callbacks(),
      equals: [
        "Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)",
        "Menu viewWillDisappear(animated)", "Menu viewDidDisappear(animated)",
      ])
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-80", "T-10", "P-66"))
  func `a transition never ends if the animator does not call completeTransition`() throws {
    let menu = Probe.custom("Menu", Removing.init, comes: SilentMover()), stage = Stage(home)
    home.present(menu, animated: true) { [log] in log.note("completion") }
    stage.advance(by: .seconds(100))
    expect(stage.world.isIgnoringInteractionEvents)
    expect(home.transitionCoordinator != nil)
    expect(menu.isBeingPresented)
    expect(
      stage.callbacks(),
      equals: [
        "Home viewWillDisappear(animated)", "Menu viewWillAppear(animated)",
        "Menu viewIsAppearing(animated)",
      ])
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-80", "P-57"))
  func `if a transition never ends, later dismiss and present calls wait forever`() throws {
    let menu = Probe.custom("Menu", Covering.init, comes: SilentMover()), stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    home.dismiss(animated: true) { [log] in log.note("dismiss") }
    home.present(Probe("Other"), animated: true) { [log] in log.note("present") }
    stage.advance(by: .seconds(100))
    expect(stage.world.runningTransitions.map(\.waitingRequests), equals: [2])
    expect(stage.world.runningTransitions.map(\.awaitsAnimator), equals: [true])
    expect(!menu.isBeingDismissed)
    expect(log.lines.isEmpty)
    expect(stage.issues.isEmpty)
    #expect(throws: NotSettled.self) { try stage.settle() }
    #expect(throws: StageResidue.self) { try stage.close() }
  }

  @Test(.rule("P-80", "T-10"))
  func `even a late call of completeTransition ends the transition`() throws {
    let mover = SilentMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    home.present(menu, animated: true)
    stage.advance(by: .seconds(100))
    expect(menu.isBeingPresented)
    mover.context?.completeTransition(true)
    expect(stage.callbacks().last, equals: "Menu viewDidAppear(animated)")
    expect(!stage.world.isIgnoringInteractionEvents)
    expect(home.transitionCoordinator == nil)
    try stage.settle()
  }

  @Test(.rule("P-81", "T-15"), arguments: [true, false])
  func `calling completeTransition twice reports an issue and changes nothing`(
    second: Bool
  ) throws {
    let mover = SilentMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    home.present(menu, animated: true) { [log] in log.note("completion") }
    stage.runTurn()
    mover.context?.completeTransition(true)
    let callbacks = stage.callbacks()
    mover.context?.completeTransition(second)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.completedTwice])
    expect(stage.callbacks(), equals: callbacks)
    expect(mover.ends, equals: [true])
    expect(log.lines, equals: ["completion"])
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-81", "P-118", "T-15"))
  func `calling completeTransition twice inside animateTransition reports an issue`() throws {
    let mover = InstantMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    mover.onStart = { $0.completeTransition(true) }
    home.present(menu, animated: true) { [log] in log.note("completion") }
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.completedTwice])
    expect(mover.ends, equals: [true])
    expect(log.lines, equals: ["completion"])
  }

  @Test(.rule("P-81"))
  func `calling completeTransition a second time in viewDidAppear reports an issue`() throws {
    let mover = SilentMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    menu.on(.viewDidAppear) { mover.context?.completeTransition(true) }
    home.present(menu, animated: true)
    stage.runTurn()
    mover.context?.completeTransition(true)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.completedTwice])
    expect(stage.callbacks().count { $0.contains("viewDidAppear") }, equals: 1)
  }

  @Test(.rule("T-14"))
  func `animationEnded gets the value that was passed to completeTransition`() throws {
    let coming = LateMover(), going = LateMover(completes: false), stage = Stage(home)
    let menu = Probe.custom("Menu", Covering.init, comes: coming, goes: going)
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(coming.ends, equals: [true])
    expect(going.ends, equals: [false])
  }

  @Test(.rule("P-120"))
  func `a dismissed controller stays alive until the completion of dismiss is called`() throws {
    let stage = Stage(home), log = log
    weak var released: Probe?
    do {
      let menu = Probe.custom("Menu", Removing.init)
      menu.log = log
      released = menu
      home.present(menu, animated: false)
    }
    try stage.settle()
    expect(released != nil)
    home.dismiss(animated: false) { log.note("completion") }
    try stage.settle()
    expect(log.lines.suffix(2), equals: ["Menu viewDidDisappear(false)", "completion"])
  }

  @Test(.rule("P-120"))
  func `a presenter can remove one of its children in viewWillDisappear`() throws {
    let stage = Stage(home), home = home, menu = Probe.fullScreen("Menu")
    do {
      home.embed(Probe("Row"))
    }
    home.on(.viewWillDisappear) {
      guard let row = home.children.first else { return }
      row.willMove(toParent: nil)
      row.view.removeFromSuperview()
      row.removeFromParent()
    }
    home.present(menu, animated: true) { [log] in log.note("completion") }
    try stage.settle()
    expect(home.children.isEmpty)
    expect(stage.callbacks("Home", "Menu").last, equals: "Home viewDidDisappear(animated)")
    expect(log.lines, equals: ["completion"])
  }
}
