import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("The trace name of a controller") @MainActor
struct ControllerNameTests {
  private final class Editor: ViewController {}

  private let home = ViewController("Home")

  /// Presents the controller, and returns the name that the trace prints for it.
  private func printed(_ controller: ViewController) throws -> String? {
    let stage = Stage(home)
    home.present(controller, animated: false)
    try stage.settle()
    let line = stage.trace.lines.first { $0.event == "viewDidLoad" }
    expect(stage.visible.last, equals: line?.subject)
    try stage.close()
    return line?.subject
  }

  @Test func `a restoration identifier becomes the trace name`() throws {
    let editor = Editor()
    editor.restorationIdentifier = "Profile editor"
    editor.title = "Edit"
    expect(editor.name, equals: "Profile editor")
    try expect(printed(editor), equals: "Profile editor")
  }

  @Test func `the title is the trace name of a controller without a restoration identifier`() throws
  {
    let editor = Editor()
    editor.title = "Edit"
    try expect(printed(editor), equals: "Edit")
  }

  @Test
  func `a name that is passed to the initializer becomes the trace name`() throws {
    let editor = Editor("Editor")
    editor.restorationIdentifier = "Profile editor"
    editor.title = "Edit"
    try expect(printed(editor), equals: "Editor")
  }

  @Test
  func `the trace name is the restoration identifier, else the nib's name, else the title`() throws
  {
    let editor = Editor(nibName: "Editor", bundle: nil)
    editor.title = "Edit"
    try expect(printed(editor), equals: "Editor")
    let other = Editor(nibName: "Editor", bundle: nil)
    other.restorationIdentifier = "Profile editor"
    expect(other.name, equals: "Profile editor")
  }

  @Test func `a controller without any name has its type and a number as its trace name`() throws {
    let editor = Editor()
    editor.title = " \n"
    editor.restorationIdentifier = ""
    try expect(printed(editor), equals: "Editor #1")
  }

  @Test
  func `a trace name stays the same when the title changes on screen`() throws {
    let editor = Editor(), stage = Stage(home)
    editor.title = "Edit"
    home.present(editor, animated: false)
    editor.title = "Edited"
    try stage.settle()
    expect(editor.name == "Edit" && stage.visible == ["Home", "Edit"])
    home.present(Editor(), animated: false)
    try stage.settle()
    expect(stage.issues.first?.message.contains("presenting <Editor: Edit>.") == true)
    try stage.close()
  }

  @Test
  func `if two controllers have the same trace name, the second name gets a number`() throws {
    let first = Editor(), second = Editor(), stage = Stage(home)
    (first.title, second.title) = ("Rome,\n  Italy", "Rome, Italy")
    home.present(first, animated: false)
    first.present(second, animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Rome, Italy", "Rome, Italy #2"])
    try stage.close()
  }

  @Test func `controllers that one call adds get different trace names, also after others left`()
    throws
  {
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    for _ in 0..<3 {
      let steps = [ViewController("Step"), ViewController("Step")]
      stack.setViewControllers([home] + steps, animated: true)
      try stage.settle()
      expect(stack.viewControllers.map(\.name), equals: ["Home", "Step", "Step #2"])
      stack.popToRootViewController(animated: true)
      try stage.settle()
    }
    try stage.close()
  }
}
