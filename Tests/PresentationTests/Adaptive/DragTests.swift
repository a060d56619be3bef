import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Drags that dismiss a sheet")
@MainActor struct DragTests {
  private let home = ViewController("Home")
  private let editor = ViewController("Editor")

  private func up() throws -> Stage {
    let stage = Stage(home)
    home.present(editor, animated: false)
    try stage.settle()
    stage.sceneForgets()
    return stage
  }

  @Test(.rule("P-64", "P-75"))
  func `the trace of a canceled drag shows the drag's start and release`() throws {
    let stage = try up()
    let drag = stage.user.drag("Editor")
    drag.update(0.3)
    stage.runTurn()
    drag.release(velocity: -400)
    try stage.settle()
    expect(
      stage.sceneLines(of: "user"),
      equals: [
        "user drag(Editor) begins", "user drag(Editor) releases at 0.300, -400 pt/s -> cancel",
      ])
    expect(stage.trace.lines.first?.event, equals: "drag(Editor) begins")
    expect(
      stage.sceneAppearances(of: "Home", "Editor"),
      equals: [
        "Editor viewWillDisappear(animated)", "Editor viewWillAppear(animated)",
        "Editor viewDidAppear(animated)",
      ])
    expect(
      stage.sceneLines(of: "Editor.transition"),
      equals: ["Editor.transition completeTransition(false)"])
    try stage.close()
  }

  @Test(.rule("T-31"), arguments: [true, false])
  func `after a drag is released, the remaining duration is proportional to the distance left`(
    finishes: Bool
  ) throws {
    let stage = try up()
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    drag.update(0.4)
    drag.release(velocity: finishes ? 1 : -1)
    let rest = finishes ? 300 : 200
    stage.advance(by: .milliseconds(rest - 1))
    expect(editor.isBeingDismissed)
    stage.advance(by: .milliseconds(1))
    expect(!editor.isBeingDismissed)
    expect(home.presentedViewController == nil, equals: finishes)
  }

  @Test(.rule("P-36", "T-21"), arguments: [true, false])
  func `releasing a drag calls the notifyWhenInteractionChanges handler once`(
    finishes: Bool
  ) throws {
    let stage = try up()
    let drag = stage.user.drag("Editor")
    var heard: [Bool] = []
    stage.runTurn()
    editor.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
    drag.update(0.9)
    expect(heard, equals: [])
    drag.release(velocity: finishes ? 1 : -1)
    expect(heard, equals: [!finishes])
    drag.cancel()
    try stage.settle()
    expect(heard, equals: [!finishes])
    expect(home.presentedViewController == nil, equals: finishes)
  }

  @Test(.rule("P-61", "P-57"))
  func `while a sheet is being presented, the user cannot dismiss the sheet`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true)
    stage.runTurn()
    stage.user.drag("Editor").release(velocity: 900)
    stage.user.escape()
    stage.user.tapOutside("Editor")
    try stage.settle()
    expect(home.presentedViewController === editor)
    expect(stage.sceneAppearances(of: "Editor").count, equals: 2)
  }

  @Test(.rule("P-61", "P-53"))
  func `the Escape key dismisses only the front-most controller`() throws {
    let stage = try up(), top = ViewController("Top")
    editor.present(top, animated: false)
    try stage.settle()
    stage.user.escape()
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    stage.user.escape()
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    stage.user.escape()
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-57", "P-107"))
  func `a call of dismiss during a drag waits until the drag's transition has ended`() throws {
    let stage = try up()
    var completions = 0
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    home.dismiss(animated: true) { completions += 1 }
    stage.advance(by: .seconds(5))
    expect(completions, equals: 0)
    drag.cancel()
    try stage.settle()
    expect(completions, equals: 1)
    expect(home.presentedViewController == nil)
    expect(
      stage.sceneAppearances(of: "Editor"),
      equals: [
        "Editor viewWillDisappear(animated)", "Editor viewWillAppear(animated)",
        "Editor viewDidAppear(animated)", "Editor viewWillDisappear(animated)",
        "Editor viewDidDisappear(animated)",
      ])
  }

  @Test(.rule("P-56", "P-49", "P-57"))
  func `if a drag dismisses the sheet, a waiting dismiss call still calls its completion`() throws {
    let stage = try up()
    var completions = 0
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    editor.dismiss(animated: true) { completions += 1 }
    drag.release(velocity: 500)
    try stage.settle()
    expect(completions, equals: 1)
    expect(stage.visible, equals: ["Home"])
    expect(stage.issues.isEmpty)
  }
}
