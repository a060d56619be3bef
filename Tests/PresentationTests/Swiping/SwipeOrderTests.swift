import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The order of callbacks in a swipe (N-63, N-64, N-65).
@MainActor @Suite("The order of a swipe") struct SwipeOrderTests {
  /// The callbacks between the beginning of the swipe and its release.
  private let begin = [
    "B willDisappear", "A willAppear", "willShow A", "A isAppearing",
  ]

  /// Returns a stack of A and B, and a swipe that has popped 40 percent of B.
  private func swipe(_ system: SystemBehavior) throws -> (SwipeFixture, Drag) {
    let fixture = try SwipeFixture("A", "B", system: system)
    let swipe = fixture.stage.user.swipeBack()
    fixture.watchInteraction()
    fixture.stage.runTurn()
    swipe.update(0.4)
    fixture.stage.runTurn()
    expect(fixture.heard, equals: begin)
    return (fixture, swipe)
  }

  @Test(.rule("N-63", "T-20", "T-21"), arguments: [SystemBehavior.modern, .fluid, .classic])
  func `a finished swipe sends its callbacks in the order of a pop`(system: SystemBehavior) throws {
    let (fixture, swipe) = try swipe(system)
    swipe.release(velocity: 300)
    expect(fixture.heard, equals: begin + ["interactive false, cancelled false"])
    try fixture.stage.settle()
    expect(
      fixture.heard,
      equals: begin + [
        "interactive false, cancelled false", "B didDisappear", "A didAppear", "didShow A",
        "completion, cancelled false",
      ])
    let last = fixture.stage.trace.lines.suffix(5)
    expect(
      last.map { "\($0.subject) \($0.event)" },
      equals: [
        "Nav.transition completeTransition(true)", "B viewDidDisappear(animated)",
        "A viewDidAppear(animated)", "B didMove(toParent: nil)",
        "Nav.delegate didShow(A, animated)",
      ])
    expect(Set(last.map(\.turn)).count, equals: 1)
    try fixture.stage.close()
  }

  @Test(.rule("N-64", "N-65", "N-67", "T-21"), arguments: [SystemBehavior.modern, .classic])
  func `in a canceled swipe, the lower controller disappears before the top controller reappears`(
    system: SystemBehavior
  ) throws {
    let (fixture, swipe) = try swipe(system)
    swipe.release(velocity: -300)
    expect(fixture.heard, equals: begin + ["interactive false, cancelled true"])
    try fixture.stage.settle()
    expect(
      fixture.heard,
      equals: begin + [
        "interactive false, cancelled true", "A willDisappear", "A didDisappear", "B willAppear",
        "B isAppearing", "B didAppear", "completion, cancelled true",
      ])
    expect(!fixture.stage.events.contains { $0.hasPrefix("B  didMove") })
    expect(fixture.stage.events.filter { $0.hasPrefix("B  willMove") }.count, equals: 1)
    try fixture.stage.close()
  }

  @Test(.rule("N-64", "N-66", "T-31")) func `a canceled swipe has the expected trace`() throws {
    let fixture = try SwipeFixture("A", "B", "C")
    let swipe = fixture.stage.user.swipeBack()
    swipe.update(0.1)
    fixture.stage.runTurn()
    swipe.update(0.6)
    swipe.cancel()
    try fixture.stage.settle()
    try fixture.stage.trace.expect(
      """
      0.000    1   user                swipeBack(Nav) begins
      0.000    1   C                   willMove(toParent: nil)
      0.000    1+  B                   viewDidLoad
      0.000    1+  C                   viewWillDisappear(animated)
      0.000    1+  B                   viewWillAppear(animated)
      0.000    1+  Nav.delegate        willShow(B, animated)
      0.000    1+  B                   viewIsAppearing(animated)
      0.000    2   user                swipeBack(Nav) is cancelled at 0.600
      0.210    2   Nav.transition      completeTransition(false)
      0.210    2   B                   viewWillDisappear(animated)
      0.210    2   B                   viewDidDisappear(animated)
      0.210    2   C                   viewWillAppear(animated)
      0.210    2   C                   viewIsAppearing(animated)
      0.210    2   C                   viewDidAppear(animated)
      """)
    expect(!fixture.pages[0].isViewLoaded)
    try fixture.stage.close()
  }

  @Test(.rule("N-63")) func `a swipe asks the delegate for the animator of a pop`() throws {
    let guide = Guide(), fixture = try SwipeFixture("A", "B", delegate: guide)
    let before = guide.heard.count
    fixture.swipe(to: 0.4).release(velocity: 300)
    try fixture.stage.settle()
    expect(
      Set(guide.heard[before...]), equals: ["pop B A", "willShow(A, true)", "didShow(A, true)"])
    expect(guide.heard[before...].suffix(2), equals: ["willShow(A, true)", "didShow(A, true)"])
  }

  @Test(.rule("N-65", "N-92")) func `a canceled swipe does not call didShow`() throws {
    let fixture = try SwipeFixture("A", "B")
    fixture.swipe(to: 0.4).release(velocity: -300)
    try fixture.stage.settle()
    expect(fixture.shows, equals: ["willShow A"])
    fixture.swipe(to: 0.4).release(velocity: 300)
    try fixture.stage.settle()
    expect(fixture.shows, equals: ["willShow A", "willShow A", "didShow A"])
    try fixture.stage.close()
  }

  @Test(.rule("N-92", "N-63"))
  func `when didShow is called after a swipe, viewControllers has its final value`() throws {
    let fixture = try SwipeFixture("A", "B", "C")
    var read: [[String]] = []
    fixture.log.onMoment = { [unowned fixture] in
      if $0.hasPrefix("didShow") { read.append(fixture.names) }
    }
    fixture.swipe(to: 0.4).release(velocity: 300)
    try fixture.stage.settle()
    expect(read, equals: [["A", "B"]])
  }

  @Test(.rule("N-90", "N-64", "T-19", "T-20"))
  func `after a swipe, the coordinator's completions are called last, in registration order`()
    throws
  {
    let fixture = try SwipeFixture("A", "B")
    let swipe = fixture.stage.user.swipeBack()
    for name in ["first", "second"] {
      fixture.nav.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned fixture] in
        fixture.note("\(name) \($0.isCancelled)")
      }
    }
    fixture.stage.runTurn()
    swipe.update(0.3)
    swipe.cancel()
    try fixture.stage.settle()
    expect(fixture.heard.suffix(3), equals: ["B didAppear", "first true", "second true"])
  }
}
