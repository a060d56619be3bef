import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Editors that refuse to be dismissed because of an input during the drag.
@Suite("Refusals during a drag")
@MainActor struct LateRefusalTests {
  private let home = ViewController("Home")
  private let log = Log()
  private let editor: SpyController
  private let adaptive: SpyAdaptive
  private let stage: Stage

  init() throws {
    editor = SpyController("Editor", log)
    adaptive = SpyAdaptive(log)
    stage = Stage(home)
    editor.modalPresentationStyle = .pageSheet
    editor.presentationController?.delegate = adaptive
    home.present(editor, animated: false)
    try stage.settle()
    log.clear()
  }

  @Test(.rule("P-65e", "P-64"), arguments: [true, false])
  func `a sheet that becomes modal during a drag returns to its place`(hasBegun: Bool) throws {
    let drag = stage.user.drag("Editor")
    if hasBegun { stage.runTurn() }
    drag.update(0.9)
    editor.isModalInPresentation = true
    drag.release(velocity: 500)
    try stage.settle()
    expect(home.presentedViewController === editor)
    expect(log.lines.filter { $0 == "did attempt" }.count, equals: 1)
    expect(!log.lines.contains("did dismiss"))
    expect(stage.trace.description.contains("releases at 0.900, 500 pt/s -> cancel"))
    editor.isModalInPresentation = false
    stage.user.drag("Editor").release(velocity: 500)
    try stage.settle()
    expect(home.presentedViewController == nil)
    try stage.close()
  }

  @Test(.rule("P-65e"))
  func `a canceled drag of a sheet that became modal is no attempt to dismiss the sheet`() throws {
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    drag.update(0.2)
    editor.isModalInPresentation = true
    drag.release()
    try stage.settle()
    expect(home.presentedViewController === editor)
    expect(!log.lines.contains("did attempt"))
    try stage.close()
  }

  @Test(.rule("P-65e"))
  func `a sheet that is no longer modal when the finger is lifted is dismissed`() throws {
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    editor.isModalInPresentation = true
    drag.update(0.9)
    editor.isModalInPresentation = false
    drag.release()
    try stage.settle()
    expect(home.presentedViewController == nil)
    expect(log.lines.last, equals: "did dismiss")
    try stage.close()
  }
}
