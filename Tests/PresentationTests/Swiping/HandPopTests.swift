import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Pops that an interaction controller of the app drives (N-63 to N-71, T-10 to T-43).
@MainActor @Suite("Pops with an interaction controller") struct HandPopTests {
  private let guide = Guide()
  private let hand = PercentDrivenInteractiveTransition()
  private let own = OwnHand()
  private let mover = BlockMarkMover(1)

  /// Returns a stack of A and B whose next operation `hand` drives.
  private func fixture(
    _ hand: any ViewControllerInteractiveTransitioning, system: SystemBehavior = .modern
  ) throws -> SwipeFixture {
    guide.onMoment = { _ in }
    let fixture = try SwipeFixture("A", "B", system: system, delegate: guide)
    (guide.animator, guide.interactor) = (mover, hand)
    guide.onMoment = { [unowned fixture] in fixture.note($0) }
    return fixture
  }

  private func pop(_ fixture: SwipeFixture) -> any ViewControllerContextTransitioning {
    fixture.nav.popViewController(animated: true)
    fixture.watchInteraction()
    fixture.stage.runTurn()
    return mover.context ?? own.context!
  }

  private let begin = [
    "pop B A", "interactor", "B willDisappear", "A willAppear", "willShow(A, true)",
    "A isAppearing",
  ]

  // MARK: Percent-driven pops

  @Test(.rule("N-63", "T-10", "T-11", "T-14"))
  func `a finished percent-driven pop ends when the remaining animation has ended`() throws {
    let fixture = try fixture(hand), context = pop(fixture)
    hand.update(0.4)
    expect(fixture.heard == begin && fixture.names == ["A"])
    hand.finish()
    expect(fixture.heard.count == begin.count + 1 && !context.isInteractive)
    fixture.stage.advance(by: .milliseconds(599))
    expect(fixture.heard.count, equals: begin.count + 1)
    try fixture.stage.settle()
    expect(
      fixture.heard,
      equals: begin + [
        "interactive false, cancelled false", "B didDisappear", "A didAppear",
        "didShow(A, true)", "completion, cancelled false",
      ])
    expect(mover.endings, equals: [true])
    try fixture.stage.close()
  }

  @Test(.rule("N-64", "N-65", "T-12", "T-13", "T-14"))
  func `a percent-driven pop canceled at 40 percent moves back in 40 percent of its duration`()
    throws
  {
    let fixture = try fixture(hand), context = pop(fixture)
    hand.update(0.4)
    hand.cancel()
    expect(context.transitionWasCancelled && !context.isInteractive)
    expect(fixture.names == ["A"] && fixture.nav.transitionCoordinator != nil)
    fixture.stage.advance(by: .milliseconds(399))
    expect(fixture.heard.count == begin.count + 1 && fixture.names == ["A"])
    try fixture.stage.settle()
    expect(
      fixture.heard,
      equals: begin + [
        "interactive false, cancelled true", "A willDisappear", "A didDisappear",
        "B willAppear", "B isAppearing", "B didAppear", "completion, cancelled true",
      ])
    expect(fixture.names == ["A", "B"] && mover.endings == [false])
    try fixture.stage.close()
  }

