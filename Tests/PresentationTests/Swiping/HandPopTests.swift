import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Pops that an interaction controller of the app drives (N-63 to N-71, T-10 to T-43).
@MainActor @Suite("Pops with an interaction controller") struct HandPopTests {
  private let guide = Guide()
  private let hand = PercentDrivenInteractiveTransition()
  private let own = OwnHand()
  private let traveller = BlockTraveller(1)

  /// Returns a stack of A and B whose next operation `hand` drives.
  private func glass(
    _ hand: any ViewControllerInteractiveTransitioning, system: SystemBehavior = .modern
  ) throws -> Glass {
    guide.onMoment = { _ in }
    let glass = try Glass("A", "B", system: system, delegate: guide)
    (guide.animator, guide.interactor) = (traveller, hand)
    guide.onMoment = { [unowned glass] in glass.note($0) }
    return glass
  }

  private func pop(_ glass: Glass) -> any ViewControllerContextTransitioning {
    glass.nav.popViewController(animated: true)
    glass.watchInteraction()
    glass.stage.runTurn()
    return traveller.context ?? own.context!
  }

  private let begin = [
    "pop B A", "interactor", "B willDisappear", "A willAppear", "willShow(A, true)",
    "A isAppearing",
  ]

  // MARK: Percent-driven pops

  @Test(.rule("N-63", "T-10", "T-11", "T-14"))
  func `a finished percent-driven pop ends when the remaining animation has ended`() throws {
    let glass = try glass(hand), context = pop(glass)
    hand.update(0.4)
    expect(glass.heard == begin && glass.names == ["A"])
    hand.finish()
    expect(glass.heard.count == begin.count + 1 && !context.isInteractive)
    glass.stage.advance(by: .milliseconds(599))
    expect(glass.heard.count, equals: begin.count + 1)
    try glass.stage.settle()
    expect(
      glass.heard,
      equals: begin + [
        "interactive false, cancelled false", "B didDisappear", "A didAppear",
        "didShow(A, true)", "completion, cancelled false",
      ])
    expect(traveller.endings, equals: [true])
    try glass.stage.close()
  }

  @Test(.rule("N-64", "N-65", "T-12", "T-13", "T-14"))
  func `a percent-driven pop canceled at 40 percent moves back in 40 percent of its duration`()
    throws
  {
    let glass = try glass(hand), context = pop(glass)
    hand.update(0.4)
    hand.cancel()
    expect(context.transitionWasCancelled && !context.isInteractive)
    expect(glass.names == ["A"] && glass.nav.transitionCoordinator != nil)
    glass.stage.advance(by: .milliseconds(399))
    expect(glass.heard.count == begin.count + 1 && glass.names == ["A"])
    try glass.stage.settle()
    expect(
      glass.heard,
      equals: begin + [
        "interactive false, cancelled true", "A willDisappear", "A didDisappear",
        "B willAppear", "B isAppearing", "B didAppear", "completion, cancelled true",
      ])
    expect(glass.names == ["A", "B"] && traveller.endings == [false])
    try glass.stage.close()
  }

