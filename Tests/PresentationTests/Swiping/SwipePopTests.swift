import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

@MainActor @Suite("Overrides of popViewController in swipes") struct SwipePopTests {
  private final class Stack: NavigationController {
    var calls: [Bool] = []
    var pop: (Stack, Bool) -> ViewController? = { $0.popAsSuper($1) }

    override func popViewController(animated: Bool) -> ViewController? {
      calls.append(animated)
      return pop(self, animated)
    }

    func popAsSuper(_ animated: Bool) -> ViewController? {
      super.popViewController(animated: animated)
    }
  }

  private let stack = Stack("Nav")
  private let stage: Stage

  init() throws {
    stack.viewControllers = ["A", "B", "C"].map { ViewController($0) }
    stage = Stage(stack)
    try stage.settle()
  }

  /// Swipes over 70 percent of the width, and lifts the finger.
  private func swipe(velocity: Double = 300) throws {
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    swipe.update(0.7)
    swipe.release(velocity: velocity)
    try stage.settle()
  }

  @Test(.rule("N-63a"), arguments: [true, false])
  func `a swipe calls an override of popViewController when the swipe begins`(
    finishes: Bool
  ) throws {
    let swipe = stage.user.swipeBack()
    expect(stack.calls, equals: [true])
    stage.runTurn()
    expect(stack.transitionCoordinator?.isInteractive == true)
    swipe.update(0.7)
    swipe.release(velocity: finishes ? 300 : -300)
    try stage.settle()
    expect(stack.calls, equals: [true])
    expect(stack.viewControllers.names == (finishes ? ["A", "B"] : ["A", "B", "C"]))
    try stage.close()
  }

  @Test(.rule("N-63a")) func `a swipe controls the pop to the root that an override makes`() throws
  {
    stack.pop = { stack, animated in stack.popToRootViewController(animated: animated)?.last }
    try swipe(velocity: -300)
    expect(stack.viewControllers.names, equals: ["A", "B", "C"])
    try swipe()
    expect(stack.viewControllers.names, equals: ["A"])
    try stage.close()
  }

  @Test(.rule("N-63a")) func `a swipe has no effect if the override does not pop`() throws {
    stack.pop = { _, _ in nil }
    try swipe()
    expect(stack.viewControllers.names, equals: ["A", "B", "C"])
    expect(
      stage.trace.description.contains(
        "ignored: popViewController(animated:) of Nav does not pop with animation"))
    stack.pop = { $0.popAsSuper($1) }
    _ = stack.popViewController(animated: true)
    stage.runTurn()
    expect(stack.transitionCoordinator?.isInteractive == false)
    try stage.settle()
    expect(stack.viewControllers.names, equals: ["A", "B"])
    try stage.close()
  }

  @Test(.rule("N-63a")) func `a swipe does not control a pop without animation`() throws {
    stack.pop = { stack, _ in stack.popAsSuper(false) }
    try swipe(velocity: -300)
    expect(stack.viewControllers.names, equals: ["A", "B"])
    try stage.close()
  }
}
