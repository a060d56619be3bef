import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// How the root of a window appears and is replaced (P-117, P-102).
@MainActor @Suite("Roots of windows") struct RootTests {
  let home = Probe("Home")
  let log = Log()
  let world = World(reporter: IssueReporter(raisePolicy: .record))

  @Test(.rule("P-117"))
  func `makeKeyAndVisible calls the root's viewWillAppear before it returns`() {
    home.log = log
    let window = Window(world: world)
    window.rootViewController = home
    window.makeKeyAndVisible()
    expect(log.lines, equals: ["Home viewDidLoad", "Home viewWillAppear(false)"])
    expect(home.view.window === window)
    expect(home.view.superview === window)
  }

  @Test(.rule("P-117", "P-97"))
  func `a window's root gets viewDidAppear at the end of the run-loop turn`() {
    home.log = log
    let window = Window(world: world)
    window.rootViewController = home
    window.makeKeyAndVisible()
    world.clock.runTurn()
    var first: [String] = []
    for line in log.lines where !first.contains(line) { first.append(line) }
    expect(
      first,
      equals: [
        "Home viewDidLoad", "Home viewWillAppear(false)", "Home viewIsAppearing(false)",
        "Home viewWillLayoutSubviews", "Home viewDidLayoutSubviews", "Home viewDidAppear(false)",
      ])
    expect(window.isVisible)
  }

  @Test(.rule("P-117"))
  func `the dispatched blocks of a run-loop turn run before the root's viewDidAppear`() {
    home.log = log
    let window = Window(world: world)
    window.rootViewController = home
    window.makeKeyAndVisible()
    world.clock.async { [log] in log.note("block") }
    world.clock.runTurn()
    expect(log.lines.prefix(3).last, equals: "block")
    expect(log.lines.last, equals: "Home viewDidAppear(false)")
    expect(window.subviews, equals: [home.view])
  }

  @Test(.rule("P-102")) func `a window's new root appears while the old root disappears`() throws {
    let next = Probe("Next"), stage = Stage(home)
    stage.window.rootViewController = next
    expect(stage.callbacks("Home"), equals: ["Home viewWillDisappear"])
    expect(stage.callbacks("Next"), equals: ["Next viewWillAppear"])
    stage.runTurn()
    expect(stage.callbacks("Home"), equals: ["Home viewWillDisappear", "Home viewDidDisappear"])
    expect(
      stage.callbacks("Next"),
      equals: [
        "Next viewWillAppear", "Next viewIsAppearing", "Next viewDidAppear",
      ])
    expect(stage.visible, equals: ["Next"])
    expect(home.view.window == nil)
  }

  @Test(.rule("P-102", "P-34"))
  func `the children of a replaced root disappear with the root`() throws {
    let row = Probe("Row"), next = Probe("Next")
    home.embed(row)
    let stage = Stage(home)
    stage.window.rootViewController = next
    try stage.settle()
    expect(
      stage.callbacks("Home", "Row"),
      equals: [
        "Home viewWillDisappear", "Row viewWillDisappear", "Home viewDidDisappear",
        "Row viewDidDisappear",
      ])
  }

  @Test(.rule("P-117", "P-46a")) func `a root that has appeared can present`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu"])
    expect(stage.issues.isEmpty)
    try stage.close()
  }
}
