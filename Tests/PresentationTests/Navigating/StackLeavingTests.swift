import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A stack that leaves its window, or a controller that leaves the stack without a pop.
@MainActor @Suite("Removal from a stack or a window") struct StackLeavingTests {
  private let home = ViewController("Home")
  private let nav = NavigationController("Nav")
  private let pages = ["A", "B", "C"].map { ViewController($0) }
  private let stage: Stage

  init() throws {
    nav.viewControllers = pages
    stage = Stage(home)
    home.addChild(nav)
    home.view.addSubview(nav.view)
    nav.didMove(toParent: home)
    try stage.settle()
  }

  @Test(.rule("N-1", "N-34", "T-19"))
  func `if the stack's view leaves its window, a pending push is completed`() throws {
    var heard: [String] = []
    nav.pushViewController(ViewController("D"), animated: true)
    nav.transitionCoordinator?.animate { _ in
      heard.append("beside")
    } completion: {
      heard.append("cancelled: \($0.isCancelled)")
    }
    nav.view.removeFromSuperview()
    expect(heard, equals: ["beside", "cancelled: false"])
    expect(nav.transitionCoordinator == nil)
    try stage.settle()
    nav.popViewController(animated: true)
    expect(nav.topViewController === pages[2])
    try stage.close()
  }

  @Test(.rule("N-1", "N-34"))
  func `if a stack leaves its window during a pop, the pop is completed`() throws {
    nav.popViewController(animated: true)
    nav.view.removeFromSuperview()
    try stage.settle()
    home.view.addSubview(nav.view)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Nav", "B"])
    expect(pages[2].parent == nil)
    try stage.close()
  }

  @Test(.rule("C-2"))
  func `removeFromParent removes a controller from its stack`() throws {
    pages[1].willMove(toParent: nil)
    pages[1].removeFromParent()
    expect(nav.viewControllers, equals: [pages[0], pages[2]])
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Nav", "C"])
    nav.pushViewController(pages[1], animated: false)
    try stage.settle()
    expect(nav.viewControllers, equals: [pages[0], pages[2], pages[1]])
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-2"))
  func `when removeFromParent removes the top controller, the stack shows the next controller`()
    throws
  {
    pages[2].willMove(toParent: nil)
    pages[2].removeFromParent()
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Nav", "B"])
    expect(pages[2].view.window == nil)
    try stage.close()
  }

  @Test(.rule("C-2", "C-4"), arguments: [false, true])
  func `a removed top controller gets its callbacks even if only the stack has retained it`(
    isPushed: Bool
  ) throws {
    nav.pushViewController(ViewController("D"), animated: false)
    try stage.settle()
    stage.startOver()
    weak let top = nav.topViewController
    nav.topViewController?.removeFromParent()
    if isPushed { nav.pushViewController(ViewController("E"), animated: true) }
    try stage.settle()
    let end = isPushed ? "(animated)" : ""
    expect(stage.callbacks("D"), equals: ["D viewWillDisappear\(end)", "D viewDidDisappear\(end)"])
    expect(top == nil)
    try stage.close()
  }

  @Test(.rule("C-1", "C-2"), arguments: [false, true])
  func `if a popped controller gets a new parent during the pop, it keeps that parent`(
    animated: Bool
  ) throws {
    nav.popToRootViewController(animated: animated)
    let other = ViewController("Other")
    other.addChild(pages[1])
    try stage.settle()
    expect(nav.viewControllers, equals: [pages[0]])
    expect(pages[1].parent === other)
    expect(stage.visible, equals: ["Home", "Nav", "A"])
    try stage.close()
  }

  @Test(.rule("C-2", "N-2"))
  func `removeFromParent removes a controller from a stack that was never on screen`() {
    let nav = NavigationController(rootViewController: ViewController("Root"))
    let page = ViewController("Page")
    nav.pushViewController(page, animated: false)
    page.removeFromParent()
    expect(nav.viewControllers.map(\.name), equals: ["Root"])
  }

  @Test(.rule("N-66", "C-2a"))
  func `canceling a push does not show a covered controller that was removed during the push`()
    throws
  {
    let guide = Guide(), mover = SilentMover()
    (guide.animator, nav.delegate) = (mover, guide)
    nav.pushViewController(ViewController("D"), animated: true)
    stage.runTurn()
    pages[2].view.removeFromSuperview()
    pages[2].removeFromParent()
    stage.startOver()
    mover.context?.completeTransition(false)
    expect(stage.callbacks("C").allSatisfy { !$0.contains("Appear") })
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Nav", "B"])
    try stage.close()
  }

  @Test(.rule("C-2", "C-4"), arguments: [true, false])
  func `a stack that has left its window does not retain a removed top`(isFirst: Bool) throws {
    nav.pushViewController(ViewController("D"), animated: false)
    try stage.settle()
    weak let top = nav.topViewController
    if isFirst { top?.removeFromParent() }
    nav.view.removeFromSuperview()
    if !isFirst { top?.removeFromParent() }
    try stage.settle()
    expect(top == nil)
    try stage.close()
  }
}
