import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The four appearance states, and `viewIsAppearing` (P-92, P-93, P-97).
@MainActor @Suite("Appearance") struct AppearanceTests {
  let home = Probe("Home"), child = Probe("Child")
  let log = Log()

  @Test(.rule("P-93"))
  func `if a view is removed and immediately added back, viewDidDisappear is not called`() throws {
    home.embed(child)
    let stage = Stage(home)
    child.view.removeFromSuperview()
    home.view.addSubview(child.view)
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Child viewWillDisappear", "Child viewWillAppear", "Child viewIsAppearing",
        "Child viewDidAppear",
      ])
  }

  @Test(.rule("P-93", "P-97"))
  func `if a view is added and immediately removed, viewDidAppear is not called`() throws {
    let stage = Stage(home)
    home.embed(child)
    child.view.removeFromSuperview()
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Child viewWillAppear", "Child viewIsAppearing", "Child viewWillDisappear",
        "Child viewDidDisappear",
      ])
  }

  @Test(.rule("P-92"))
  func `calling didMove or setNeedsLayout sends no appearance callbacks to a visible child`()
    throws
  {
    let stage = Stage(home)
    home.embed(child)
    try stage.settle()
    stage.startOver()
    child.didMove(toParent: home)
    home.view.setNeedsLayout()
    try stage.settle()
    expect(stage.callbacks().isEmpty)
  }

  @Test(.rule("P-97", "P-26")) func `viewIsAppearing is called once per appearance`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    for _ in 1...2 {
      home.present(menu, animated: true)
      try stage.settle()
      menu.view.setNeedsLayout()
      try stage.settle()
      home.dismiss(animated: true)
      try stage.settle()
    }
    expect(
      stage.callbacks("Menu"),
      equals: [
        "Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)",
        "Menu viewDidAppear(animated)", "Menu viewWillDisappear(animated)",
        "Menu viewDidDisappear(animated)", "Menu viewWillAppear(animated)",
        "Menu viewIsAppearing(animated)", "Menu viewDidAppear(animated)",
        "Menu viewWillDisappear(animated)", "Menu viewDidDisappear(animated)",
      ])
    expect(stage.callbacks("Home").count { $0.contains("viewIsAppearing") }, equals: 2)
  }

  @Test(.rule("P-97", "C-5"))
  func `viewIsAppearing is called after the view enters the window and before its layout`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    let isInWindow = { menu.view.window === stage.window }
    menu.note(in: log, at: .viewIsAppearing, .viewWillLayoutSubviews, fact: isInWindow)
    home.present(menu, animated: true)
    stage.runTurn()
    expect(
      Array(log.lines.prefix(2)),
      equals: [
        "Menu viewIsAppearing: true", "Menu viewWillLayoutSubviews: true",
      ])
  }

  @Test(.rule("P-97"))
  func `if the animator never adds the presented view, viewIsAppearing follows completeTransition`()
    throws
  {
    let mover = LateMover(adds: false), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    expect(stage.callbacks(), equals: ["Menu viewWillAppear(animated)"])
    stage.startOver()
    try stage.settle()
    try stage.trace.expect(
      """
      Menu.transition    completeTransition(true)
      Menu.presentation  presentationTransitionDidEnd(true)
      Menu               viewIsAppearing(animated)
      Menu               viewDidAppear(animated)
      Menu.animator      animationEnded(true)
      """)
  }

  @Test(.rule("P-97", "P-76"))
  func `if a canceled presentation never adds the presented view, viewIsAppearing is still called`()
    throws
  {
    let mover = LateMover(completes: false, adds: false)
    let menu = Probe.custom("Menu", Covering.init, comes: mover), stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)",
        "Menu viewWillDisappear(animated)", "Menu viewDidDisappear(animated)",
      ])
  }

  @Test(.rule("P-97")) func `a child of a presented controller gets viewIsAppearing`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    menu.embed(child)
    home.present(menu, animated: true)
    try stage.settle()
    expect(
      stage.callbacks("Child"),
      equals: [
        "Child viewWillAppear(animated)", "Child viewIsAppearing(animated)",
        "Child viewDidAppear(animated)",
      ])
  }

  @Test(.rule("P-93", "P-75", "P-77"))
  func `if a dismissal is canceled, the presented controller gets no viewDidDisappear`() throws {
    let mover = LateMover(completes: false)
    let menu = Probe.custom("Menu", Removing.init, goes: mover), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.callbacks("Menu"),
      equals: [
        "Menu viewWillDisappear(animated)", "Menu viewWillAppear(animated)",
        "Menu viewIsAppearing(animated)", "Menu viewDidAppear(animated)",
      ])
    expect(!stage.callbacks("Home").contains("Home viewDidAppear(animated)"))
  }

  @Test(.rule("P-93", "P-76", "P-99"))
  func `a canceled dismissal calls a child's viewWillAppear and not its viewDidDisappear`() throws {
    let mover = LateMover(completes: false)
    let menu = Probe.custom("Menu", Covering.init, goes: mover), stage = Stage(home)
    menu.embed(child)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.callbacks("Child"),
      equals: [
        "Child viewWillDisappear(animated)", "Child viewWillAppear(animated)",
        "Child viewIsAppearing(animated)", "Child viewDidAppear(animated)",
      ])
  }
}
