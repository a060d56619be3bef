import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The traces of push and pop from the call to the end (N-10 to N-15).
@MainActor @Suite("Traces of a stack") struct StackTraceTests {
  let a = Probe("A")
  let b = Probe("B")

  @Test(.rule("N-1", "N-10", "N-11", "N-12"))
  func `an animated push with the delegate's animator has the expected trace`() throws {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    guide.animator = LateMover()
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      0.000  1   Nav             push(B, animated)
      0.000  1   B               willMove(toParent: Nav)
      0.000  1   Nav.delegate    animationControllerFor(push, from: A, to: B) -> LateMover
      0.000  1   Nav.delegate    interactionControllerFor -> nil
      0.000  1+  B               viewDidLoad
      0.000  1+  A               viewWillDisappear(animated)
      0.000  1+  B               viewWillAppear(animated)
      0.000  1+  Nav.delegate    willShow(B, animated)
      0.000  1+  Nav.animator    animateTransition
      0.000  1+  B               viewIsAppearing(animated)
      0.250  2   Nav.transition  completeTransition(true)
      0.250  2   A               viewDidDisappear(animated)
      0.250  2   B               viewDidAppear(animated)
      0.250  2   B               didMove(toParent: Nav)
      0.250  2   Nav.delegate    didShow(B, animated)
      0.250  2   Nav.animator    animationEnded(true)
      """)
  }

  @Test(.rule("N-11", "N-12", "N-13"))
  func `an animated pop with the delegate's animator has the expected trace`() throws {
    let guide = Guide(), fixture = try StackFixture(a, b, delegate: guide)
    guide.animator = LateMover()
    let popped = fixture.nav.popViewController(animated: true)
    expect(popped === b)
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      0.000  1   Nav             pop(animated)
      0.000  1   B               willMove(toParent: nil)
      0.000  1   Nav.delegate    animationControllerFor(pop, from: B, to: A) -> LateMover
      0.000  1   Nav.delegate    interactionControllerFor -> nil
      0.000  1+  A               viewDidLoad
      0.000  1+  B               viewWillDisappear(animated)
      0.000  1+  A               viewWillAppear(animated)
      0.000  1+  Nav.delegate    willShow(A, animated)
      0.000  1+  Nav.animator    animateTransition
      0.000  1+  A               viewIsAppearing(animated)
      0.250  2   Nav.transition  completeTransition(true)
      0.250  2   B               viewDidDisappear(animated)
      0.250  2   A               viewDidAppear(animated)
      0.250  2   B               didMove(toParent: nil)
      0.250  2   Nav.delegate    didShow(A, animated)
      0.250  2   Nav.animator    animationEnded(true)
      """)
  }

  @Test(.rule("N-10", "N-13"))
  func `a push and a pop with the system's animation have the expected trace`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      0.000  1   Nav             push(B, animated)
      0.000  1   B               willMove(toParent: Nav)
      0.000  1+  B               viewDidLoad
      0.000  1+  A               viewWillDisappear(animated)
      0.000  1+  B               viewWillAppear(animated)
      0.000  1+  B               viewIsAppearing(animated)
      0.350  2   Nav.transition  completeTransition(true)
      0.350  2   A               viewDidDisappear(animated)
      0.350  2   B               viewDidAppear(animated)
      0.350  2   B               didMove(toParent: Nav)
      0.350  3   Nav             pop(animated)
      0.350  3   B               willMove(toParent: nil)
      0.350  3+  B               viewWillDisappear(animated)
      0.350  3+  A               viewWillAppear(animated)
      0.350  3+  A               viewIsAppearing(animated)
      0.700  4   Nav.transition  completeTransition(true)
      0.700  4   B               viewDidDisappear(animated)
      0.700  4   A               viewDidAppear(animated)
      0.700  4   B               didMove(toParent: nil)
      """)
  }

  @Test(.rule("N-14")) func `an unanimated push begins and ends in one layout pass`() throws {
    let guide = Guide(), fixture = try StackFixture(a, delegate: guide)
    guide.animator = LateMover()
    fixture.nav.pushViewController(b, animated: false)
    expect(fixture.nav.transitionCoordinator == nil)
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      0.000  1   Nav           push(B)
      0.000  1   B             willMove(toParent: Nav)
      0.000  1+  B             viewDidLoad
      0.000  1+  A             viewWillDisappear
      0.000  1+  B             viewWillAppear
      0.000  1+  Nav.delegate  willShow(B)
      0.000  1+  A             viewDidDisappear
      0.000  1+  B             viewIsAppearing
      0.000  1+  B             viewDidAppear
      0.000  1+  B             didMove(toParent: Nav)
      0.000  1+  Nav.delegate  didShow(B)
      """)
  }

  @Test(.rule("N-14")) func `an unanimated pop begins and ends in one layout pass`() throws {
    let guide = Guide(), fixture = try StackFixture(a, b, delegate: guide)
    fixture.nav.popViewController(animated: false)
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      0.000  1   Nav           pop()
      0.000  1   B             willMove(toParent: nil)
      0.000  1+  A             viewDidLoad
      0.000  1+  B             viewWillDisappear
      0.000  1+  A             viewWillAppear
      0.000  1+  Nav.delegate  willShow(A)
      0.000  1+  B             viewDidDisappear
      0.000  1+  A             viewIsAppearing
      0.000  1+  A             viewDidAppear
      0.000  1+  B             didMove(toParent: nil)
      0.000  1+  Nav.delegate  didShow(A)
      """)
  }

  @Test(.rule("N-15", "N-19a"))
  func `a stack's root gets the expected callbacks when the stack is first shown`() throws {
    let log = Log(), guide = Guide(), nav = NavigationController("Nav")
    a.log = log
    guide.onMoment = { log.note($0) }
    nav.delegate = guide
    nav.viewControllers = [a]
    try Stage(nav).settle()
    expect(
      log.lines.filter { !$0.contains("Layout") },
      equals: [
        "A willMove(Nav)", "A viewDidLoad", "A viewWillAppear(false)", "willShow(A, false)",
        "A viewIsAppearing(false)", "A viewDidAppear(false)", "A didMove(Nav)",
        "didShow(A, false)",
      ])
  }

  @Test(.rule("N-18")) func `the pushed view is laid out after viewIsAppearing`() throws {
    let fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.runTurn()
    let moments = fixture.stage.trace.verbose.lines.filter { $0.subject == "B" }.map(\.event)
    let appearing = try #require(moments.firstIndex(of: "viewIsAppearing(animated)"))
    expect(moments[appearing...].contains("viewWillLayoutSubviews"))
    expect(moments[appearing...].contains("viewDidLayoutSubviews"))
  }
}
