import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Edge swipes in client code") struct EdgeSwipeTests {
  private let home = PlainViewController(title: "Home")
  private let next = PlainViewController(title: "Next")

  private func swipe(_ stage: Stage, to way: Double = 0.7, velocity: Double = 300) throws {
    let hand = stage.user.swipeBack()
    stage.runTurn()
    hand.update(way)
    stage.runTurn()
    hand.release(velocity: velocity)
    try stage.settle()
  }

  private func show(_ stack: UINavigationController) throws -> Stage {
    let stage = Stage(stack)
    stack.pushViewController(next, animated: false)
    try stage.settle()
    return stage
  }

  @Test(.rule("N-60"), .rule("N-64"), arguments: [300.0, -300])
  func `even if the navigation bar is hidden, the pop recognizer's delegate can permit swipes`(
    velocity: Double
  ) throws {
    let stack = BarelessNavigationController(rootViewController: home), stage = try show(stack)
    let hand = stage.user.swipeBack()
    stage.runTurn()
    hand.update(0.4)
    stage.runTurn()
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          BarelessNavigationController #1.view (0 0 390 844)
            View (0 0 390 844)
              Home.view (0 0 390 844)
              Next.view (156 0 390 844) -> (0 0 390 844)
            NavigationBar (0 0 390 44) hidden
        """)
    hand.release(velocity: velocity)
    try stage.settle()
    expect(stack.topViewController === (velocity > 0 ? home : next))
    expect(stage.trace.description.contains("completeTransition(\(velocity > 0))"))
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-60"))
  func `a custom delegate of the pop recognizer can refuse a swipe`() throws {
    let stack = BarelessNavigationController(rootViewController: home), stage = try show(stack)
    next.isModalInPresentation = true
    try swipe(stage)
    expect(stack.topViewController === next)
    next.isModalInPresentation = false
    stack.interactivePopGestureRecognizer?.isEnabled = false
    try swipe(stage)
    expect(stack.topViewController === next)
    stack.interactivePopGestureRecognizer?.isEnabled = true
    try swipe(stage)
    expect(stack.topViewController === home)
    try stage.close()
  }

  @Test(.rule("N-60"))
  func `if the back button is replaced, the pop recognizer's delegate refuses a swipe`() throws {
    let stack = UINavigationController(rootViewController: home), stage = try show(stack)
    let recognizer = try #require(stack.interactivePopGestureRecognizer)
    let guards = try #require(recognizer.delegate)
    expect(guards.gestureRecognizerShouldBegin(recognizer))
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction { [stack] _ in stack.popViewController(animated: true) })
    expect(!guards.gestureRecognizerShouldBegin(recognizer))
    try swipe(stage)
    expect(stack.topViewController === next)
    next.navigationItem.leftItemsSupplementBackButton = true
    try swipe(stage, velocity: -300)
    expect(stack.topViewController === next)
    expect(stage.trace.description.contains("completeTransition(false)"))
    recognizer.delegate = nil
    next.navigationItem.leftItemsSupplementBackButton = false
    try swipe(stage)
    expect(stack.topViewController === home)
    stack.pushViewController(next, animated: false)
    try stage.settle()
    next.navigationItem.leftBarButtonItem?.tap()
    try stage.settle()
    expect(stack.topViewController === home)
    try stage.close()
  }

  @Test(.rule("N-62"))
  func `an edge swipe at the root is reported if the pop recognizer has no delegate`() throws {
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    stack.interactivePopGestureRecognizer?.delegate = nil
    try swipe(stage)
    expect(stage.issues.map(\.code), equals: [.swipedAtRoot])
    stack.pushViewController(next, animated: true)
    try stage.settle()
    expect(stage.visible.last, equals: "Next")
    try stage.close()
  }

  @Test(.rule("N-60"), .rule("N-61"))
  func `a custom animator prevents swipes even if the pop recognizer has no delegate`() throws {
    let stack = ZoomNavigationController(rootViewController: home), stage = try show(stack)
    stack.interactivePopGestureRecognizer?.delegate = nil
    try swipe(stage)
    expect(stack.topViewController === next)
    stack.delegate = nil
    stack.popViewController(animated: true)
    stage.runTurn()
    try swipe(stage)
    expect(stack.viewControllers, equals: [home])
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-60"))
  func `the pop recognizer's delegate refuses a swipe after the stack is deallocated`() throws {
    var recognizer: UIGestureRecognizer?
    var delegate: (any UIGestureRecognizerDelegate)?
    do {
      let stack = UINavigationController(rootViewController: UIViewController())
      recognizer = stack.interactivePopGestureRecognizer
      delegate = recognizer?.delegate
    }
    let kept = try #require(recognizer)
    expect(delegate?.gestureRecognizerShouldBegin(kept) == false)
  }
}
