import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Pushes and other operations that begin before an appearance has ended (N-48, N-48a).
@MainActor @Suite("Appearance callbacks during stack operations") struct StackTurnTests {
  private let home = ViewController("Home")
  private let page = ViewController("Page")

  @Test(.rule("N-41a", "N-48", "N-48a"))
  func `a push onto a stack that is being presented reports unbalanced appearance calls`() throws {
    let stack = NavigationController(rootViewController: ViewController("Root"))
    let stage = Stage(home)
    home.present(stack, animated: true)
    stage.advance(by: .milliseconds(100))
    stack.pushViewController(page, animated: true)
    try stage.settle()
    #expect(stage.issues.map(\.code) == [.unbalancedAppearance])
    #expect(
      stage.issues.map(\.message) == [
        "Unbalanced calls to begin/end appearance transitions for <ViewController: Root>."
      ])
    #expect(stage.visible.last == "Page")
    try stage.close()
  }

  @Test(.rule("N-42", "N-48a"))
  func `a waiting pop does not reverse the appearance transitions of the running push`() throws {
    let stack = NavigationController(rootViewController: ViewController("Root"))
    let stage = Stage(stack)
    stack.pushViewController(page, animated: true)
    stack.popViewController(animated: true)
    stack.pushViewController(ViewController("Other"), animated: false)
    try stage.settle()
    #expect(stage.issues.isEmpty)
    #expect(stage.visible.last == "Other")
    try stage.close()
  }
}
