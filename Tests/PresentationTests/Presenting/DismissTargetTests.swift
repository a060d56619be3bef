import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Which controllers `dismiss` removes (P-47 to P-49, P-53 to P-56, P-113).
@MainActor @Suite("The target of a dismissal") struct DismissTargetTests {
  let home = Probe("Home"), menu = Probe("Menu"), detail = Probe("Detail")
  let log = Log()

  /// Returns a stage on which Home presents Menu, which presents Detail.
  private func tower() throws -> Stage {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    try stage.put(detail, on: menu)
    expect(stage.visible, equals: ["Home", "Menu", "Detail"])
    return stage
  }

  @Test(.rule("P-47")) func `dismiss on the presenter dismisses its presented controller`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-47"))
  func `a presented controller can dismiss itself`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    menu.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-47", "P-48"))
  func `dismiss on a child of the presented controller dismisses the presented controller`() throws
  {
    let item = Probe("Item"), stage = Stage(home)
    menu.embed(item)
    try stage.put(menu, on: home)
    item.dismiss(animated: true) { [log] in log.note("completion") }
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(log.lines, equals: ["completion"])
  }

  @Test(.rule("P-47", "P-48"))
  func `dismiss on a child of a presenter dismisses the presenter's presented controller`() throws {
    let row = Probe("Row"), base = Probe("Base"), stage = Stage(base)
    home.embed(row)
    try stage.put(home, on: base)
    try stage.put(menu, on: home)
    row.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Base", "Home", "Row"])
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-49"))
  func `dismiss without a presented controller calls only its completion`() throws {
    let stage = Stage(home)
    home.dismiss(animated: true) { [log] in log.note("completion") }
    expect(log.lines, equals: ["completion"])
    expect(stage.issues.isEmpty)
    expect(stage.world.runningTransitions.isEmpty)
    try stage.settle()
    expect(log.lines, equals: ["completion"])
    expect(stage.visible, equals: ["Home"])
    expect(stage.callbacks().isEmpty)
  }

  @Test(.rule("P-49"))
  func `on an older system, dismiss without a presentation does not call its completion`() throws {
    var system = SystemBehavior.modern
    system.completesNoopDismiss = false
    let stage = Stage(home, system: system)
    home.dismiss(animated: true) { [log] in log.note("completion") }
    try stage.settle()
    expect(log.lines.isEmpty)
  }

  @Test(.rule("P-53"))
  func `dismiss in the middle of a chain removes only the controllers above the receiver`() throws {
    let stage = try tower()
    menu.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu"])
    expect(stage.callbacks("Menu").isEmpty)
    expect(menu.presentingViewController === home)
  }

  @Test(.rule("P-53"))
  func `dismiss on the top controller of a chain dismisses only the top controller`() throws {
    let stage = try tower()
    detail.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu"])
    expect(stage.callbacks("Menu").isEmpty)
  }

  @Test(.rule("P-54", "P-54a"))
  func `dismissing a chain does not repeat the running dismissal of its top controller`() throws {
    let stage = try tower()
    menu.dismiss(animated: true) { [log] in log.note("first") }
    stage.runTurn()
    home.dismiss(animated: true) { [log] in log.note("second") }
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(log.lines.sorted(), equals: ["first", "second"])
    for name in ["Menu", "Detail"] {
      expect(
        stage.callbacks(name),
        equals: [
          "\(name) viewWillDisappear(animated)", "\(name) viewDidDisappear(animated)",
        ])
    }
  }

  @Test(.rule("P-55"))
  func `after dismiss has removed the controller above, a second dismiss removes the receiver`()
    throws
  {
    let stage = try tower()
    menu.dismiss(animated: true)
    try stage.settle()
    menu.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-55", "P-57"))
  func `of two dismiss calls on a presenter, the second waits and then dismisses the presenter`()
    throws
  {
    let stage = try tower()
    menu.dismiss(animated: true) { [log] in log.note("detail") }
    menu.dismiss(animated: true) { [log] in log.note("menu") }
    expect(!menu.isBeingDismissed)
    try stage.settle()
    expect(
      stage.events.filter { $0.hasPrefix("Menu  dismiss") },
      equals: [
        "Menu  dismiss(animated)",
        "Menu  dismiss(animated), queued: Detail is being dismissed",
        "Menu  dismiss completion",
        "Menu  dismiss(animated), from the queue -> Home dismisses Menu",
        "Menu  dismiss completion",
      ])
    expect(log.lines, equals: ["detail", "menu"])
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-56", "P-49"))
  func `two dismiss calls on the top controller of a chain cause only one dismissal`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    menu.dismiss(animated: true) { [log] in log.note("first") }
    menu.dismiss(animated: true) { [log] in log.note("second") }
    try stage.settle()
    expect(log.lines, equals: ["first", "second"])
    expect(stage.callbacks("Menu").count, equals: 2)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-56", "P-49"))
  func `dismiss on an already dismissed controller calls only its completion`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    menu.dismiss(animated: true)
    try stage.settle()
    menu.dismiss(animated: true) { [log] in log.note("again") }
    expect(log.lines, equals: ["again"])
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-113", "P-2"))
  func `a controller stays presented after the child that presented it has been removed`() throws {
    let row = Probe("Row")
    home.embed(row)
    let stage = Stage(home)
    try stage.put(menu, on: row)
    row.willMove(toParent: nil)
    row.view.removeFromSuperview()
    row.removeFromParent()
    try stage.settle()
    expect(home.presentedViewController === menu)
    expect(row.presentedViewController == nil)
    expect(stage.callbacks("Menu").isEmpty)
    expect(stage.visible, equals: ["Home", "Menu"])
  }
}
