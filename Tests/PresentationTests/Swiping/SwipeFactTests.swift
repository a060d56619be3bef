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
  private func note<Fact>(_ glass: Glass, in log: Log, _ fact: @escaping () -> Fact) {
    for page in [glass.top, glass.below] {
      for moment in moments { page.note(in: log, at: moment, fact: fact) }
    }
    glass.ear.onMoment = { log.note("\($0): \(fact())") }
  }

  private func swipe(_ glass: Glass, finishes: Bool) throws {
    glass.swipe(to: 0.4).release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
  }

  private static let begin = ["B viewWillDisappear", "A viewWillAppear", "willShow A"]

  @Test(.rule("N-2", "N-63"))
  func `a swipe removes the top controller from viewControllers when the swipe begins`() throws {
    let glass = try Glass("A", "B"), log = Log()
    note(glass, in: log) { [unowned glass] in glass.names.joined() }
    try swipe(glass, finishes: true)
    expect(log.lines.count == 7 && log.lines.allSatisfy { $0.hasSuffix(": A") }, "\(log.lines)")
  }

  @Test(.rule("N-66", "T-13"))
  func `a canceled swipe restores viewControllers before viewWillAppear`() throws {
    let glass = try Glass("A", "B"), log = Log()
    note(glass, in: log) { [unowned glass] in
      "\(glass.names.joined()) \(glass.nav.topViewController?.name ?? "nil")"
    }
    try swipe(glass, finishes: false)
    expect(Array(log.lines.prefix(3)), equals: Self.begin.map { "\($0): A A" })
    expect(
      log.lines.filter { $0.hasPrefix("B") }.dropFirst(),
      equals: [
        "B viewWillAppear: AB B", "B viewIsAppearing: AB B", "B viewDidAppear: AB B",
      ])
  }

  @Test(.rule("N-66", "T-12", "T-13"))
  func `isCancelled of a canceled swipe stays true until the transition ends`() throws {
    let glass = try Glass("A", "B"), swipe = glass.swipe(to: 0.5)
    swipe.release(velocity: -300)
    let coordinator = try #require(glass.nav.transitionCoordinator)
    expect(coordinator.isCancelled && !coordinator.isInteractive)
    glass.stage.advance(by: .milliseconds(100))
    expect(glass.nav.transitionCoordinator === coordinator)
    try glass.stage.settle()
    expect(glass.nav.transitionCoordinator == nil && glass.names == ["A", "B"])
    try glass.stage.close()
  }

  @Test(.rule("N-3", "N-4", "N-63"))
  func `a finished swipe removes the controller from its parent before viewDidDisappear`() throws {
    let glass = try Glass("A", "B"), log = Log(), b = glass.top
    note(glass, in: log) { [unowned b] in b.parent?.name ?? "nil" }
    b.on(.viewWillDisappear) { [unowned b, nav = glass.nav] in
      expect(b.navigationController === nav)
    }
    try swipe(glass, finishes: true)
    expect(log.lines.contains("B viewWillDisappear: Nav"))
    expect(log.lines.contains("B viewDidDisappear: nil"))
    expect(b.parent == nil && glass.nav.children.names == ["A"])
  }

  @Test(.rule("N-66", "N-67"))
  func `a canceled swipe keeps the top controller in its parent`() throws {
    let glass = try Glass("A", "B"), log = Log(), b = glass.top
    note(glass, in: log) { [unowned b] in b.parent?.name ?? "nil" }
    try swipe(glass, finishes: false)
    expect(log.lines.allSatisfy { $0.hasSuffix(": Nav") }, "\(log.lines)")
    expect(b.navigationController === glass.nav && glass.nav.children.names == ["A", "B"])
  }

  @Test(.rule("N-6", "N-7"), arguments: [true, false])
  func `isMovingFromParent is true only for the controller that a swipe pops`(
    finishes: Bool
  ) throws {
    let glass = try Glass("A", "B"), log = Log()
    let (a, b) = (glass.below, glass.top)
    note(glass, in: log) { [unowned a, unowned b] in
      "\(a.isMovingFromParent || a.isMovingToParent) \(b.isMovingFromParent)"
    }
    try swipe(glass, finishes: finishes)
    expect(log.lines.contains("B viewWillDisappear: false true"))
    if finishes { expect(log.lines.contains("B viewDidDisappear: false true")) }
    expect(!log.lines.contains { $0.contains(": true") })
    expect(!b.isMovingFromParent && !b.isMovingToParent)
  }

  @Test(.rule("N-6", "N-8"))
  func `isMovingToParent stays false when a canceled swipe restores the top controller`() throws {
    let glass = try Glass("A", "B"), log = Log(), b = glass.top
    note(glass, in: log) { [unowned b] in b.isMovingToParent }
    try swipe(glass, finishes: false)
    expect(!log.lines.contains { $0.hasSuffix("true") }, "\(log.lines)")
  }

  @Test(.rule("T-16", "T-16a", "N-63", "T-46"), arguments: [true, false])
  func `during a swipe, the stack and its controllers share one transition coordinator`(
    finishes: Bool
  ) throws {
    let glass = try Glass("A", "B"), log = Log()
    let swipe = glass.stage.user.swipeBack()
    let coordinator = try #require(glass.nav.transitionCoordinator)
    let nav = glass.nav, pages = glass.pages
    note(glass, in: log) {
      nav.transitionCoordinator === coordinator
        && pages[0].transitionCoordinator === coordinator
    }
    expect(pages[1].transitionCoordinator === coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in
      expect(nav.transitionCoordinator == nil)
    }
    glass.stage.runTurn()
    swipe.update(0.4)
    swipe.release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
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
    let glass = try Glass("A", "B"), log = Log()
    let swipe = glass.stage.user.swipeBack()
    let coordinator = try #require(glass.nav.transitionCoordinator)
    expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    expect(coordinator.isAnimated && coordinator.percentComplete == 0)
    expect(coordinator.viewController(forKey: .from) === glass.top)
    expect(coordinator.viewController(forKey: .to) === glass.below)
    for name in ["one", "two"] {
      coordinator.notifyWhenInteractionChanges {
        log.note("\(name) \($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
      }
    }
    glass.stage.runTurn()
    swipe.update(0.25)
    expect(coordinator.isInteractive && log.lines.isEmpty)
    swipe.release(velocity: finishes ? 300 : -300)
    expect(log.lines, equals: ["one", "two"].map { "\($0) false \(!finishes) 0.25" })
    glass.stage.advance(by: .milliseconds(20))
    expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    expect(coordinator.percentComplete == 0.25 && coordinator.isCancelled == !finishes)
    try glass.stage.settle()
    expect(log.lines.count, equals: 2)
    try glass.stage.close()
  }

  @Test(.rule("T-21", "T-22"))
  func `the transition coordinator of popViewController is never interactive`() throws {
    let glass = try Glass("A", "B")
    glass.nav.popViewController(animated: true)
    glass.watchInteraction()
    expect(glass.nav.transitionCoordinator?.initiallyInteractive == false)
    try glass.stage.settle()
    expect(glass.heard.last, equals: "completion, cancelled false")
    expect(!glass.heard.contains { $0.hasPrefix("interactive") })
  }

  @Test(.rule("N-36"), arguments: [true, false])
  func `canceling a swipe hides the bottom bar that the swipe has shown`(
    finishes: Bool
  ) throws {
    let glass = try Glass("A", "B"), c = glass.page("C")
    c.hidesBottomBarWhenPushed = true
    glass.nav.pushViewController(c, animated: false)
    try glass.stage.settle()
    expect(glass.nav.hidesBottomBar)
    let swipe = glass.swipe(to: 0.4)
    expect(!glass.nav.hidesBottomBar)
    swipe.release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
    expect(glass.nav.hidesBottomBar, equals: !finishes)
  }

  @Test(.rule("T-8", "N-66"), arguments: [0.001, 0.5, 0.999], [true, false])
  func `after a swipe, only the visible controller's view is in the stack`(
    fraction: Double, finishes: Bool
  ) throws {
    let glass = try Glass("A", "B")
    let frame = glass.top.view.frame
    let swipe = glass.swipe(to: fraction)
    expect(glass.top.view.placeOnScreen.x > frame.midX, "the page follows the finger")
    swipe.release(velocity: finishes ? 300 : -300)
    try glass.stage.settle()
    let (shown, gone) = finishes ? (glass.below, glass.top) : (glass.top, glass.below)
    expect(shown.view.frame == frame && shown.view.window != nil && !shown.view.isHidden)
    expect(isNear(shown.view.placeOnScreen, shown.view.center))
    expect(gone.view.superview == nil)
    expect(glass.stage.visible, equals: ["Nav", shown.name])
  }

  @Test(.rule("N-63", "T-30"))
  func `during a swipe, the top view moves only with the finger`() throws {
    let glass = try Glass("A", "B"), swipe = glass.swipe(to: 0)
    let home = glass.top.view.placeOnScreen.x
    var places: [Double] = []
    for fraction in [0.25, 0.5, 0.75, 1, 0.5] {
      swipe.update(fraction)
      places.append(glass.top.view.placeOnScreen.x - home)
      glass.stage.advance(by: .seconds(1))
      expect(isNear(glass.top.view.placeOnScreen.x - home, places[places.count - 1]))
    }
    let width = glass.stage.window.bounds.width
    for (place, fraction) in zip(places, [0.25, 0.5, 0.75, 1, 0.5]) {
      expect(isNear(place, width * fraction), "\(place)")
    }
    swipe.cancel()
    try glass.stage.settle()
  }
}
