import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Tests of the time at which the parts of a present or dismiss happen (P-20 to P-23, P-104).
///
/// The parts happen in the call, at the end of the run loop turn, or later.
@MainActor @Suite("When transitions begin") struct DeferralTests {
  let home = Probe("Home")

  @Test(.rule("P-20"))
  func `a presentation begins at the end of the run-loop turn, not inside the call`() {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: true)
    expect(stage.events, equals: ["Home  present(Menu, animated)", "Menu  viewDidLoad"])
    stage.runTurn()
    expect(stage.callbacks().first, equals: "Menu viewWillAppear(animated)")
    expect(stage.trace.lines.dropFirst(2).allSatisfy { $0.turn.isCommit && $0.turn.number == 1 })
  }

  @Test(.rule("P-20"))
  func `a dismissal begins at the end of the run-loop turn, not inside the call`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    expect(stage.events, equals: ["Home  dismiss(animated)"])
    stage.runTurn()
    expect(stage.callbacks(), equals: ["Menu viewWillDisappear(animated)"])
  }

  @Test(.rule("P-20"))
  func `a present call in a main-queue block begins the presentation in the same run-loop turn`() {
    let home = home, menu = Probe("Menu"), stage = Stage(home)
    stage.world.clock.async { home.present(menu, animated: true) }
    stage.runTurn()
    expect(stage.callbacks().first, equals: "Menu viewWillAppear(animated)")
    expect(Set(stage.trace.lines.map(\.turn.number)), equals: [1])
  }

  @Test(.rule("P-21", "P-21a"))
  func `an unanimated full-screen presentation ends after one run-loop turn`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    home.present(menu, animated: false)
    expect(stage.callbacks().isEmpty)
    stage.runTurn()
    expect(
      stage.callbacks(),
      equals: [
        "Home viewWillDisappear", "Menu viewWillAppear", "Menu viewIsAppearing",
        "Menu viewDidAppear", "Home viewDidDisappear",
      ])
  }

  @Test(.rule("P-21", "P-21a"))
  func `an unanimated full-screen dismissal ends after one run-loop turn`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: false)
    expect(stage.callbacks().isEmpty)
    stage.runTurn()
    expect(
      stage.callbacks(),
      equals: [
        "Menu viewWillDisappear", "Home viewWillAppear", "Home viewIsAppearing",
        "Home viewDidAppear", "Menu viewDidDisappear",
      ])
  }

  @Test(.rule("P-21a"))
  func `an unanimated sheet gets viewDidAppear one run-loop turn after viewWillAppear`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: false)
    stage.runTurn()
    expect(stage.callbacks(), equals: ["Menu viewWillAppear", "Menu viewIsAppearing"])
    stage.runTurn()
    expect(stage.callbacks().last, equals: "Menu viewDidAppear")
    expect(stage.world.clock.now, equals: .zero)
  }

  @Test(.rule("P-21a"))
  func `an unanimated sheet gets viewDidDisappear one run-loop turn after viewWillDisappear`()
    throws
  {
    let menu = Probe("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: false)
    stage.runTurn()
    expect(stage.callbacks(), equals: ["Menu viewWillDisappear"])
    stage.runTurn()
    expect(stage.callbacks().last, equals: "Menu viewDidDisappear")
  }

  @Test(.rule("P-21a"), arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `an animated presentation calls viewDidAppear only when its animation has ended`(
    style: ModalPresentationStyle
  ) throws {
    let menu = Probe("Menu"), stage = Stage(home)
    menu.modalPresentationStyle = style
    home.present(menu, animated: true)
    stage.runTurn()
    stage.runTurn()
    expect(stage.callbacks("Menu").first, equals: "Menu viewWillAppear(animated)")
    expect(!stage.events.contains { $0.contains("viewDidAppear") })
    try stage.settle()
    expect(stage.events.contains("Menu  viewDidAppear(animated)"))
  }

  @Test(.rule("P-21"))
  func `an unanimated custom presentation ends after one run-loop turn`() throws {
    let menu = Probe.custom("Menu", Covering.init), stage = Stage(home)
    home.present(menu, animated: false)
    expect(stage.callbacks().isEmpty)
    stage.runTurn()
    expect(
      stage.callbacks(),
      equals: ["Menu viewWillAppear", "Menu viewIsAppearing", "Menu viewDidAppear"])
    expect(!menu.isBeingPresented)
  }

  @Test(.rule("P-21", "P-24", "P-28"))
  func `an unanimated present or dismiss call does not ask the delegate for an animator`() throws {
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover(), goes: LateMover())
    let stage = Stage(home)
    home.present(menu, animated: false)
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    expect(menu.director?.subjects, equals: [.presentationController])
    expect(menu.director?.comes?.starts, equals: 0)
  }

  @Test(.rule("P-21", "P-70"))
  func `the coordinator of an unanimated presentation has isAnimated false`() {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: false)
    expect(home.transitionCoordinator?.isAnimated == false)
    expect(stage.callbacks().isEmpty)
  }

  @Test(.rule("P-23"))
  func `an animated present call runs without animation while animations are disabled`() throws {
    let menu = Probe.fullScreen("Menu", comes: LateMover()), stage = Stage(home)
    stage.world.areAnimationsEnabled = false
    home.present(menu, animated: true)
    expect(home.transitionCoordinator?.isAnimated == false)
    stage.runTurn()
    expect(menu.director?.subjects, equals: [])
    expect(
      stage.callbacks(),
      equals: [
        "Home viewWillDisappear", "Menu viewWillAppear", "Menu viewIsAppearing",
        "Menu viewDidAppear", "Home viewDidDisappear",
      ])
  }

  @Test(.rule("P-23"))
  func `an animated dismiss call runs without animation while animations are disabled`() throws {
    let menu = Probe.fullScreen("Menu", goes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    stage.world.areAnimationsEnabled = false
    home.dismiss(animated: true)
    stage.runTurn()
    expect(menu.director?.subjects, equals: [])
    expect(stage.callbacks("Menu"), equals: ["Menu viewWillDisappear", "Menu viewDidDisappear"])
  }

  @Test(.rule("P-104"), arguments: [true, false])
  func `every appearance callback gets the animated flag of present or dismiss`(
    isAnimated: Bool
  ) throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home), log = Log()
    (home.log, menu.log) = (log, log)
    home.present(menu, animated: isAnimated)
    try stage.settle()
    home.dismiss(animated: isAnimated)
    try stage.settle()
    let callbacks = log.lines.filter { $0.contains("ppear") }
    expect(callbacks.count, equals: 10)
    expect(callbacks.allSatisfy { $0.hasSuffix("(\(isAnimated))") })
  }
}
