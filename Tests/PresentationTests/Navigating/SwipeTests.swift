import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The edge swipe of a stack (N-60 to N-71).
@MainActor @Suite("Edge swipe") struct SwipeTests {
  private let nav = NavigationController("Nav")
  private let pages = ["A", "B", "C"].map { ViewController($0) }
  private let listener = Listener()

  private func stage(_ system: SystemBehavior = .modern) throws -> Stage {
    nav.viewControllers = pages
    nav.delegate = listener
    let stage = Stage(nav, system: system)
    try stage.settle()
    return stage
  }

  @Test(.rule("N-63", "N-7", "T-21"))
  func `a finished edge swipe has the trace of an interactive pop`() throws {
    let stage = try stage()
    let swipe = stage.user.swipeBack()
    expect(nav.viewControllers, equals: [pages[0], pages[1]])
    swipe.update(0.4)
    stage.runTurn()
    nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
      stage.world.recorder.note(
        "interaction changes, cancelled: \(context.isCancelled)", by: "Nav", at: stage.world.clock)
    }
    expect(nav.transitionCoordinator?.isInteractive == true)
    expect(pages[2].isMovingFromParent)
    swipe.update(0.6)
    swipe.release(velocity: 300)
    try stage.settle()
    try stage.trace.expect(
      """
       0.000    1   user                swipeBack(Nav) begins
       0.000    1   C                   willMove(toParent: nil)
       0.000    1+  B                   viewDidLoad
       0.000    1+  C                   viewWillDisappear(animated)
       0.000    1+  B                   viewWillAppear(animated)
       0.000    1+  Nav.delegate        willShow(B, animated)
       0.000    1+  B                   viewIsAppearing(animated)
       0.000    2   user                swipeBack(Nav) releases at 0.600, 300 pt/s -> finish
       0.000    2   Nav                 interaction changes, cancelled: false
       0.140    2   Nav.transition      completeTransition(true)
       0.140    2   C                   viewDidDisappear(animated)
       0.140    2   B                   viewDidAppear(animated)
       0.140    2   C                   didMove(toParent: nil)
       0.140    2   Nav.delegate        didShow(B, animated)
      """)
    try stage.close()
  }
}
