import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Properties of stack, pages and coordinator during a swipe (N-6, N-7, N-63, N-66, T-16a, T-21,
/// T-22).
@MainActor @Suite("Properties during a swipe") struct SwipeFactTests {
  private let moments: [Probe.Moment] = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// Logs a value in each callback of the two top pages and of the delegate.
  private func note<Fact>(_ fixture: SwipeFixture, in log: Log, _ fact: @escaping () -> Fact) {
    for page in [fixture.top, fixture.below] {
      for moment in moments { page.note(in: log, at: moment, fact: fact) }
    }
    fixture.log.onMoment = { log.note("\($0): \(fact())") }
  }

  private func swipe(_ fixture: SwipeFixture, finishes: Bool) throws {
    fixture.swipe(to: 0.4).release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
  }

  private static let begin = ["B viewWillDisappear", "A viewWillAppear", "willShow A"]

  @Test(.rule("N-2", "N-63"))
  func `a swipe removes the top controller from viewControllers when the swipe begins`() throws {
    let fixture = try SwipeFixture("A", "B"), log = Log()
    note(fixture, in: log) { [unowned fixture] in fixture.names.joined() }
    try swipe(fixture, finishes: true)
    expect(log.lines.count == 7 && log.lines.allSatisfy { $0.hasSuffix(": A") }, "\(log.lines)")
  }

  @Test(.rule("N-66", "T-13"))
  func `a canceled swipe restores viewControllers before viewWillAppear`() throws {
    let fixture = try SwipeFixture("A", "B"), log = Log()
    note(fixture, in: log) { [unowned fixture] in
      "\(fixture.names.joined()) \(fixture.nav.topViewController?.name ?? "nil")"
    }
    try swipe(fixture, finishes: false)
    expect(Array(log.lines.prefix(3)), equals: Self.begin.map { "\($0): A A" })
    expect(
      log.lines.filter { $0.hasPrefix("B") }.dropFirst(),
      equals: [
        "B viewWillAppear: AB B", "B viewIsAppearing: AB B", "B viewDidAppear: AB B",
      ])
  }

  @Test(.rule("N-66", "T-12", "T-13"))
  func `isCancelled of a canceled swipe stays true until the transition ends`() throws {
    let fixture = try SwipeFixture("A", "B"), swipe = fixture.swipe(to: 0.5)
    swipe.release(velocity: -300)
    let coordinator = try #require(fixture.nav.transitionCoordinator)
    expect(coordinator.isCancelled && !coordinator.isInteractive)
    fixture.stage.advance(by: .milliseconds(100))
    expect(fixture.nav.transitionCoordinator === coordinator)
    try fixture.stage.settle()
    expect(fixture.nav.transitionCoordinator == nil && fixture.names == ["A", "B"])
    try fixture.stage.close()
  }

  @Test(.rule("N-3", "N-4", "N-63"))
  func `a finished swipe removes the controller from its parent before viewDidDisappear`() throws {
    let fixture = try SwipeFixture("A", "B"), log = Log(), b = fixture.top
    note(fixture, in: log) { [unowned b] in b.parent?.name ?? "nil" }
    b.on(.viewWillDisappear) { [unowned b, nav = fixture.nav] in
      expect(b.navigationController === nav)
    }
    try swipe(fixture, finishes: true)
    expect(log.lines.contains("B viewWillDisappear: Nav"))
    expect(log.lines.contains("B viewDidDisappear: nil"))
    expect(b.parent == nil && fixture.nav.children.names == ["A"])
  }

  @Test(.rule("N-66", "N-67"))
  func `a canceled swipe keeps the top controller in its parent`() throws {
    let fixture = try SwipeFixture("A", "B"), log = Log(), b = fixture.top
    note(fixture, in: log) { [unowned b] in b.parent?.name ?? "nil" }
    try swipe(fixture, finishes: false)
    expect(log.lines.allSatisfy { $0.hasSuffix(": Nav") }, "\(log.lines)")
    expect(b.navigationController === fixture.nav && fixture.nav.children.names == ["A", "B"])
  }

  @Test(.rule("N-6", "N-7"), arguments: [true, false])
  func `isMovingFromParent is true only for the controller that a swipe pops`(
    finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B"), log = Log()
    let (a, b) = (fixture.below, fixture.top)
    note(fixture, in: log) { [unowned a, unowned b] in
      "\(a.isMovingFromParent || a.isMovingToParent) \(b.isMovingFromParent)"
    }
    try swipe(fixture, finishes: finishes)
    expect(log.lines.contains("B viewWillDisappear: false true"))
    if finishes { expect(log.lines.contains("B viewDidDisappear: false true")) }
    expect(!log.lines.contains { $0.contains(": true") })
    expect(!b.isMovingFromParent && !b.isMovingToParent)
  }

  @Test(.rule("N-6", "N-8"))
  func `isMovingToParent stays false when a canceled swipe restores the top controller`() throws {
    let fixture = try SwipeFixture("A", "B"), log = Log(), b = fixture.top
    note(fixture, in: log) { [unowned b] in b.isMovingToParent }
    try swipe(fixture, finishes: false)
    expect(!log.lines.contains { $0.hasSuffix("true") }, "\(log.lines)")
  }

  @Test(.rule("T-16", "T-16a", "N-63", "T-46"), arguments: [true, false])
  func `during a swipe, the stack and its controllers share one transition coordinator`(
    finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B"), log = Log()
    let swipe = fixture.stage.user.swipeBack()
    let coordinator = try #require(fixture.nav.transitionCoordinator)
    let nav = fixture.nav, pages = fixture.pages
    note(fixture, in: log) {
      nav.transitionCoordinator === coordinator
        && pages[0].transitionCoordinator === coordinator
    }
    expect(pages[1].transitionCoordinator === coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in
      expect(nav.transitionCoordinator == nil)
    }
    fixture.stage.runTurn()
    swipe.update(0.4)
    swipe.release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
    for moment in Self.begin + (finishes ? ["didShow A"] : []) {
      expect(log.lines.contains("\(moment): true"), "\(moment)")
    }
    expect(nav.transitionCoordinator == nil)
    expect(pages.allSatisfy { $0.transitionCoordinator == nil })
  }

  @Test(.rule("T-21", "T-22", "N-63"), arguments: [true, false])
  func `the coordinator of a swipe is interactive until the finger is lifted`(
    finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B"), log = Log()
    let swipe = fixture.stage.user.swipeBack()
    let coordinator = try #require(fixture.nav.transitionCoordinator)
    expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    expect(coordinator.isAnimated && coordinator.percentComplete == 0)
    expect(coordinator.viewController(forKey: .from) === fixture.top)
    expect(coordinator.viewController(forKey: .to) === fixture.below)
    for name in ["one", "two"] {
      coordinator.notifyWhenInteractionChanges {
        log.note("\(name) \($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
      }
    }
    fixture.stage.runTurn()
    swipe.update(0.25)
    expect(coordinator.isInteractive && log.lines.isEmpty)
    swipe.release(velocity: finishes ? 300 : -300)
    expect(log.lines, equals: ["one", "two"].map { "\($0) false \(!finishes) 0.25" })
    fixture.stage.advance(by: .milliseconds(20))
    expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    expect(coordinator.percentComplete == 0.25 && coordinator.isCancelled == !finishes)
    try fixture.stage.settle()
    expect(log.lines.count, equals: 2)
    try fixture.stage.close()
  }

  @Test(.rule("T-21", "T-22"))
  func `the transition coordinator of popViewController is never interactive`() throws {
    let fixture = try SwipeFixture("A", "B")
    fixture.nav.popViewController(animated: true)
    fixture.watchInteraction()
    expect(fixture.nav.transitionCoordinator?.initiallyInteractive == false)
    try fixture.stage.settle()
    expect(fixture.heard.last, equals: "completion, cancelled false")
    expect(!fixture.heard.contains { $0.hasPrefix("interactive") })
  }

  @Test(.rule("N-36"), arguments: [true, false])
  func `canceling a swipe hides the bottom bar that the swipe has shown`(
    finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B"), c = fixture.page("C")
    c.hidesBottomBarWhenPushed = true
    fixture.nav.pushViewController(c, animated: false)
    try fixture.stage.settle()
    expect(fixture.nav.hidesBottomBar)
    let swipe = fixture.swipe(to: 0.4)
    expect(!fixture.nav.hidesBottomBar)
    swipe.release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
    expect(fixture.nav.hidesBottomBar, equals: !finishes)
  }

  @Test(.rule("T-8", "N-66"), arguments: [0.001, 0.5, 0.999], [true, false])
  func `after a swipe, only the visible controller's view is in the stack`(
    fraction: Double, finishes: Bool
  ) throws {
    let fixture = try SwipeFixture("A", "B")
    let frame = fixture.top.view.frame
    let swipe = fixture.swipe(to: fraction)
    expect(fixture.top.view.placeOnScreen.x > frame.midX, "the page follows the finger")
    swipe.release(velocity: finishes ? 300 : -300)
    try fixture.stage.settle()
    let (shown, gone) = finishes ? (fixture.below, fixture.top) : (fixture.top, fixture.below)
    expect(shown.view.frame == frame && shown.view.window != nil && !shown.view.isHidden)
    expect(isNear(shown.view.placeOnScreen, shown.view.center))
    expect(gone.view.superview == nil)
    expect(fixture.stage.visible, equals: ["Nav", shown.name])
  }

  @Test(.rule("N-63", "T-30"))
  func `during a swipe, the top view moves only with the finger`() throws {
    let fixture = try SwipeFixture("A", "B"), swipe = fixture.swipe(to: 0)
    let home = fixture.top.view.placeOnScreen.x
    var places: [Double] = []
    for fraction in [0.25, 0.5, 0.75, 1, 0.5] {
      swipe.update(fraction)
      places.append(fixture.top.view.placeOnScreen.x - home)
      fixture.stage.advance(by: .seconds(1))
      expect(isNear(fixture.top.view.placeOnScreen.x - home, places[places.count - 1]))
    }
    let width = fixture.stage.window.bounds.width
    for (place, fraction) in zip(places, [0.25, 0.5, 0.75, 1, 0.5]) {
      expect(isNear(place, width * fraction), "\(place)")
    }
    swipe.cancel()
    try fixture.stage.settle()
  }
}
