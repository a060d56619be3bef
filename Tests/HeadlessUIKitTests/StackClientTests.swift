import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Stacks in client code") struct StackClientTests {
  private let home = PlainViewController(title: "Home")
  private let next = PlainViewController(title: "Next")
  private static let bar = "    NavigationBar (0 0 390 44)"

  @Test(.rule("T-1"))
  func `a navigation controller that is its own delegate can zoom on push and pop`() throws {
    let stack = ZoomNavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(next, animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(175))
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          ZoomNavigationController #1.view (0 0 390 844)
            View (0 0 390 844)
              Home.view (0 0 390 844)
              Next.view (48.75 105.5 292.5 633) -> (0 0 390 844) \
        transform [0.75 0 0 0.75 0 0] -> [1 0 0 1 0 0]
            NavigationBar (0 0 390 44)
        """)
    try stage.settle()
    stack.popViewController(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["ZoomNavigationController #1", "Home"])
    try stage.trace.expect(
      """
         0.000    1   ZoomNavigationController #1  push(Next, animated)
         0.000    1   Next               willMove(toParent: ZoomNavigationController #1)
         0.000    1   ZoomNavigationController #1.delegate  \
      animationControllerFor(push, from: Home, to: Next) -> ZoomAnimator
         0.000    1+  Next               viewDidLoad
         0.000    1+  Home               viewWillDisappear(animated)
         0.000    1+  Next               viewWillAppear(animated)
         0.000    1+  ZoomNavigationController #1.delegate  willShow(Next, animated)
         0.000    1+  ZoomNavigationController #1.animator  animateTransition
         0.000    1+  Next               viewIsAppearing(animated)
         0.350    3   ZoomNavigationController #1.transition  completeTransition(true)
         0.350    3   Home               viewDidDisappear(animated)
         0.350    3   Next               viewDidAppear(animated)
         0.350    3   Next               didMove(toParent: ZoomNavigationController #1)
         0.350    3   ZoomNavigationController #1.delegate  didShow(Next, animated)
         0.350    3   ZoomNavigationController #1.animator  animationEnded(true)
         0.350    4   ZoomNavigationController #1  pop(animated)
         0.350    4   Next               willMove(toParent: nil)
         0.350    4   ZoomNavigationController #1.delegate  \
      animationControllerFor(pop, from: Next, to: Home) -> ZoomAnimator
         0.350    4+  Next               viewWillDisappear(animated)
         0.350    4+  Home               viewWillAppear(animated)
         0.350    4+  ZoomNavigationController #1.delegate  willShow(Home, animated)
         0.350    4+  ZoomNavigationController #1.animator  animateTransition
         0.350    4+  Home               viewIsAppearing(animated)
         0.700    5   ZoomNavigationController #1.transition  completeTransition(true)
         0.700    5   Next               viewDidDisappear(animated)
         0.700    5   Home               viewDidAppear(animated)
         0.700    5   Next               didMove(toParent: nil)
         0.700    5   ZoomNavigationController #1.delegate  didShow(Home, animated)
         0.700    5   ZoomNavigationController #1.animator  animationEnded(true)
      """)
    try stage.close()
  }

  @Test(.rule("T-8"), .rule("N-65")) func `a custom interactive push can be canceled`() throws {
    let stack = ZoomNavigationController(rootViewController: home), stage = Stage(stack)
    let steering = Steering(stack: stack)
    stack.delegate = steering
    stack.pushViewController(next, animated: true)
    stage.runTurn()
    steering.hand.update(0.5)
    stage.runTurn()
    steering.hand.cancel()
    try stage.settle()
    expect(stack.viewControllers, equals: [home])
    expect(stage.viewTree.hasSuffix("      Home.view (0 0 390 844)\n\(Self.bar)"))
    try stage.close()
  }

  @Test(.rule("T-36"), .rule("N-65"), arguments: [300.0, 100])
  func `a pan gesture pops the top controller, and an early end of the pan cancels the pop`(
    way: Double
  ) throws {
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(next, animated: false)
    stage.runTurn()
    let coordinator = InteractivePopCoordinator(navigationController: stack)
    let relay = Relay { (pan: UIPanGestureRecognizer) in coordinator.panned(pan) }
    let pan = UIPanGestureRecognizer(target: relay, action: Relay.action)
    next.view.addGestureRecognizer(pan)
    pan.pan(.began)
    stage.runTurn()
    pan.pan(.changed, translation: CGPoint(x: way, y: 0))
    stage.runTurn()
    let held = way == 300 ? "(75 162.308 240 519.385)" : "(25 54.103 340 735.795)"
    expect(stage.viewTree.contains("Next.view \(held) -> (97.5 211 195 422)"))
    pan.pan(.ended, translation: CGPoint(x: way, y: 0))
    try stage.settle()
    let top = way == 300 ? home : next
    expect(stack.topViewController === top)
    expect(stage.viewTree.hasSuffix("      \(top.name).view (0 0 390 844)\n\(Self.bar)"))
    try stage.close()
  }

  @Test(.rule("H-50")) func `a card grows out of its cell and shrinks back`() throws {
    let grid = CardGridViewController(nibName: "Grid", bundle: nil)
    let stack = UINavigationController(rootViewController: grid), stage = Stage(stack)
    let delegate = CardNavigationDelegate()
    stack.delegate = delegate
    let path = IndexPath(item: 3, section: 0)
    grid.collectionView.tapItem(at: path)
    stage.runTurn()
    expect(
      stage.viewTree.hasSuffix(
        """
              Detail.view (200 284 170 200) -> (0 0 390 844) corners 16 -> 0
                CardView (0 0 170 500) -> (0 0 390 500) corners 12
                  UILabel (16 16 138 468) -> (16 16 358 468)
                  UIButton (120 20 30 30) -> (340 20 30 30)
            NavigationBar (0 0 390 44)
        """))
    expect(grid.collectionView.cellForItem(at: path)?.isHidden == true)
    stage.advance(by: .milliseconds(250))
    expect(stage.viewTree.contains("Detail.view (67.521 155.713 280 522) -> (0 0 390 844)"))
    try stage.settle()
    expect(grid.collectionView.cellForItem(at: path)?.isHidden == false)
    let detail = try #require(stack.topViewController as? CardDetailViewController)
    detail.closeButton.sendActions(for: .touchUpInside)
    stage.runTurn()
    stage.advance(by: .milliseconds(250))
    expect(stage.viewTree.contains("Detail.view (132.479 128.287 280 522) -> (200 284 170 200)"))
    try stage.settle()
    expect(stack.viewControllers, equals: [grid])
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("T-8")) func `a canceled push of a card leaves the card's cell visible`() throws {
    let grid = CardGridViewController(nibName: "Grid", bundle: nil)
    let stack = UINavigationController(rootViewController: grid), stage = Stage(stack)
    let steering = Steering(stack: CardNavigationDelegate())
    stack.delegate = steering
    let path = IndexPath(item: 0, section: 0)
    grid.collectionView.tapItem(at: path)
    stage.runTurn()
    steering.hand.cancel()
    try stage.settle()
    expect(stack.viewControllers, equals: [grid])
    expect(grid.collectionView.cellForItem(at: path)?.isHidden == false)
    try stage.close()
  }
}
