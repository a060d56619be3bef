import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Coordinators, animators and percent-driven transitions of a stack (N-63 to N-70, N-90 to N-92,
/// T-16a).
@MainActor @Suite("Transitions of a stack") struct StackTransitionTests {
  let a = Probe("A")
  let b = Probe("B")
  let c = Probe("C")
  let guide = Guide()
  let hand = PercentDrivenInteractiveTransition()

  // MARK: Coordinators

  @Test(.rule("N-90", "T-16a", "T-46"))
  func `transitionCoordinator is not nil from the pushViewController call to the push's end`()
    throws
  {
    let log = Log(), fixture = try StackFixture(a)
    fixture.nav.pushViewController(b, animated: true)
    let coordinator = try #require(fixture.nav.transitionCoordinator)
    expect(a.transitionCoordinator === coordinator && b.transitionCoordinator === coordinator)
    b.on(.viewDidAppear) { log.note("appeared") }
    b.on(.didMove) { log.note("moved") }
    coordinator.animate { _ in
      log.note("alongside")
    } completion: { context in
      log.note("completion \(context.isCancelled)")
      expect(fixture.nav.transitionCoordinator == nil)
    }
    try fixture.stage.settle()
    expect(log.lines, equals: ["alongside", "appeared", "moved", "completion false"])
    expect(fixture.nav.transitionCoordinator == nil && b.transitionCoordinator == nil)
  }

  @Test(.rule("N-90", "N-14")) func `an unanimated pop has no transition coordinator`() throws {
    let fixture = try StackFixture(a, b)
    fixture.nav.popViewController(animated: false)
    expect(fixture.nav.transitionCoordinator == nil)
    a.on(.viewWillAppear) { expect(fixture.nav.transitionCoordinator == nil) }
    try fixture.stage.settle()
  }

  @Test(.rule("N-91"))
  func `if a block is dispatched right after a push, it runs before viewDidAppear`()
    throws
  {
    let log = Log(), fixture = try StackFixture(a)
    b.on(.viewDidAppear) { log.note("appeared") }
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.world.clock.async("after the call") { log.note("one hop") }
    try fixture.stage.settle()
    expect(log.lines, equals: ["one hop", "appeared"])
  }

  @Test(.rule("N-92"))
  func `every stack operation calls the delegate's willShow and didShow`() throws {
    let listener = Listener(), fixture = try StackFixture(a, delegate: listener)
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    fixture.nav.popViewController(animated: false)
    try fixture.stage.settle()
    fixture.nav.setViewControllers([c], animated: true)
    try fixture.stage.settle()
    expect(
      listener.heard,
      equals: [
        "willShow(A, false)", "didShow(A, false)", "willShow(B, true)", "didShow(B, true)",
        "willShow(A, false)", "didShow(A, false)", "willShow(C, true)", "didShow(C, true)",
      ])
  }

  // MARK: Percent-driven transitions

  /// Begins a percent-driven pop in a stack of A and B, and moves it to 40 percent.
  private func drivenPop(_ log: Log) throws -> StackFixture {
    let fixture = try StackFixture(a, b, delegate: guide)
    (guide.animator, guide.interactor) = (BlockMarkMover(1), hand)
    fixture.nav.popViewController(animated: true)
    let coordinator = try #require(fixture.nav.transitionCoordinator)
    expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    coordinator.notifyWhenInteractionChanges {
      log.note("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) {
      log.note("completion, cancelled \($0.isCancelled)")
    }
    for probe in [a, b] { probe.log = log }
    guide.onMoment = { log.note($0) }
    fixture.stage.runTurn()
    hand.update(0.4)
    return fixture
  }

  private func moments(_ log: Log) -> [String] {
    log.lines.filter { !$0.contains("Layout") && !$0.contains("DidLoad") }
  }

  @Test(.rule("N-7", "N-63"))
  func `a finished percent-driven pop sends the expected callbacks`() throws {
    let log = Log(), fixture = try drivenPop(log)
    expect(fixture.names == ["A"] && b.isMovingFromParent)
    hand.finish()
    try fixture.stage.settle()
    expect(
      moments(log),
      equals: [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "willShow(A, true)",
        "A viewIsAppearing(true)", "interactive false, cancelled false",
        "B viewDidDisappear(true)", "A viewDidAppear(true)", "B didMove(nil)", "didShow(A, true)",
        "completion, cancelled false",
      ])
    expect(fixture.names == ["A"] && b.parent == nil)
  }

  @Test(.rule("N-7", "N-64", "N-65", "N-66", "N-67"))
  func `a canceled percent-driven pop sends the expected callbacks`() throws {
    let log = Log(), fixture = try drivenPop(log)
    b.on(.viewWillAppear) { log.note("\(fixture.names)") }
    hand.cancel()
    try fixture.stage.settle()
    expect(
      moments(log),
      equals: [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "willShow(A, true)",
        "A viewIsAppearing(true)", "interactive false, cancelled true",
        "A viewWillDisappear(true)", "A viewDidDisappear(true)", "B viewWillAppear(true)",
        "[\"A\", \"B\"]", "B viewIsAppearing(true)", "B viewDidAppear(true)",
        "completion, cancelled true",
      ])
    expect(fixture.names == ["A", "B"] && b.parent === fixture.nav)
    expect(fixture.nav.topViewController === b && !b.isMovingFromParent)
    expect(fixture.stage.visible, equals: ["Nav", "B"])
  }

  @Test(.rule("N-66")) func `after a canceled pop, the controller can be popped again`() throws {
    let fixture = try drivenPop(Log())
    hand.cancel()
    try fixture.stage.settle()
    guide.interactor = nil
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"] && b.parent == nil)
  }

  @Test(.rule("N-8"))
  func `isMovingToParent is false when a canceled pop restores the top controller`() throws {
    let log = Log(), fixture = try drivenPop(log)
    var isMoving: Bool?
    b.on(.viewWillAppear) { [b] in isMoving = b.isMovingToParent }
    hand.cancel()
    try fixture.stage.settle()
    expect(isMoving == false)
  }

  @Test(.rule("N-65", "N-69"))
  func `a canceled percent-driven push removes the pushed controller`() throws {
    let log = Log(), fixture = try StackFixture(a, delegate: guide)
    (guide.animator, guide.interactor) = (BlockMarkMover(1), hand)
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.runTurn()
    hand.update(0.4)
    for probe in [a, b] { probe.log = log }
    guide.onMoment = { log.note($0) }
    hand.cancel()
    try fixture.stage.settle()
    expect(
      moments(log).filter { $0.hasPrefix("B view") },
      equals: [
        "B viewWillDisappear(true)", "B viewDidDisappear(true)",
      ])
    expect(
      moments(log).filter { $0.hasPrefix("A") && !$0.contains("IsAppearing") },
      equals: [
        "A viewWillAppear(true)", "A viewDidAppear(true)",
      ])
    expect(!moments(log).contains { $0.contains("Show(") })
    expect(fixture.names == ["A"] && b.parent == nil && fixture.nav.children.names == ["A"])
    expect(fixture.stage.visible, equals: ["Nav", "A"])
  }

  @Test(.rule("N-68"))
  func `a canceled setViewControllers puts the old top controller above the new controllers`()
    throws
  {
    let fixture = try StackFixture(a, b, delegate: guide)
    (guide.animator, guide.interactor) = (BlockMarkMover(1), hand)
    fixture.nav.setViewControllers([a, c], animated: true)
    fixture.stage.runTurn()
    hand.update(0.4)
    hand.cancel()
    try fixture.stage.settle()
    expect(fixture.names == ["A", "C", "B"] && fixture.stage.visible == ["Nav", "B"])
    expect(c.parent === fixture.nav && b.parent === fixture.nav)
    expect(fixture.heard("C").last, equals: "C didMove(toParent: Nav)")
  }

  @Test(.rule("N-70")) func `a percent-driven pop ignores update and finish after cancel`() throws {
    let log = Log(), fixture = try drivenPop(log)
    hand.cancel()
    hand.update(0.9)
    hand.finish()
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A", "B"])
    expect(log.lines.filter { $0.hasPrefix("interactive") }.count, equals: 1)
  }

  @Test(.rule("N-40", "N-42", "N-66"))
  func `a waiting push is carried out after a canceled pop`() throws {
    let fixture = try drivenPop(Log())
    fixture.nav.pushViewController(c, animated: true)
    guide.interactor = nil
    hand.cancel()
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B", "C"] && fixture.stage.visible == ["Nav", "C"])
  }

  // MARK: Animators

  @Test(.rule("N-10"))
  func `a push ends at once if its animator calls completeTransition inside animateTransition`()
    throws
  {
    let fixture = try StackFixture(a, delegate: guide)
    guide.animator = InstantMover()
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.runTurn()
    expect(fixture.nav.transitionCoordinator == nil && fixture.stage.visible == ["Nav", "B"])
    expect(
      fixture.stage.callbacks("A", "B"),
      equals: [
        "A viewWillDisappear(animated)", "B viewWillAppear(animated)",
        "B viewIsAppearing(animated)", "A viewDidDisappear(animated)",
        "B viewDidAppear(animated)",
      ])
  }

  @Test(.rule("N-64", "N-69"))
  func `a push is canceled if its animator calls completeTransition with false`() throws {
    let fixture = try StackFixture(a, delegate: guide)
    let mover = LateMover(completes: false)
    guide.animator = mover
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && b.parent == nil && mover.ends == [false])
    expect(fixture.stage.visible, equals: ["Nav", "A"])
  }

  @Test(.rule("N-10", "N-13"))
  func `the transition context of a push returns both controllers, their views and their frames`()
    throws
  {
    let fixture = try StackFixture(a, delegate: guide), mover = LateMover()
    guide.animator = mover
    mover.onStart = { [a, b] context in
      expect(context.viewController(forKey: .from) === a)
      expect(context.viewController(forKey: .to) === b)
      expect(context.view(forKey: .from) === a.view && context.view(forKey: .to) === b.view)
      expect(context.finalFrame(for: b), equals: context.containerView.bounds)
      expect(context.initialFrame(for: a), equals: context.containerView.bounds)
      expect(a.view.superview === context.containerView)
      expect(context.isAnimated && !context.isInteractive)
    }
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    expect(mover.starts, equals: 1)
    expect(a.view.superview == nil)
  }

  @Test(.rule("N-40"))
  func `a second push waits until the first push's animator calls completeTransition`() throws {
    let fixture = try StackFixture(a, delegate: guide)
    guide.animator = SilentMover()
    fixture.nav.pushViewController(b, animated: true)
    fixture.nav.pushViewController(c, animated: true)
    #expect(throws: NotSettled.self) { try fixture.stage.settle() }
    expect(fixture.names == ["A", "B"] && fixture.nav.transitionCoordinator != nil)
  }
}
