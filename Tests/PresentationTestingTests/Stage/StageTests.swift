import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Stage")
@MainActor struct StageTests {
  private let home = ViewController("Home")
  private let editor = ViewController("Editor")

  @Test(.rule("P-117")) func `the trace begins when the root has appeared`() {
    let stage = Stage(home)
    expect(stage.trace.lines.isEmpty)
    expect(stage.trace.verbose.lines.isEmpty)
    expect(stage.trace.description.isEmpty)
    expect(stage.visible, equals: ["Home"])
    expect(stage.world.clock.now, equals: .zero)
    expect(stage.world.clock.turn, equals: 1)
  }

  @Test func `a stage's window shows the root controller`() {
    let stage = Stage(home)
    expect(stage.window.rootViewController === home)
    expect(home.view.window === stage.window)
    expect(home.world === stage.world)
  }

  @Test func `two stages do not affect each other`() throws {
    let first = Stage(home)
    let other = ViewController("Home"), second = Stage(other)
    home.present(editor, animated: false)
    try first.settle()
    expect(second.trace.lines.isEmpty)
    expect(second.visible, equals: ["Home"])
    other.present(editor, animated: false)
    expect(second.issues.map(\.code), equals: [.crossedWorlds])
    expect(first.issues.isEmpty)
    try first.close()
    try second.close()
  }

  @Test(.rule("P-39"))
  func `a call that would raise an exception in UIKit only records an issue`() throws {
    let child = ViewController("Child")
    home.addChild(child)
    let stage = Stage(home)
    home.present(child, animated: true)
    expect(stage.issues.map(\.code), equals: [.presentedHasParent])
    expect(home.presentedViewController == nil)
    try stage.close()
  }

  @Test func `the root controller's callbacks run in the stage's test world`() throws {
    final class Root: ViewController {
      var worlds: [World] = []
      override func viewDidLoad() { worlds.append(.current) }
      override func viewWillAppear(_ animated: Bool) { worlds.append(.current) }
      override func viewDidAppear(_ animated: Bool) { worlds.append(.current) }
    }
    let root = Root("Root"), stage = Stage(root)
    expect(root.worlds.count, equals: 3)
    expect(root.worlds.allSatisfy { $0 === stage.world })
    try stage.close()
  }

  // MARK: visible

  @Test(.rule("P-27")) func `a sheet is visible above its presenter`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true)
    expect(stage.visible, equals: ["Home"])
    stage.runTurn()
    expect(stage.visible, equals: ["Home", "Editor"])
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
  }

  @Test func `a full-screen controller hides its presenter once the presentation has ended`() throws
  {
    let stage = Stage(home)
    editor.modalPresentationStyle = .fullScreen
    home.present(editor, animated: true)
    stage.runTurn()
    expect(stage.visible, equals: ["Home", "Editor"])
    try stage.settle()
    expect(stage.visible, equals: ["Editor"])
    home.dismiss(animated: true)
    stage.runTurn()
    expect(stage.visible, equals: ["Home", "Editor"])
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
  }

  @Test func `the stage lists a visible presenter before the presented controller`() throws {
    let stage = Stage(home), alert = ViewController("Alert")
    home.present(editor, animated: false)
    try stage.settle()
    editor.present(alert, animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor", "Alert"])
  }

  @Test
  func `the stage lists a visible parent before its visible children`() {
    let first = ViewController("First"), inner = ViewController("Inner")
    let second = ViewController("Second"), hidden = ViewController("Hidden")
    for child in [first, second, hidden] { home.addChild(child) }
    first.addChild(inner)
    first.view.addSubview(inner.view)
    home.view.addSubview(first.view)
    home.view.addSubview(second.view)
    let stage = Stage(home)
    expect(stage.visible, equals: ["Home", "First", "Inner", "Second"])
    first.view.removeFromSuperview()
    stage.runTurn()
    expect(stage.visible, equals: ["Home", "Second"])
  }

  @Test
  func `the stage lists visible children before a controller presented over them`() throws {
    let stage = Stage(home), child = ViewController("Child"), alert = ViewController("Alert")
    editor.addChild(child)
    editor.view.addSubview(child.view)
    home.present(editor, animated: false)
    try stage.settle()
    editor.present(alert, animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor", "Child", "Alert"])
  }

  @Test func `a second controller with the same name is printed with a number`() throws {
    let stage = Stage(home), namesake = ViewController("Home")
    home.present(namesake, animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Home #2"])
  }

  // MARK: time

  @Test func `a run-loop turn takes no virtual time`() {
    let stage = Stage(home)
    let clock = stage.world.clock
    var seen: [String] = []
    clock.addCommitObserver("look", order: 9) { seen.append("commit of turn \(clock.turn)") }
    clock.async { seen.append("block of turn \(clock.turn)") }
    stage.runTurn()
    expect(seen, equals: ["block of turn 1", "commit of turn 1"])
    expect(clock.now, equals: .zero)
    expect(clock.turn, equals: 2)
  }

  @Test func `advance runs a separate run-loop turn for each timer that is due`() {
    let stage = Stage(home)
    var fired: [Duration] = []
    let clock = stage.world.clock
    for milliseconds in [300, 100, 200] {
      clock.schedule("mark", after: .milliseconds(milliseconds)) { fired.append(clock.now) }
    }
    stage.advance(by: .milliseconds(250))
    expect(fired, equals: [.milliseconds(100), .milliseconds(200)])
    expect(clock.now, equals: .milliseconds(250))
    expect(clock.turn, equals: 4)
  }

  @Test func `advancing the clock by zero runs one run-loop turn`() {
    let stage = Stage(home)
    stage.advance(by: .zero)
    expect(stage.world.clock.turn, equals: 2)
  }

  @Test func `a transition ends when the clock has advanced by the transition's duration`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true)
    stage.advance(by: .milliseconds(250))
    expect(editor.isBeingPresented)
    stage.advance(by: .milliseconds(250))
    expect(!editor.isBeingPresented)
    try stage.close()
  }

  @Test func `a window created in a timer belongs to the stage's test world`() {
    let stage = Stage(home)
    var world: World?
    stage.world.clock.async { world = Window().owner }
    stage.runTurn()
    expect(world === stage.world)
    world = nil
    stage.world.clock.schedule("later", after: .seconds(1)) { world = Window().owner }
    stage.advance(by: .seconds(1))
    expect(world === stage.world)
  }

  @Test func `settle returns as soon as no work is pending`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true)
    try stage.settle()
    expect(stage.world.clock.now, equals: .milliseconds(500))
    let turn = stage.world.clock.turn
    try stage.settle()
    expect(stage.world.clock.turn, equals: turn)
  }
}