  @Test(.rule("N-70"), arguments: [true, false])
  func `only the first call of finish or cancel has an effect on a percent-driven pop`(
    finishes: Bool
  ) throws {
    let fixture = try fixture(hand)
    _ = pop(fixture)
    hand.update(0.4)
    if finishes { hand.finish() } else { hand.cancel() }
    hand.update(0.9)
    expect(hand.percentComplete, equals: 0.4)
    if finishes { hand.cancel() } else { hand.finish() }
    fixture.stage.advance(by: .milliseconds(100))
    hand.update(0.1)
    if finishes { hand.cancel() } else { hand.finish() }
    try fixture.stage.settle()
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]))
    expect(fixture.heard.filter { $0.hasPrefix("interactive") }.count, equals: 1)
    expect(mover.endings, equals: [finishes])
    try fixture.stage.close()
  }

  @Test(.rule("N-71", "T-38"), arguments: [true, false])
  func `an interaction controller can finish or cancel before a pop begins, except on iOS 17`(
    finishes: Bool
  ) throws {
    for system in [SystemBehavior.modern, .classic] {
      let fixture = try fixture(hand, system: system)
      fixture.nav.popViewController(animated: true)
      if finishes { hand.finish() } else { hand.cancel() }
      if system == .modern {
        try fixture.stage.settle()
        expect(fixture.names == (finishes ? ["A"] : ["A", "B"]) && fixture.stage.issues.isEmpty)
      } else {
        #expect(throws: NotSettled.self) { try fixture.stage.settle() }
        expect(fixture.stage.issues.map(\.code), equals: [.stalledTransition])
        expect(fixture.nav.transitionCoordinator != nil)
      }
    }
  }

  @Test(.rule("N-68", "N-64"))
  func `canceling a percent-driven setViewControllers call restores the old top controller`()
    throws
  {
    let fixture = try SwipeFixture("A", "B", "C", delegate: guide)
    (guide.animator, guide.interactor) = (mover, hand)
    fixture.nav.setViewControllers([fixture.pages[0]], animated: true)
    fixture.stage.runTurn()
    hand.update(0.5)
    hand.cancel()
    try fixture.stage.settle()
    expect(fixture.names == ["A", "C"] && fixture.stage.visible == ["Nav", "C"])
    fixture.nav.delegate = nil
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A"] && fixture.stage.visible == ["Nav", "A"])
    try fixture.stage.close()
  }

  @Test(.rule("N-69"))
  func `a controller can be pushed again after its percent-driven push was canceled`() throws {
    let fixture = try fixture(hand), c = fixture.page("C")
    fixture.nav.pushViewController(c, animated: true)
    fixture.stage.runTurn()
    hand.update(0.999)
    hand.cancel()
    try fixture.stage.settle()
    expect(
      fixture.heard("C"), equals: ["willAppear", "isAppearing", "willDisappear", "didDisappear"])
    expect(fixture.heard("B"), equals: ["willDisappear", "willAppear", "isAppearing", "didAppear"])
    expect(fixture.names == ["A", "B"] && c.parent == nil)
    guide.interactor = nil
    fixture.nav.pushViewController(c, animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B", "C"] && fixture.stage.visible == ["Nav", "C"])
    try fixture.stage.close()
  }

  @Test(.rule("N-60", "N-70", "T-43"))
  func `an edge swipe does not begin while an interaction controller drives a pop`() throws {
    let fixture = try fixture(hand)
    _ = pop(fixture)
    hand.update(0.4)
    let swipe = fixture.stage.user.swipeBack()
    swipe.update(0.9)
    swipe.release(velocity: -300)
    fixture.stage.runTurn()
    expect(hand.percentComplete, equals: 0.4)
    hand.finish()
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A"])
    try fixture.stage.close()
  }

  // MARK: Interaction controllers of the app

  @Test(.rule("T-43", "T-3", "N-63"), arguments: [true, false])
  func `an app's own interaction controller can finish or cancel a pop`(
    finishes: Bool
  ) throws {
    let fixture = try fixture(own), context = pop(fixture)
    expect(mover.starts == 0 && fixture.heard == begin)
    context.updateInteractiveTransition(0.3)
    expect(fixture.nav.transitionCoordinator?.percentComplete, equals: 0.3)
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    expect(fixture.heard.count, equals: begin.count + 1)
    expect(context.transitionWasCancelled == !finishes && !context.isInteractive)
    fixture.stage.advance(by: .seconds(5))
    expect(fixture.heard.count, equals: begin.count + 1, "only its own closing animation ends it")
    expect(fixture.names, equals: ["A"])
    context.completeTransition(finishes)
    let end =
      finishes
      ? ["B didDisappear", "A didAppear", "didShow(A, true)"]
      : ["A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear"]
    expect(
      fixture.heard,
      equals: begin + ["interactive false, cancelled \(!finishes)"] + end + [
        "completion, cancelled \(!finishes)"
      ])
    expect(mover.endings, equals: [finishes])
    try fixture.stage.settle()
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]))
    try fixture.stage.close()
  }

  @Test(.rule("T-10", "T-15"))
  func `calling completeTransition twice for a pop reports an issue`() throws {
    let fixture = try fixture(own), context = pop(fixture)
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    context.completeTransition(true)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.stage.issues.map(\.code) == [.completedTwice])
    expect(mover.endings, equals: [false])
  }

  @Test(.rule("T-10", "N-40"))
  func `a push waits until completeTransition is called for a finished interactive pop`() throws {
    let fixture = try fixture(own), context = pop(fixture)
    fixture.nav.pushViewController(fixture.page("C"), animated: true)
    context.finishInteractiveTransition()
    fixture.stage.advance(by: .seconds(5))
    expect(fixture.names, equals: ["A"])
    guide.animator = nil
    context.completeTransition(true)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "C"] && fixture.stage.visible == ["Nav", "C"])
    try fixture.stage.close()
  }

  // MARK: Animators that can be grabbed

  @Test(.rule("T-34", "T-35", "T-40", "T-41", "T-21"))
  func `a pop that begins without a gesture can be paused, moved and canceled`() throws {
    let fixture = try SwipeFixture("A", "B", delegate: guide)
    let mover = InterruptibleMarkMover(1, timing: CubicTimingParameters(animationCurve: .linear))
    hand.wantsInteractiveStart = false
    (guide.animator, guide.interactor) = (mover, hand)
    fixture.nav.popViewController(animated: true)
    fixture.watchInteraction()
    expect(fixture.nav.transitionCoordinator?.initiallyInteractive == false)
    fixture.stage.advance(by: .milliseconds(500))
    hand.pause()
    fixture.stage.advance(by: .seconds(3))
    hand.update(0.2)
    hand.cancel()
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && mover.endings == [false])
    expect(
      fixture.heard.filter { $0.hasPrefix("interactive") },
      equals: [
        "interactive true, cancelled false", "interactive false, cancelled true",
      ])
    expect(fixture.heard.last, equals: "completion, cancelled true")
    try fixture.stage.close()
  }
}
