import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Exceptions that UIKit raises")
@MainActor struct RaisingTests {
  private let home = ViewController("Home")
  private let editor = ViewController("Editor")

  /// Returns the test world of a window with the given root.
  ///
  /// In this test world, an exception stops the program.
  private func trapping(_ root: ViewController, width: CGFloat = 390) -> World {
    let world = World()
    world.use {
      let window = Window(frame: CGRect(x: 0, y: 0, width: width, height: 844))
      window.rootViewController = root
      window.makeKeyAndVisible()
      world.clock.runTurn()
    }
    expect(world.reporter.raisePolicy, equals: .trap)
    return world
  }

  private func caught(in world: World, _ body: () -> Void) -> PresentationIssue? {
    do throws(PresentationException) {
      try world.catching(body)
      return nil
    } catch {
      return error.issue
    }
  }

  @Test(.rule("P-39"))
  func `World.catching throws when a controller with a parent is presented`() throws {
    home.addChild(editor)
    let world = trapping(home)
    let issue = try #require(caught(in: world) { home.present(editor, animated: true) })
    expect(
      issue.message,
      equals:
        "Application tried to present modally a view controller <ViewController: Editor> that "
        + "has a parent view controller <ViewController: Home>.")
    expect((issue.rule, issue.isRaised, issue.code) == ("P-39", true, .presentedHasParent))
    world.end()
  }

  @Test(.rule("P-1", "P-40"))
  func `World.catching throws when a controller presents itself`() throws {
    let child = ViewController("Child")
    home.addChild(child)
    let world = trapping(home)
    let message =
      "Application tried to present modal view controller on itself. Presenting controller is "
      + "<ViewController: Home>."
    expect(caught(in: world) { home.present(home, animated: true) }?.message, equals: message)
    expect(caught(in: world) { child.present(home, animated: true) }?.message, equals: message)
    expect(home.presentedViewController == nil)
    world.end()
  }

  @Test(.rule("P-45"))
  func `World.catching throws when a controller is presented by a second presenter`()
    throws
  {
    let sheet = ViewController("Sheet"), world = trapping(home)
    home.present(sheet, animated: false)
    world.clock.runTurn()
    sheet.present(editor, animated: false)
    world.clock.runTurn()
    world.clock.runTurn()
    let issue = try #require(caught(in: world) { editor.present(sheet, animated: true) })
    expect(
      issue.message,
      equals:
        "Application tried to present modally a view controller <ViewController: Sheet> that is "
        + "already being presented by <ViewController: Home>.")
    expect(issue.rule, equals: "P-45")
    expect(sheet.presentingViewController === home)
    expect(editor.presentedViewController == nil)
    world.end()
  }

  @Test(.rule("P-46b"))
  func `presenting a popover without a source throws at the end of the run-loop turn`() throws {
    editor.modalPresentationStyle = .popover
    let world = trapping(home, width: 1_024)
    expect(caught(in: world) { home.present(editor, animated: true) } == nil)
    let issue = try #require(caught(in: world) { world.clock.runTurn() })
    expect((issue.rule, issue.isRaised) == ("P-46b", true))
    expect(issue.message.contains("<ViewController: Editor>"))
    world.end()
  }

