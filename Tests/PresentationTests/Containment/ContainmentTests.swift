import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Children, and the appearance callbacks that they get (P-99, P-100, P-102, C-1 to C-7).
@MainActor @Suite("Containment") struct ContainmentTests {
  let home = Probe("Home"), child = Probe("Child")
  let log = Log()

  @Test(.rule("C-1", "P-100")) func `addChild calls willMove and leaves didMove to the app`() {
    child.log = log
    home.addChild(child)
    expect(log.lines, equals: ["Child willMove(Home)"])
    expect(home.children, equals: [child])
    expect(child.parent === home)
  }

  @Test(.rule("C-1")) func `willMove is called before the child is among the parent's children`() {
    child.note(in: log, at: .willMove) { [home] in home.children.count }
    home.addChild(child)
    expect(log.lines, equals: ["Child willMove: 0"])
  }

  @Test(.rule("P-100")) func `willMove is called after the child's parent is set`() {
    child.note(in: log, at: .willMove) { [child] in child.parent?.name ?? "nil" }
    home.addChild(child)
    expect(log.lines, equals: ["Child willMove: Home"])
  }

  @Test(.rule("C-1", "P-100")) func `addChild removes the child from its old parent first`() {
    let other = Probe("Other")
    home.addChild(child)
    child.log = log
    other.addChild(child)
    expect(log.lines.first, equals: "Child willMove(nil)")
    expect(log.lines.last, equals: "Child willMove(Other)")
    expect(home.children.isEmpty)
    expect(other.children, equals: [child])
    expect(child.parent === other)
  }

  @Test(.rule("C-2", "P-100"))
  func `removeFromParent calls didMove after the removal and does not call willMove`() {
    home.addChild(child)
    child.log = log
    child.note(in: log, at: .didMove) { [home, child] in
      "\(home.children.isEmpty) \(child.parent == nil)"
    }
    child.removeFromParent()
    expect(log.lines, equals: ["Child didMove(nil)", "Child didMove: true true"])
  }

  @Test(.rule("C-3"))
  func `if a child is added or removed as UIKit recommends, willMove and didMove are called once`()
  {
    child.log = log
    let stage = Stage(home)
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expect(
      log.lines.filter { $0.contains("Move") },
      equals: [
        "Child willMove(Home)", "Child didMove(Home)", "Child willMove(nil)", "Child didMove(nil)",
      ])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("C-3")) func `addChild calls willMove even if the app has already called willMove`() {
    child.log = log
    child.willMove(toParent: home)
    home.addChild(child)
    expect(log.lines, equals: ["Child willMove(Home)", "Child willMove(Home)"])
  }

  @Test(.rule("C-4", "P-100"))
  func `addChild and removeFromParent alone send no appearance callbacks`() throws {
    let stage = Stage(home)
    child.loadViewIfNeeded()
    home.addChild(child)
    try stage.settle()
    child.removeFromParent()
    try stage.settle()
    expect(stage.callbacks().isEmpty)
  }

  @Test(.rule("C-4", "P-100"))
  func `removeFromParent sends no appearance callbacks while the view stays in the window`() throws
  {
    home.embed(child)
    let stage = Stage(home)
    child.willMove(toParent: nil)
    child.removeFromParent()
    try stage.settle()
    expect(stage.callbacks().isEmpty)
    expect(child.view.window === stage.window)
  }

  @Test(.rule("C-5", "P-34", "P-99"))
  func `a child appears with its parent and gets each callback after the parent`() {
    let stray = Probe("Stray")
    home.embed(child)
    home.addChild(stray)
    for probe in [home, child, stray] { probe.log = log }
    let stage = Stage(home)
    expect(
      log.lines.filter { $0.contains("ppear(") },
      equals: [
        "Home viewWillAppear(false)", "Child viewWillAppear(false)", "Home viewDidAppear(false)",
        "Child viewDidAppear(false)",
      ])
    expect(stage.visible, equals: ["Home", "Child"])
  }

  @Test(.rule("C-6", "P-102"))
  func `a child appears in the same run-loop turn in which its view enters the window`() throws {
    let stage = Stage(home)
    home.addChild(child)
    child.loadViewIfNeeded()
    home.view.addSubview(child.view)
    expect(stage.callbacks().first, equals: "Child viewWillAppear")
    expect(!stage.callbacks().contains("Child viewDidAppear"))
    child.didMove(toParent: home)
    stage.runTurn()
    try stage.trace.expect(
      """
      1   Child  viewDidLoad
      1   Child  viewWillAppear
          Child  viewIsAppearing
      1+  Child  viewDidAppear
      """)
  }

  @Test(.rule("C-6", "P-102"))
  func `a child disappears in the same run-loop turn in which its view leaves the window`() throws {
    home.embed(child)
    let stage = Stage(home)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    expect(stage.callbacks(), equals: ["Child viewWillDisappear"])
    child.removeFromParent()
    stage.runTurn()
    try stage.trace.expect(
      """
      1   Child  viewWillDisappear
      1+  Child  viewDidDisappear
      """)
  }

  @Test(.rule("C-7", "P-92", "P-99"))
  func `a child that is added in the parent's viewWillAppear gets each callback once`() throws {
    let menu = Probe("Menu"), child = child, stage = Stage(home)
    menu.on(.viewWillAppear) { menu.embed(child) }
    home.present(menu, animated: true)
    try stage.settle()
    expect(
      stage.callbacks().filter { !$0.contains("viewIsAppearing") },
      equals: [
        "Menu viewWillAppear(animated)", "Child viewWillAppear(animated)",
        "Menu viewDidAppear(animated)", "Child viewDidAppear(animated)",
      ])
  }

  @Test(.rule("C-7", "P-99", "P-104"))
  func `a child added during its parent's animated presentation gets callbacks with animated true`()
    throws
  {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    menu.embed(child)
    expect(stage.callbacks("Child"), equals: ["Child viewWillAppear(animated)"])
    try stage.settle()
    expect(
      stage.callbacks("Menu", "Child").filter { !$0.contains("viewIsAppearing") },
      equals: [
        "Menu viewWillAppear(animated)", "Child viewWillAppear(animated)",
        "Menu viewDidAppear(animated)", "Child viewDidAppear(animated)",
      ])
  }

  @Test(.rule("P-102"))
  func `moving a presented controller's view out of its container and back sends no callbacks`()
    throws
  {
    let menu = Probe("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    let container = try #require(menu.view.superview)
    menu.view.removeFromSuperview()
    stage.runTurn()
    container.addSubview(menu.view)
    stage.runTurn()
    expect(stage.callbacks("Menu").isEmpty)
  }
}
