import Presentation
import PresentationTesting
import Testing

@Suite("The name of a controller in traces") @MainActor
struct ControllerNameTests {
  private final class Editor: ViewController {}

  private let home = ViewController("Home")

  /// The name that the trace prints for a presented controller.
  private func printed(_ controller: ViewController) throws -> String? {
    let stage = Stage(home)
    home.present(controller, animated: false)
    try stage.settle()
    let line = stage.trace.lines.first { $0.event == "viewDidLoad" }
    #expect(stage.visible.last == line?.subject)
    try stage.close()
    return line?.subject
  }

  @Test func `a controller's trace name is its restoration identifier`() throws {
    let editor = Editor()
    editor.restorationIdentifier = "Profile editor"
    editor.title = "Edit"
    #expect(editor.name == "Profile editor")
    #expect(try printed(editor) == "Profile editor")
  }

  @Test func `a controller's trace name is its title without an identifier`() throws {
    let editor = Editor()
    editor.title = "Edit"
    #expect(try printed(editor) == "Edit")
  }

  @Test
  func `a controller's trace name is the name given to the initializer before any other`() throws {
    let editor = Editor("Editor")
    editor.restorationIdentifier = "Profile editor"
    editor.title = "Edit"
    #expect(try printed(editor) == "Editor")
  }

  @Test func `a controller's trace name prefers the nib's name to the title`() throws {
    let editor = Editor(nibName: "Editor", bundle: nil)
    editor.title = "Edit"
    #expect(try printed(editor) == "Editor")
    let other = Editor(nibName: "Editor", bundle: nil)
    other.restorationIdentifier = "Profile editor"
    #expect(other.name == "Profile editor")
  }

  @Test func `a controller's trace name is the type and a number without any of them`() throws {
    let editor = Editor()
    editor.title = " \n"
    editor.restorationIdentifier = ""
    #expect(try printed(editor) == "Editor #1")
  }

  @Test
  func `a controller's trace name stays what it was when the title changes on screen`() throws {
    let editor = Editor(), stage = Stage(home)
    editor.title = "Edit"
    home.present(editor, animated: false)
    editor.title = "Edited"
    try stage.settle()
    #expect(editor.name == "Edit" && stage.visible == ["Home", "Edit"])
    home.present(Editor(), animated: false)
    try stage.settle()
    #expect(stage.issues.first?.message.contains("presenting <Editor: Edit>.") == true)
    try stage.close()
  }

  @Test
  func `a controller's trace name is on one line, and gets a number where it is taken`() throws {
    let first = Editor(), second = Editor(), stage = Stage(home)
    (first.title, second.title) = ("Rome,\n  Italy", "Rome, Italy")
    home.present(first, animated: false)
    first.present(second, animated: false)
    try stage.settle()
    #expect(stage.visible == ["Home", "Rome, Italy", "Rome, Italy #2"])
    try stage.close()
  }
}
