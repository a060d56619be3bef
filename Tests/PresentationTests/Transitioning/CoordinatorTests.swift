import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Which controllers have the coordinator, and when its blocks run (P-35, P-36, T-16 to T-20).
@MainActor @Suite("Coordinators") struct CoordinatorTests {
  let home = Probe("Home")
  let log = Log()

  @Test(.rule("P-35", "T-16", "T-16a"))
  func `during a presentation, both controllers and their children share one coordinator`() throws {
    let row = Probe("Row"), menu = Probe("Menu"), item = Probe("Item")
    home.embed(row)
    menu.embed(item)
    let stage = Stage(home)
    expect(row.transitionCoordinator == nil)
    row.present(menu, animated: true)
    let coordinator = try #require(home.transitionCoordinator)
    for controller in [row, menu, item] {
      expect(controller.transitionCoordinator === coordinator)
    }
    try stage.settle()
    for controller in [home, row, menu, item] {
      expect(controller.transitionCoordinator == nil)
    }
  }

  @Test(.rule("P-35", "T-16a"))
  func `if a sheet presents a controller, the screen below the sheet has no coordinator`() throws {
    let menu = Probe("Menu"), detail = Probe("Detail"), stage = Stage(home)
    try stage.put(menu, on: home)
    menu.present(detail, animated: true)
    expect(menu.transitionCoordinator != nil)
    expect(detail.transitionCoordinator === menu.transitionCoordinator)
    expect(home.transitionCoordinator == nil)
  }

  @Test(.rule("P-24", "T-16")) func `an unanimated presentation has a coordinator`() {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: false)
    expect(home.transitionCoordinator != nil)
    expect(menu.transitionCoordinator != nil)
    expect(stage.callbacks().isEmpty)
  }

  @Test(.rule("P-35", "P-26", "T-18"))
  func `alongside blocks run after animateTransition, in the order of registration`() throws {
    let mover = LateMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    mover.onStart = { [log] _ in log.note("animateTransition") }
    menu.note(in: log, at: .viewIsAppearing) { "after" }
    home.present(menu, animated: true)
    for number in 1...2 {
      let isQueued = menu.transitionCoordinator?.animate(
        alongsideTransition: { [log] _ in log.note("alongside \(number)") }, completion: nil)
      expect(isQueued == true)
    }
    stage.runTurn()
    expect(
      log.lines,
      equals: [
        "animateTransition", "alongside 1", "alongside 2", "Menu viewIsAppearing: after",
      ])
    try stage.settle()
    expect(log.lines.count, equals: 4)
  }

  @Test(.rule("P-118", "P-35"))
  func `alongside animations run even if animateTransition itself calls completeTransition`() {
    let mover = InstantMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    menu.note(in: log, at: .viewDidAppear) { "end" }
    home.present(menu, animated: true)
    home.transitionCoordinator?.animate(
      alongsideTransition: { [log] _ in log.note("alongside") },
      completion: { [log] _ in log.note("completion") })
    stage.runTurn()
    expect(log.lines, equals: ["alongside", "Menu viewDidAppear: end", "completion"])
  }

  @Test(.rule("T-17")) func `an alongside block can be registered in viewWillAppear`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    menu.note(in: log, at: .viewWillAppear) { [log] in
      menu.transitionCoordinator?.animate(
        alongsideTransition: { _ in log.note("alongside") }, completion: nil) ?? false
    }
    home.present(menu, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Menu viewWillAppear: true", "alongside"])
  }

  @Test(.rule("T-17", "T-19", "P-35"))
  func `viewIsAppearing is too late to register an alongside block`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    menu.note(in: log, at: .viewIsAppearing) { [log] in
      menu.transitionCoordinator?.animate(
        alongsideTransition: { _ in log.note("alongside") },
        completion: { _ in log.note("completion") }) ?? true
    }
    home.present(menu, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Menu viewIsAppearing: false", "completion"])
  }

  @Test(.rule("P-35", "T-19"))
  func `a coordinator's completion can still be registered in viewDidAppear`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    menu.note(in: log, at: .viewDidAppear) { [log] in
      menu.transitionCoordinator?.animate(
        alongsideTransition: { _ in log.note("alongside") },
        completion: { _ in log.note("completion") }) ?? true
    }
    home.present(menu, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Menu viewDidAppear: false", "completion"])
  }

  @Test(.rule("P-36", "T-19"), arguments: [true, false])
  func `isCancelled tells a coordinator's completion whether the transition was canceled`(
    completes: Bool
  ) throws {
    let mover = LateMover(completes: completes)
    let menu = Probe.custom("Menu", Covering.init, comes: mover), stage = Stage(home)
    home.present(menu, animated: true)
    home.transitionCoordinator?.animate(alongsideTransition: nil) { [log] in
      log.note("cancelled: \($0.isCancelled)")
    }
    try stage.settle()
    expect(log.lines, equals: ["cancelled: \(!completes)"])
  }

  @Test(.rule("T-20", "P-27"))
  func `a coordinator's completion is called in the same run-loop turn as viewDidAppear`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    let turn = { stage.world.clock.turn }
    menu.note(in: log, at: .viewDidAppear, fact: turn)
    home.present(menu, animated: true)
    home.transitionCoordinator?.animate(alongsideTransition: nil) { [log] _ in
      log.note("completion: \(turn())")
    }
    try stage.settle()
    expect(log.lines, equals: ["Menu viewDidAppear: 2", "completion: 2"])
  }

  @Test(.rule("P-67", "P-70", "T-5"))
  func `the coordinator returns both controllers of a presentation and of a dismissal`() throws {
    let menu = Probe.custom("Menu", Covering.init, goes: LateMover()), stage = Stage(home)
    home.present(menu, animated: true)
    expect(home.transitionCoordinator?.viewController(forKey: .from) === home)
    expect(home.transitionCoordinator?.viewController(forKey: .to) === menu)
    expect(home.transitionCoordinator?.isAnimated == true)
    try stage.settle()
    home.dismiss(animated: true)
    expect(home.transitionCoordinator?.viewController(forKey: .from) === menu)
    expect(home.transitionCoordinator?.viewController(forKey: .to) === home)
  }

  @Test(.rule("T-4", "P-26"))
  func `the coordinator's transitionDuration is the animator's duration`() throws {
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover()), stage = Stage(home)
    home.present(menu, animated: true)
    home.transitionCoordinator?.animate(
      alongsideTransition: { [log] in log.note("\($0.transitionDuration)") }, completion: nil)
    try stage.settle()
    expect(log.lines, equals: ["0.25"])
  }
}
