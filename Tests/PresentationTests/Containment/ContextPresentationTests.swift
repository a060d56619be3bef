import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A controller that a child presents in its own presentation context.
@MainActor @Suite struct `A presentation in a child's context` {
  private let home = ViewController("Home")
  private let pane = ViewController("Pane")
  private let note = ViewController("Note")

  init() {
    pane.definesPresentationContext = true
    note.modalPresentationStyle = .overCurrentContext
  }

  private func embed(in parent: ViewController) {
    parent.addChild(pane)
    parent.view.addSubview(pane.view)
    pane.didMove(toParent: parent)
  }

  @Test(.rule("P-3", "P-61"))
  func `a sheet presented by the root covers a controller presented in a child's context`() throws {
    embed(in: home)
    let stage = Stage(home), sheet = ViewController("Sheet")
    pane.present(note, animated: false)
    try stage.settle()
    home.present(sheet, animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Pane", "Note", "Sheet"])
    try stage.close()
  }

  @Test(.rule("P-50", "P-113"))
  func `after a presenting child is removed, its former parent can still be dismissed`() throws {
    let sheet = ViewController("Sheet"), stage = Stage(home)
    home.present(sheet, animated: false)
    try stage.settle()
    embed(in: sheet)
    pane.present(note, animated: false)
    try stage.settle()
    pane.willMove(toParent: nil)
    pane.view.removeFromSuperview()
    pane.removeFromParent()
    pane.dismiss(animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(sheet.presentingViewController == nil)
    try stage.close()
  }

  @Test(.rule("P-83")) func `closing a window ends a presentation in a child's context`() throws {
    embed(in: home)
    let stage = Stage(home)
    pane.present(note, animated: false)
    try stage.settle()
    stage.window.close()
    stage.runTurn()
    expect(note.presentingViewController == nil)
    expect(note.view.window == nil)
    try stage.close()
  }

  @Test(.rule("P-92", "P-95"))
  func `an endAppearanceTransition call without a begin call sends no callbacks to children`()
    throws
  {
    embed(in: home)
    let stage = Stage(home)
    home.endAppearanceTransition()
    expect(stage.issues.map(\.code), equals: [.unbalancedAppearance])
    expect(stage.trace.lines.allSatisfy { $0.subject != "Pane" })
    try stage.close()
  }

  @Test(.rule("P-34", "C-18"))
  func `a controller presented inside a child disappears when the root is covered`() throws {
    embed(in: home)
    let stage = Stage(home), card = ViewController("Card"), cover = Probe.fullScreen("Cover")
    note.definesPresentationContext = true
    card.modalPresentationStyle = .currentContext
    try stage.put(note, on: pane)
    try stage.put(card, on: note)
    expect(note.view.window == nil && card.appearance == .appeared)
    home.present(cover, animated: true)
    try stage.settle()
    expect(
      stage.callbacks("Home", "Card"),
      equals: [
        "Home viewWillDisappear(animated)", "Card viewWillDisappear(animated)",
        "Home viewDidDisappear(animated)", "Card viewDidDisappear(animated)",
      ])
    home.dismiss(animated: true)
    try stage.settle()
    expect(card.appearance == .appeared && note.appearance == .disappeared)
    try stage.close()
  }

  @Test(.rule("P-34", "C-18"))
  func `when the root reappears, a controller that is being dismissed does not reappear`() throws {
    embed(in: home)
    let stage = Stage(home), card = ViewController("Card"), cover = Probe.fullScreen("Cover")
    card.modalPresentationStyle = .overCurrentContext
    note.definesPresentationContext = true
    try stage.put(note, on: pane)
    try stage.put(card, on: note)
    note.dismiss(animated: true)
    stage.runTurn()
    home.present(cover, animated: false)
    stage.runTurn()
    expect(card.isBeingDismissed && home.appearance == .disappeared)
    cover.dismiss(animated: false)
    stage.runTurn()
    expect(card.isBeingDismissed && home.appearance == .appeared)
    try stage.settle()
    expect(!stage.callbacks("Card").contains { $0.contains("Appear") })
    try stage.close()
  }

  @Test(.rule("P-34", "P-33"))
  func `when the root reappears, a presenter that is being covered does not reappear`() throws {
    embed(in: home)
    let stage = Stage(home), card = ViewController("Card"), cover = Probe.fullScreen("Cover")
    card.modalPresentationStyle = .currentContext
    note.definesPresentationContext = true
    try stage.put(note, on: pane)
    note.present(card, animated: true)
    stage.runTurn()
    home.present(cover, animated: false)
    stage.runTurn()
    cover.dismiss(animated: false)
    stage.runTurn()
    expect(card.isBeingPresented && home.appearance == .appeared)
    try stage.settle()
    expect(!stage.callbacks("Note").contains { $0.contains("Appear") })
    expect(card.appearance, equals: .appeared)
    try stage.close()
  }

  @Test(.rule("P-83"))
  func `closing a window ends a presentation whose views have been removed`() throws {
    let stage = Stage(home), stray = ViewController("Stray"), sheet = ViewController("Sheet")
    home.view.addSubview(stray.view)
    try stage.settle()
    try stage.put(sheet, on: stray)
    sheet.view.removeFromSuperview()
    stray.view.removeFromSuperview()
    try stage.settle()
    stage.window.close()
    expect(sheet.presentingViewController == nil)
    try stage.close()
  }

  @Test(.rule("P-102", "P-117a"))
  func `removing a presented controller's view does not make the controller disappear`() throws {
    let stage = Stage(home), sheet = ViewController("Sheet")
    try stage.put(sheet, on: home)
    sheet.view.removeFromSuperview()
    try stage.settle()
    expect(sheet.appearance, equals: .appeared)
    stage.window.isHidden = true
    try stage.settle()
    expect(sheet.appearance, equals: .disappeared)
    try stage.close()
  }
}
