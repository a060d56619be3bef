import Presentation
import PresentationTesting
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
    #expect(stage.visible == ["Home", "Pane", "Note", "Sheet"])
    try stage.close()
  }

  @Test(.rule("P-50", "P-113"))
  func `a presentation in a child's context continues after the child is removed`() throws {
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
    #expect(stage.visible == ["Home"])
    #expect(sheet.presentingViewController == nil)
    try stage.close()
  }

  @Test(.rule("P-83")) func `closing a window ends a presentation in a child's context`() throws {
    embed(in: home)
    let stage = Stage(home)
    pane.present(note, animated: false)
    try stage.settle()
    stage.window.close()
    stage.runTurn()
    #expect(note.presentingViewController == nil)
    #expect(note.view.window == nil)
    try stage.close()
  }

  @Test(.rule("P-92", "P-95"))
  func `endAppearanceTransition without beginAppearanceTransition sends children no callbacks`()
    throws
  {
    embed(in: home)
    let stage = Stage(home)
    home.endAppearanceTransition()
    #expect(stage.issues.map(\.code) == [.unbalancedAppearance])
    #expect(stage.trace.lines.allSatisfy { $0.subject != "Pane" })
    try stage.close()
  }
}
