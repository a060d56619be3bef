import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// When `presentedViewController` and `presentingViewController` are set (P-9 to P-14).
@MainActor @Suite("References between presenter and presented controller") struct LinkTests {
  let home = Probe("Home")
  let log = Log()

  private func linked(_ menu: ViewController) -> String {
    "\(home.presentedViewController === menu) \(menu.presentingViewController === home)"
  }

  @Test(.rule("P-11", "P-24"))
  func `presenter and presented controller refer to each other when present returns`() {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: true)
    expect(stage.world.runningTransitions.count, equals: 1)
    expect(home.presentedViewController === menu)
    expect(menu.presentingViewController === home)
  }

  @Test(.rule("P-11", "P-21"))
  func `presenter and presented controller refer to each other before any callback`() {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    home.present(menu, animated: false)
    expect(stage.callbacks().isEmpty)
    expect(home.presentedViewController === menu)
    expect(menu.presentingViewController === home)
  }

  @Test(.rule("P-11", "P-24"))
  func `presenter and presented controller refer to each other before the view loads`() {
    let menu = Probe("Menu"), stage = Stage(home)
    menu.note(in: log, at: .viewDidLoad) { [self] in linked(menu) }
    home.present(menu, animated: true)
    expect(log.lines, equals: ["Menu viewDidLoad: true true"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-11", "P-24"))
  func `present requests the animator before it sets presentedViewController`() throws {
    let menu = Probe.fullScreen("Menu", comes: LateMover()), stage = Stage(home)
    menu.director?.onQuestion = { [self] question in
      log.note("\(question.subject): \(linked(menu))")
    }
    home.present(menu, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["presentAnimator: false false"])
  }

  @Test(.rule("P-9"))
  func `a child of the presenter has the same presentedViewController`() {
    let child = Probe("Child"), grandchild = Probe("Grandchild"), menu = Probe("Menu")
    home.embed(child)
    child.embed(grandchild)
    let stage = Stage(home)
    expect(grandchild.presentedViewController == nil)
    home.present(menu, animated: true)
    expect(child.presentedViewController === menu)
    expect(grandchild.presentedViewController === menu)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-10"))
  func `a child of the presented controller has the same presentingViewController`() {
    let child = Probe("Child"), grandchild = Probe("Grandchild"), menu = Probe("Menu")
    menu.embed(child)
    child.embed(grandchild)
    let stage = Stage(home)
    expect(grandchild.presentingViewController == nil)
    home.present(menu, animated: true)
    expect(child.presentingViewController === home)
    expect(grandchild.presentingViewController === home)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-12", "P-30"))
  func `presentedViewController and presentingViewController stay set until the dismissal's end`()
    throws
  {
    let menu = Probe.custom("Menu", Removing.init, goes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    menu.note(in: log, at: .dismissalWillBegin, .dismissalDidEnd) { [self] in linked(menu) }
    home.dismiss(animated: true)
    log.note("dismiss returns: \(linked(menu))")
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "dismiss returns: true true", "Menu dismissalWillBegin: true true",
        "Menu dismissalDidEnd: true true",
      ])
    expect(home.presentedViewController == nil)
    expect(menu.presentingViewController == nil)
  }

  @Test(.rule("P-12", "P-30"))
  func `presentedViewController and presentingViewController are nil in viewDidDisappear`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    let links = { [home] in
      home.presentedViewController == nil && menu.presentingViewController == nil
    }
    home.note(in: log, at: .viewDidAppear, fact: links)
    menu.note(in: log, at: .viewDidDisappear, fact: links)
    home.dismiss(animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Home viewDidAppear: true", "Menu viewDidDisappear: true"])
  }

  @Test(.rule("P-13"))
  func `presentedViewController and presentingViewController are set in viewWillDisappear`() throws
  {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    menu.note(in: log, at: .viewWillDisappear) { [self] in linked(menu) }
    home.note(in: log, at: .viewWillAppear) { [self] in linked(menu) }
    menu.dismiss(animated: true)
    try stage.settle()
    expect(
      log.lines, equals: ["Menu viewWillDisappear: true true", "Home viewWillAppear: true true"])
  }

  @Test(.rule("P-14", "P-76"))
  func `a canceled presentation resets presentedViewController and presentingViewController`()
    throws
  {
    let menu = Probe.fullScreen("Menu", comes: LateMover(completes: false)), stage = Stage(home)
    home.present(menu, animated: true)
    expect(home.presentedViewController === menu)
    try stage.settle()
    expect(home.presentedViewController == nil)
    expect(menu.presentingViewController == nil)
  }

  @Test(.rule("P-14", "P-76"))
  func `a canceled presentation resets presentedViewController before viewWillDisappear`() throws {
    let menu = Probe.fullScreen("Menu", comes: LateMover(completes: false)), stage = Stage(home)
    menu.note(in: log, at: .viewWillDisappear) { [self] in linked(menu) }
    home.present(menu, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Menu viewWillDisappear: false false"])
  }

  @Test(.rule("P-14", "P-75"))
  func `a canceled dismissal keeps presentedViewController and presentingViewController`() throws {
    let menu = Probe.fullScreen("Menu", goes: LateMover(completes: false)), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.events.contains("Menu.transition  completeTransition(false)"))
    expect(home.presentedViewController === menu)
    expect(menu.presentingViewController === home)
  }
}
