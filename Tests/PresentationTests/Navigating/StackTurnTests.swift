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
    expect(stage.issues.map(\.code), equals: [.unbalancedAppearance])
    expect(
      stage.issues.map(\.message),
      equals: [
        "Unbalanced calls to begin/end appearance transitions for <ViewController: Root>."
      ])
    expect(stage.visible.last, equals: "Page")
    try stage.close()
  }

  @Test(.rule("N-48a", "P-92a"))
  func `a pop after the pushed controller has moved to another stack is not reported`() throws {
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    let other = NavigationController(rootViewController: ViewController("Other"))
    stack.pushViewController(page, animated: true)
    stage.advance(by: .milliseconds(100))
    other.pushViewController(page, animated: false)
    stack.setViewControllers([ViewController("Next")], animated: true)
    try stage.settle()
    expect(stage.issues.isEmpty && stage.visible.last == "Next")
    expect(page.appearance == .disappeared && other.viewControllers.last === page)
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
    expect(stage.issues.isEmpty)
    expect(stage.visible.last, equals: "Other")
    try stage.close()
  }

  @Test(.rule("N-14", "N-29"), arguments: [false, true])
  func `a controller that is popped and pushed again in one turn gets willMove and didMove`(
    isSet: Bool
  ) throws {
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(page, animated: false)
    try stage.settle()
    let before = stage.trace.lines.count
    stack.popViewController(animated: false)
    isSet
      ? stack.setViewControllers([home, page], animated: false)
      : stack.pushViewController(page, animated: true)
    try stage.settle()
    let events = stage.trace.lines.dropFirst(before).filter { $0.subject == "Page" }.map(\.event)
    let name = stack.name
    expect(
      events,
      equals: [
        "willMove(toParent: nil)", "willMove(toParent: \(name))", "didMove(toParent: \(name))",
      ])
    try stage.close()
  }
}
