import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Stage residue")
@MainActor struct StageResidueTests {
  private let home = ViewController("Home")
  private let editor = ViewController("Editor")
  private let stuck = StuckDelegate()

  private func residue(of stage: Stage) -> String {
    do throws(StageResidue) {
      try stage.close()
      return "nothing"
    } catch {
      return error.description
    }
  }

  @Test func `a stage at rest closes in silence`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true)
    try stage.settle()
    #expect(residue(of: stage) == "nothing")
    #expect(stage.world.isEnded)
  }

  @Test(.rule("P-80")) func `a stuck transition is left`() {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    home.present(editor, animated: true)
    stage.runTurn()
    home.dismiss(animated: true)
    #expect(
      residue(of: stage) == """
        Left on the stage:
          Editor's animator never called completeTransition, so its presentation has not ended; \
        1 request waits for it
        """)
  }

  @Test func `a timer is left`() {
    let stage = Stage(home)
    stage.world.clock.schedule(
      "caret", after: .seconds(1), fileID: "App/Caret.swift", line: 18
    ) {}
    #expect(
      residue(of: stage) == """
        Left on the stage:
          still pending: timer "caret" due at 1 s, scheduled at Caret.swift:18
        """)
  }

  @Test func `a controller that should be gone is left`() throws {
    let stage = Stage(home)
    var held: ViewController? = ViewController("Held")
    if let held { stage.expectRelease(of: held) }
    #expect(
      residue(of: stage) == """
        Left on the stage:
          still alive: Held
        """)
    #expect(held != nil)
    held = nil
  }

  @Test func `a controller that is gone is not left`() throws {
    let stage = Stage(home)
    do {
      let sheet = ViewController("Sheet")
      stage.expectRelease(of: sheet)
      home.present(sheet, animated: true)
    }
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    #expect(residue(of: stage) == "nothing")
  }

  @Test func `a controller that only the world holds goes with the world`() throws {
    let stage = Stage(home)
    do {
      let sheet = ViewController("Sheet")
      stage.expectRelease(of: sheet)
      home.present(sheet, animated: true)
    }
    try stage.settle()
    #expect(residue(of: stage) == "nothing")
  }

  @Test func `a controller is named as the trace named it`() throws {
    let stage = Stage(home), namesake = ViewController("Home")
    stage.expectRelease(of: namesake)
    home.present(namesake, animated: false)
    try stage.settle()
    #expect(residue(of: stage) == "Left on the stage:\n  still alive: Home #2")
  }

  @Test func `everything left stands in one list`() {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    stage.expectRelease(of: editor)
    stage.expectRelease(of: home)
    home.present(editor, animated: true)
    stage.runTurn()
    stage.world.clock.async("hello", fileID: "App/Hello.swift", line: 3) {}
    #expect(
      residue(of: stage) == """
        Left on the stage:
          Editor's animator never called completeTransition, so its presentation has not ended
          still pending: block "hello" due at 0 s, scheduled at Hello.swift:3
          still alive: Editor
          still alive: Home
        """)
  }

  @Test func `a stage is closed once; the second time is quiet`() {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    stage.expectRelease(of: editor)
    home.present(editor, animated: true)
    #expect(residue(of: stage) != "nothing")
    #expect(residue(of: stage) == "nothing")
  }

  @Test func `nothing is called after the end, and the trace stays`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true) { Issue.record("completed after the end") }
    stage.runTurn()
    let trace = stage.trace
    #expect(residue(of: stage) != "nothing")
    stage.advance(by: .seconds(1))
    #expect(stage.trace == trace)
    #expect(stage.visible.isEmpty)
  }
}
