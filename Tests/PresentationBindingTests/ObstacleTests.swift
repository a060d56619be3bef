import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Bound content that has to wait, because another screen presents a controller.
@Suite("Controllers that delay bound content", .olderSystemsToo) @MainActor
struct ObstacleTests {
  @Test(.rule("P-43"))
  func `a binding presents its content only after a sheet of the root controller is dismissed`()
    throws
  {
    let home = ViewController("Home"), pane = ViewController("Pane"), card = ViewController("Card")
    let stage = Stage(home), model = ProfileModel(), sheet = ViewController("Sheet")
    home.addChild(pane)
    home.view.addSubview(pane.view)
    pane.definesPresentationContext = true
    card.modalPresentationStyle = .overCurrentContext
    pane.present(card, animated: false)
    try stage.settle()
    home.present(sheet, animated: false)
    try stage.settle()
    card.showEditor(for: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    expect(!stage.visible.contains("Editor"))
    sheet.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible.contains("Editor"))
    try stage.close()
  }

  @Test func `content that could not be presented is released when its value is reset`() throws {
    let home = ViewController("Home"), stage = Stage(home), model = ProfileModel()
    let other = ViewController("Other")
    weak var made: ViewController?
    home.showEditor(for: model) {
      let editor = ViewController("Editor")
      made = editor
      home.present(other, animated: false)
      return editor
    }
    model.isEditing = true
    try stage.settle()
    expect(made != nil)
    model.isEditing = false
    try stage.settle()
    expect(made == nil)
    try stage.close()
  }
}
