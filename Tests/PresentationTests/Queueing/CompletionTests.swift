import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// When the completions of `present` and `dismiss` are called (P-27, P-30, P-46, P-116).
@MainActor @Suite("Completions of present and dismiss") struct CompletionTests {
  let home = Probe("Home"), menu = Probe("Menu")
  let log = Log()

  @Test(.rule("P-27"))
  func `the completion of present is called once, when the transition has ended`() throws {
    let stage = Stage(home)
    home.present(menu, animated: true) { [log] in log.note("completion") }
    stage.advance(by: .milliseconds(499))
    expect(log.lines.isEmpty)
    try stage.settle()
    expect(log.lines, equals: ["completion"])
    stage.advance(by: .seconds(10))
    expect(log.lines, equals: ["completion"])
  }

  @Test(.rule("P-30"))
  func `the completion of dismiss is called once, when the transition has ended`() throws {
    let stage = Stage(home)
    try stage.put(menu, on: home)
    home.dismiss(animated: true) { [log] in log.note("completion") }
    stage.advance(by: .milliseconds(499))
    expect(log.lines.isEmpty)
    stage.advance(by: .seconds(10))
    expect(log.lines, equals: ["completion"])
  }

  @Test(.rule("P-27", "P-12"))
  func `presentedViewController and isBeingPresented have their final values in the completion`()
    throws
  {
    let stage = Stage(home), home = home, menu = menu
    home.present(menu, animated: true) { [log] in
      log.note("\(home.presentedViewController === menu) \(menu.isBeingPresented)")
    }
    try stage.settle()
    home.dismiss(animated: true) { [log] in
      log.note("\(home.presentedViewController == nil) \(menu.isBeingDismissed)")
    }
    try stage.settle()
    expect(log.lines, equals: ["true false", "true false"])
  }

  @Test(.rule("P-27", "P-21"))
  func `an unanimated present call returns before its completion is called`() throws {
    let menu = Probe.fullScreen("Menu"), stage = Stage(home)
    home.present(menu, animated: false) { [log] in log.note("completion") }
    expect(log.lines.isEmpty)
    stage.runTurn()
    expect(log.lines, equals: ["completion"])
  }

  @Test(.rule("P-46", "P-116")) func `the completion of a refused present call is never called`()
    throws
  {
    let stage = Stage(home), other = Probe("Other")
    try stage.put(menu, on: home)
    home.present(other, animated: true) { [log] in log.note("refused") }
    home.dismiss(animated: true)
    try stage.settle()
    home.present(other, animated: true) { [log] in log.note("accepted") }
    try stage.settle()
    stage.advance(by: .seconds(10))
    expect(log.lines, equals: ["accepted"])
    try stage.close()
  }

  @Test(.rule("P-57", "P-116"))
  func `if present waits for a dismissal, the completion of dismiss is called first`() throws {
    let stage = Stage(home), other = Probe("Other")
    try stage.put(menu, on: home)
    home.dismiss(animated: true) { [log] in log.note("dismiss") }
    home.present(other, animated: true) { [log] in log.note("present") }
    try stage.settle()
    expect(log.lines, equals: ["dismiss", "present"])
    expect(stage.events.filter { $0.hasSuffix(" completion") }.count, equals: 2)
  }
}