  @Test(.rule("N-70"), arguments: [true, false])
  func `only the first call of finish or cancel has an effect on a percent-driven pop`(
    finishes: Bool
  ) throws {
    let glass = try glass(hand)
    _ = pop(glass)
    hand.update(0.4)
    if finishes { hand.finish() } else { hand.cancel() }
    hand.update(0.9)
    expect(hand.percentComplete, equals: 0.4)
    if finishes { hand.cancel() } else { hand.finish() }
    glass.stage.advance(by: .milliseconds(100))
    hand.update(0.1)
    if finishes { hand.cancel() } else { hand.finish() }
    try glass.stage.settle()
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]))
    expect(glass.heard.filter { $0.hasPrefix("interactive") }.count, equals: 1)
    expect(traveller.endings, equals: [finishes])
    try glass.stage.close()
  }

  @Test(.rule("N-71", "T-38"), arguments: [true, false])
  func `an interaction controller can finish or cancel before a pop begins, except on iOS 17`(
    finishes: Bool
  ) throws {
    for system in [SystemBehavior.modern, .classic] {
      let glass = try glass(hand, system: system)
      glass.nav.popViewController(animated: true)
      if finishes { hand.finish() } else { hand.cancel() }
      if system == .modern {
        try glass.stage.settle()
        expect(glass.names == (finishes ? ["A"] : ["A", "B"]) && glass.stage.issues.isEmpty)
      } else {
        #expect(throws: NotSettled.self) { try glass.stage.settle() }
        expect(glass.stage.issues.map(\.code), equals: [.stalledTransition])
        expect(glass.nav.transitionCoordinator != nil)
      }
    }
  }

  @Test(.rule("N-68", "N-64"))
  func `canceling a percent-driven setViewControllers call restores the old top controller`()
    throws
  {
    let glass = try Glass("A", "B", "C", delegate: guide)
    (guide.animator, guide.interactor) = (traveller, hand)
    glass.nav.setViewControllers([glass.pages[0]], animated: true)
    glass.stage.runTurn()
    hand.update(0.5)
    hand.cancel()
    try glass.stage.settle()
    expect(glass.names == ["A", "C"] && glass.stage.visible == ["Nav", "C"])
    glass.nav.delegate = nil
    glass.nav.popViewController(animated: true)
    try glass.stage.settle()
    expect(glass.names == ["A"] && glass.stage.visible == ["Nav", "A"])
    try glass.stage.close()
  }

  @Test(.rule("N-69"))
  func `a controller can be pushed again after its percent-driven push was canceled`() throws {
    let glass = try glass(hand), c = glass.page("C")
    glass.nav.pushViewController(c, animated: true)
    glass.stage.runTurn()
    hand.update(0.999)
    hand.cancel()
    try glass.stage.settle()
    expect(
      glass.heard("C"), equals: ["willAppear", "isAppearing", "willDisappear", "didDisappear"])
    expect(glass.heard("B"), equals: ["willDisappear", "willAppear", "isAppearing", "didAppear"])
    expect(glass.names == ["A", "B"] && c.parent == nil)
    guide.interactor = nil
    glass.nav.pushViewController(c, animated: true)
    try glass.stage.settle()
    expect(glass.names == ["A", "B", "C"] && glass.stage.visible == ["Nav", "C"])
    try glass.stage.close()
  }

  @Test(.rule("N-60", "N-70", "T-43"))
  func `an edge swipe does not begin while an interaction controller drives a pop`() throws {
    let glass = try glass(hand)
    _ = pop(glass)
    hand.update(0.4)
    let swipe = glass.stage.user.swipeBack()
    swipe.update(0.9)
    swipe.release(velocity: -300)
    glass.stage.runTurn()
    expect(hand.percentComplete, equals: 0.4)
    hand.finish()
    try glass.stage.settle()
    expect(glass.names, equals: ["A"])
    try glass.stage.close()
  }

  // MARK: Interaction controllers of the app

  @Test(.rule("T-43", "T-3", "N-63"), arguments: [true, false])
  func `an app's own interaction controller can finish or cancel a pop`(
    finishes: Bool
  ) throws {
    let glass = try glass(own), context = pop(glass)
    expect(traveller.starts == 0 && glass.heard == begin)
    context.updateInteractiveTransition(0.3)
    expect(glass.nav.transitionCoordinator?.percentComplete, equals: 0.3)
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    expect(glass.heard.count, equals: begin.count + 1)
    expect(context.transitionWasCancelled == !finishes && !context.isInteractive)
    glass.stage.advance(by: .seconds(5))
    expect(glass.heard.count, equals: begin.count + 1, "only its own closing animation ends it")
    expect(glass.names, equals: ["A"])
    context.completeTransition(finishes)
    let end =
      finishes
      ? ["B didDisappear", "A didAppear", "didShow(A, true)"]
      : ["A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear"]
    expect(
      glass.heard,
      equals: begin + ["interactive false, cancelled \(!finishes)"] + end + [
        "completion, cancelled \(!finishes)"
      ])
    expect(traveller.endings, equals: [finishes])
    try glass.stage.settle()
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]))
    try glass.stage.close()
  }

  @Test(.rule("T-10", "T-15"))
  func `calling completeTransition twice for a pop reports an issue`() throws {
    let glass = try glass(own), context = pop(glass)
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    context.completeTransition(true)
    try glass.stage.settle()
    expect(glass.names == ["A", "B"] && glass.stage.issues.map(\.code) == [.completedTwice])
    expect(traveller.endings, equals: [false])
  }

  @Test(.rule("T-10", "N-40"))
  func `a push waits until completeTransition is called for a finished interactive pop`() throws {
    let glass = try glass(own), context = pop(glass)
    glass.nav.pushViewController(glass.page("C"), animated: true)
    context.finishInteractiveTransition()
    glass.stage.advance(by: .seconds(5))
    expect(glass.names, equals: ["A"])
    guide.animator = nil
    context.completeTransition(true)
    try glass.stage.settle()
    expect(glass.names == ["A", "C"] && glass.stage.visible == ["Nav", "C"])
    try glass.stage.close()
  }

  // MARK: Animators that can be grabbed

  @Test(.rule("T-34", "T-35", "T-40", "T-41", "T-21"))
  func `a pop that begins without a gesture can be paused, moved and canceled`() throws {
    let glass = try Glass("A", "B", delegate: guide)
    let traveller = GrabTraveller(1, timing: CubicTimingParameters(animationCurve: .linear))
    hand.wantsInteractiveStart = false
    (guide.animator, guide.interactor) = (traveller, hand)
    glass.nav.popViewController(animated: true)
    glass.watchInteraction()
    expect(glass.nav.transitionCoordinator?.initiallyInteractive == false)
    glass.stage.advance(by: .milliseconds(500))
    hand.pause()
    glass.stage.advance(by: .seconds(3))
    hand.update(0.2)
    hand.cancel()
    try glass.stage.settle()
    expect(glass.names == ["A", "B"] && traveller.endings == [false])
    expect(
      glass.heard.filter { $0.hasPrefix("interactive") },
      equals: [
        "interactive true, cancelled false", "interactive false, cancelled true",
      ])
    expect(glass.heard.last, equals: "completion, cancelled true")
    try glass.stage.close()
  }
}
