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
    let log = Log(), trail = try Trail(a)
    trail.nav.pushViewController(b, animated: true)
    let coordinator = try #require(trail.nav.transitionCoordinator)
    expect(a.transitionCoordinator === coordinator && b.transitionCoordinator === coordinator)
    b.on(.viewDidAppear) { log.note("appeared") }
    b.on(.didMove) { log.note("moved") }
    coordinator.animate { _ in
      log.note("alongside")
    } completion: { context in
      log.note("completion \(context.isCancelled)")
      expect(trail.nav.transitionCoordinator == nil)
    }
    try trail.stage.settle()
    expect(log.lines, equals: ["alongside", "appeared", "moved", "completion false"])
    expect(trail.nav.transitionCoordinator == nil && b.transitionCoordinator == nil)
  }

  @Test(.rule("N-90", "N-14")) func `an unanimated pop has no transition coordinator`() throws {
    let trail = try Trail(a, b)
    trail.nav.popViewController(animated: false)
    expect(trail.nav.transitionCoordinator == nil)
    a.on(.viewWillAppear) { expect(trail.nav.transitionCoordinator == nil) }
    try trail.stage.settle()
  }

  @Test(.rule("N-91"))
  func `if a block is dispatched right after a push, it runs before viewDidAppear`()
    throws
  {
    let log = Log(), trail = try Trail(a)
    b.on(.viewDidAppear) { log.note("appeared") }
    trail.nav.pushViewController(b, animated: true)
    trail.stage.world.clock.async("after the call") { log.note("one hop") }
    try trail.stage.settle()
    expect(log.lines, equals: ["one hop", "appeared"])
  }

  @Test(.rule("N-92"))
  func `every stack operation calls the delegate's willShow and didShow`() throws {
    let listener = Listener(), trail = try Trail(a, delegate: listener)
    trail.nav.pushViewController(b, animated: true)
    try trail.stage.settle()
    trail.nav.popViewController(animated: false)
    try trail.stage.settle()
    trail.nav.setViewControllers([c], animated: true)
    try trail.stage.settle()
    expect(
      listener.heard,
      equals: [
        "willShow(A, false)", "didShow(A, false)", "willShow(B, true)", "didShow(B, true)",
        "willShow(A, false)", "didShow(A, false)", "willShow(C, true)", "didShow(C, true)",
      ])
  }

  // MARK: Percent-driven transitions

  /// Begins a percent-driven pop in a stack of A and B, and moves it to 40 percent.
  private func drivenPop(_ log: Log) throws -> Trail {
    let trail = try Trail(a, b, delegate: guide)
    (guide.animator, guide.interactor) = (BlockTraveller(1), hand)
    trail.nav.popViewController(animated: true)
    let coordinator = try #require(trail.nav.transitionCoordinator)
    expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    coordinator.notifyWhenInteractionChanges {
      log.note("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) {
      log.note("completion, cancelled \($0.isCancelled)")
    }
    for probe in [a, b] { probe.log = log }
    guide.onMoment = { log.note($0) }
    trail.stage.runTurn()
    hand.update(0.4)
    return trail
  }

  private func moments(_ log: Log) -> [String] {
    log.lines.filter { !$0.contains("Layout") && !$0.contains("DidLoad") }
  }

  @Test(.rule("N-7", "N-63"))
  func `a finished percent-driven pop sends the expected callbacks`() throws {
    let log = Log(), trail = try drivenPop(log)
    expect(trail.names == ["A"] && b.isMovingFromParent)
    hand.finish()
    try trail.stage.settle()
    expect(
      moments(log),
      equals: [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "willShow(A, true)",
        "A viewIsAppearing(true)", "interactive false, cancelled false",
        "B viewDidDisappear(true)", "A viewDidAppear(true)", "B didMove(nil)", "didShow(A, true)",
        "completion, cancelled false",
      ])
    expect(trail.names == ["A"] && b.parent == nil)
  }

  @Test(.rule("N-7", "N-64", "N-65", "N-66", "N-67"))
  func `a canceled percent-driven pop sends the expected callbacks`() throws {
    let log = Log(), trail = try drivenPop(log)
    b.on(.viewWillAppear) { log.note("\(trail.names)") }
    hand.cancel()
    try trail.stage.settle()
    expect(
      moments(log),
      equals: [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "willShow(A, true)",
        "A viewIsAppearing(true)", "interactive false, cancelled true",
        "A viewWillDisappear(true)", "A viewDidDisappear(true)", "B viewWillAppear(true)",
        "[\"A\", \"B\"]", "B viewIsAppearing(true)", "B viewDidAppear(true)",
        "completion, cancelled true",
      ])
    expect(trail.names == ["A", "B"] && b.parent === trail.nav)
    expect(trail.nav.topViewController === b && !b.isMovingFromParent)
    expect(trail.stage.visible, equals: ["Nav", "B"])
  }

  @Test(.rule("N-66")) func `after a canceled pop, the controller can be popped again`() throws {
    let trail = try drivenPop(Log())
    hand.cancel()
    try trail.stage.settle()
    guide.interactor = nil
    trail.nav.popViewController(animated: true)
    try trail.stage.settle()
    expect(trail.names == ["A"] && trail.stage.visible == ["Nav", "A"] && b.parent == nil)
  }

  @Test(.rule("N-8"))
  func `isMovingToParent is false when a canceled pop restores the top controller`() throws {
    let log = Log(), trail = try drivenPop(log)
    var isMoving: Bool?
    b.on(.viewWillAppear) { [b] in isMoving = b.isMovingToParent }
    hand.cancel()
    try trail.stage.settle()
    expect(isMoving == false)
  }

  @Test(.rule("N-65", "N-69"))
  func `a canceled percent-driven push removes the pushed controller`() throws {
    let log = Log(), trail = try Trail(a, delegate: guide)
    (guide.animator, guide.interactor) = (BlockTraveller(1), hand)
    trail.nav.pushViewController(b, animated: true)
    trail.stage.runTurn()
    hand.update(0.4)
    for probe in [a, b] { probe.log = log }
    guide.onMoment = { log.note($0) }
    hand.cancel()
    try trail.stage.settle()
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
    expect(trail.names == ["A"] && b.parent == nil && trail.nav.children.names == ["A"])
    expect(trail.stage.visible, equals: ["Nav", "A"])
  }

  @Test(.rule("N-68"))
  func `a canceled setViewControllers puts the old top controller above the new controllers`()
    throws
  {
    let trail = try Trail(a, b, delegate: guide)
    (guide.animator, guide.interactor) = (BlockTraveller(1), hand)
    trail.nav.setViewControllers([a, c], animated: true)
    trail.stage.runTurn()
    hand.update(0.4)
    hand.cancel()
    try trail.stage.settle()
    expect(trail.names == ["A", "C", "B"] && trail.stage.visible == ["Nav", "B"])
    expect(c.parent === trail.nav && b.parent === trail.nav)
    expect(trail.heard("C").last, equals: "C didMove(toParent: Nav)")
  }

  @Test(.rule("N-70")) func `a percent-driven pop ignores update and finish after cancel`() throws {
    let log = Log(), trail = try drivenPop(log)
    hand.cancel()
    hand.update(0.9)
    hand.finish()
    try trail.stage.settle()
    expect(trail.names, equals: ["A", "B"])
    expect(log.lines.filter { $0.hasPrefix("interactive") }.count, equals: 1)
  }

  @Test(.rule("N-40", "N-42", "N-66"))
  func `a waiting push is carried out after a canceled pop`() throws {
    let trail = try drivenPop(Log())
    trail.nav.pushViewController(c, animated: true)
    guide.interactor = nil
    hand.cancel()
    try trail.stage.settle()
    expect(trail.names == ["A", "B", "C"] && trail.stage.visible == ["Nav", "C"])
  }

  // MARK: Animators

  @Test(.rule("N-10"))
  func `a push ends at once if its animator calls completeTransition inside animateTransition`()
    throws
  {
    let trail = try Trail(a, delegate: guide)
    guide.animator = InstantMover()
    trail.nav.pushViewController(b, animated: true)
    trail.stage.runTurn()
    expect(trail.nav.transitionCoordinator == nil && trail.stage.visible == ["Nav", "B"])
    expect(
      trail.stage.callbacks("A", "B"),
      equals: [
        "A viewWillDisappear(animated)", "B viewWillAppear(animated)",
        "B viewIsAppearing(animated)", "A viewDidDisappear(animated)",
        "B viewDidAppear(animated)",
      ])
  }

  @Test(.rule("N-64", "N-69"))
  func `a push is canceled if its animator calls completeTransition with false`() throws {
    let trail = try Trail(a, delegate: guide)
    let mover = LateMover(completes: false)
    guide.animator = mover
    trail.nav.pushViewController(b, animated: true)
    try trail.stage.settle()
    expect(trail.names == ["A"] && b.parent == nil && mover.ends == [false])
    expect(trail.stage.visible, equals: ["Nav", "A"])
  }

  @Test(.rule("N-10", "N-13"))
  func `the transition context of a push returns both controllers, their views and their frames`()
    throws
  {
    let trail = try Trail(a, delegate: guide), mover = LateMover()
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
    trail.nav.pushViewController(b, animated: true)
    try trail.stage.settle()
    expect(mover.starts, equals: 1)
    expect(a.view.superview == nil)
  }

  @Test(.rule("N-40"))
  func `a second push waits until the first push's animator calls completeTransition`() throws {
    let trail = try Trail(a, delegate: guide)
    guide.animator = SilentMover()
    trail.nav.pushViewController(b, animated: true)
    trail.nav.pushViewController(c, animated: true)
    #expect(throws: NotSettled.self) { try trail.stage.settle() }
    expect(trail.names == ["A", "B"] && trail.nav.transitionCoordinator != nil)
  }
}
