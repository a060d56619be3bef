import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// `isBeingPresented` and `isBeingDismissed` (P-15 to P-17).
@MainActor @Suite("isBeingPresented and isBeingDismissed") struct FlagTests {
  let home = Probe("Home")
  let log = Log()

  @Test(.rule("P-15", "P-27"))
  func `isBeingPresented is true from viewDidLoad to the presenter's viewDidDisappear`() throws {
    let menu = Probe.custom("Menu", Removing.init, comes: LateMover()), stage = Stage(home)
    menu.note(in: log, at: .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear) {
      menu.isBeingPresented
    }
    home.note(in: log, at: .viewDidDisappear) { menu.isBeingPresented }
    expect(!menu.isBeingPresented)
    home.present(menu, animated: true)
    expect(menu.isBeingPresented)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Menu viewDidLoad: true", "Menu viewWillAppear: true", "Menu viewIsAppearing: true",
        "Menu viewDidAppear: true", "Home viewDidDisappear: true",
      ])
    expect(!menu.isBeingPresented)
  }

  @Test(.rule("P-15", "P-27"))
  func `isBeingPresented is false in the completion of present`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    home.present(menu, animated: true) { [log] in log.note("\(menu.isBeingPresented)") }
    try stage.settle()
    expect(log.lines, equals: ["false"])
  }

  @Test(.rule("P-16", "P-28", "P-30"))
  func `isBeingDismissed is true from the call of dismiss to viewDidDisappear`() throws {
    let menu = Probe.fullScreen("Menu", goes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    menu.director?.onQuestion = { [log] question in
      log.note("\(question.subject): \(menu.isBeingDismissed)")
    }
    menu.note(in: log, at: .viewWillDisappear, .viewDidDisappear) { menu.isBeingDismissed }
    expect(!menu.isBeingDismissed)
    home.dismiss(animated: true)
    expect(menu.isBeingDismissed)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "dismissAnimator: true", "Menu viewWillDisappear: true", "Menu viewDidDisappear: true",
      ])
    expect(!menu.isBeingDismissed)
  }

  @Test(.rule("P-16", "P-30"))
  func `isBeingDismissed is false in the completion of dismiss`() throws {
    let menu = Probe("Menu"), stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) { [log] in log.note("\(menu.isBeingDismissed)") }
    try stage.settle()
    expect(log.lines, equals: ["false"])
  }

  @Test(.rule("P-16", "P-75"))
  func `a canceled dismissal resets isBeingDismissed after viewDidAppear`() throws {
    let menu = Probe.fullScreen("Menu", goes: LateMover(completes: false)), stage = Stage(home)
    try stage.put(menu, on: home)
    menu.note(in: log, at: .viewWillAppear, .viewDidAppear) { menu.isBeingDismissed }
    home.dismiss(animated: true) { [log] in log.note("completion: \(menu.isBeingDismissed)") }
    try stage.settle()
    expect(
      log.lines,
      equals: ["Menu viewWillAppear: true", "Menu viewDidAppear: true", "completion: false"])
  }

  @Test(.rule("P-15", "P-76"))
  func `a canceled presentation resets isBeingPresented before the completion`() throws {
    let menu = Probe.fullScreen("Menu", comes: LateMover(completes: false)), stage = Stage(home)
    home.note(in: log, at: .viewDidAppear) { menu.isBeingPresented }
    home.on(.viewDidAppear) { [log] in log.note("back") }
    home.present(menu, animated: true) { [log] in log.note("completion: \(menu.isBeingPresented)") }
    stage.startOver()
    try stage.settle()
    expect(log.lines.suffix(3), equals: ["Home viewDidAppear: true", "back", "completion: false"])
  }

  @Test(.rule("P-15", "P-16"))
  func `isBeingPresented and isBeingDismissed stay false for the presenter`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    let flags = { [home] in home.isBeingPresented || home.isBeingDismissed }
    home.note(in: log, at: .viewWillDisappear, .viewDidDisappear, .viewWillAppear, fact: flags)
    try stage.put(menu, on: home)
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Home viewWillDisappear: false", "Home viewDidDisappear: false",
        "Home viewWillAppear: false",
      ])
  }

  @Test(.rule("P-17"))
  func `isBeingPresented and isBeingDismissed stay false for a presented controller's child`()
    throws
  {
    let menu = Probe("Menu"), child = Probe("Child")
    menu.embed(child)
    let stage = Stage(home)
    child.note(in: log, at: .viewWillAppear, .viewWillDisappear) {
      "\(menu.isBeingPresented || menu.isBeingDismissed)"
        + " \(child.isBeingPresented || child.isBeingDismissed)"
    }
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      log.lines,
      equals: ["Child viewWillAppear: true false", "Child viewWillDisappear: true false"])
  }
}