  @Test(.rule("P-39"))
  func `World.catching throws the first of two exceptions`() throws {
    let other = ViewController("Other")
    home.addChild(editor)
    home.addChild(other)
    let world = trapping(home)
    var reached = false
    let issue = try #require(
      caught(in: world) {
        home.present(other, animated: true)
        home.present(editor, animated: true)
        reached = true
      })
    expect(issue.message.contains("<ViewController: Other>"))
    expect(reached)
    world.end()
  }

  @Test(.rule("P-43", "P-46"))
  func `World.catching does not throw for an issue that UIKit only logs`() throws {
    let world = trapping(home), other = ViewController("Other")
    home.present(other, animated: false)
    world.clock.runTurn()
    world.clock.runTurn()
    let answer = try world.catching { () -> Int in
      home.present(editor, animated: true)
      return 7
    }
    expect(answer, equals: 7)
    expect(home.presentedViewController === other)
    world.end()
  }

  @Test func `World.catching restores raisePolicy`() throws {
    home.addChild(editor)
    let world = trapping(home)
    expect(caught(in: world) { home.present(editor, animated: true) } != nil)
    expect(world.reporter.raisePolicy, equals: .trap)
    expect(caught(in: world) {} == nil)
    world.end()
    let stage = Stage(ViewController("Root"))
    try expect(stage.world.catching { 1 }, equals: 1)
    expect(stage.world.reporter.raisePolicy, equals: .record)
  }

  // MARK: Recorded exceptions

  @Test(.rule("P-39", "P-40", "P-45", "P-8", "P-46"))
  func `a present call that raises an exception changes nothing and calls no completion`() throws {
    let child = ViewController("Child"), sheet = ViewController("Sheet")
    let styled = ViewController("Styled")
    home.addChild(child)
    let stage = Stage(home)
    home.present(sheet, animated: false)
    try stage.settle()
    sheet.present(editor, animated: false)
    try stage.settle()
    styled.modalPresentationStyle = .none
    stage.sceneForgets()
    var completions = 0
    for (receiver, presented) in [(editor, child), (editor, editor), (editor, sheet)] {
      receiver.present(presented, animated: true) { completions += 1 }
    }
    editor.present(styled, animated: true) { completions += 1 }
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-39", "P-40", "P-45", "P-8"])
    expect(stage.issues.allSatisfy { $0.isRaised })
    expect(completions, equals: 0)
    expect(editor.presentedViewController == nil)
    expect(!child.isViewLoaded)
    expect(!styled.isViewLoaded)
    expect(stage.visible, equals: ["Home", "Sheet", "Editor"])
    expect(stage.sceneAppearances(of: "Home", "Child", "Sheet", "Editor", "Styled"), equals: [])
    expect(stage.world.runningTransitions.isEmpty)
    sheet.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Sheet"])
  }

  @Test(.rule("P-39", "P-43"))
  func `hasRaised is true after the first exception`() throws {
    let child = ViewController("Child")
    home.addChild(child)
    let stage = Stage(home)
    home.present(editor, animated: false)
    home.present(ViewController("Late"), animated: false)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-43"])
    expect(!stage.world.reporter.hasRaised)
    home.present(child, animated: false)
    try stage.settle()
    expect(stage.world.reporter.hasRaised)
  }

  @Test(.rule("P-39")) func `a raised exception is recorded in the trace`() throws {
    home.addChild(editor)
    let stage = Stage(home)
    home.present(editor, animated: true)
    let events = stage.trace.lines.map(\.event).filter { $0.hasPrefix("! ") }
    expect(events.count, equals: 1)
    expect(events.first?.contains("that has a parent view controller") == true)
  }

  @Test(.rule("P-39", "P-45", "P-101"))
  func `issue messages show a number, not an address, for an unnamed controller`() throws {
    let nameless = ViewController()
    home.addChild(nameless)
    let stage = Stage(home)
    home.present(nameless, animated: true)
    let text = try #require(stage.sceneMessages.first)
    expect(text.contains("#1>") && text.contains("<ViewController: Home>"))
    expect(!text.contains("0x"))
    expect(text.contains("a view controller <ViewController #1> that has a parent"))
  }

  // MARK: The default policy

  #if os(macOS) || os(Linux)
    @Test(.rule("P-39"))
    func `by default, an exception stops the program with UIKit's message`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let home = ViewController("Home"), child = ViewController("Child")
          home.addChild(child)
          home.present(child, animated: true)
        }
      }
      expectExit(
        result,
        says: "Application tried to present modally a view controller <ViewController: Child> that "
          + "has a parent view controller <ViewController: Home>.")
    }
  #endif
}
