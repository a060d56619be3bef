import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("The result of interruptibleAnimator")
@MainActor struct InterruptibleAnswerTests {
  private let hand = PercentDrivenInteractiveTransition()
  private let animator = FreshMarkMover()

  private func fixture(
    _ site: TransitionSite, isSteered: Bool, _ animator: FreshMarkMover? = nil
  ) throws -> TransitionFixture {
    let fixture = try TransitionFixture(site)
    hand.wantsInteractiveStart = isSteered
    fixture.use(animator ?? self.animator, hand)
    return fixture
  }

  // MARK: Transitions that begin with a gesture

  @Test(.rule("T-45", "T-37"), arguments: TransitionSite.allCases, [true, false])
  func `an interaction scrubs the first animator that interruptibleAnimator returns`(
    site: TransitionSite, finishes: Bool
  ) throws {
    let fixture = try fixture(site, isSteered: true)
    fixture.begin()
    expect(animator.starts == 0 && animator.made.count == 1)
    expect(fixture.starts, equals: ["startInteractiveTransition"])
    for percent in [0.2, 0.7, 0.4] {
      hand.update(percent)
      expect(isNear(animator.seen, percent), "\(percent)")
    }
    if finishes { hand.finish() } else { hand.cancel() }
    fixture.stage.advance(by: .milliseconds(100))
    expect(isNear(animator.seen, finishes ? 0.5 : 0.3))
    hand.pause()
    fixture.stage.advance(by: .seconds(1))
    expect(isNear(animator.seen, finishes ? 0.5 : 0.3), "it is held again")
    if finishes { hand.finish() } else { hand.cancel() }
    try fixture.stage.settle()
    expect(animator.made.count == 1 && animator.endings == [finishes])
    expect(fixture.hasEnded(finished: finishes))
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-45", "P-79"), arguments: TransitionSite.allCases, [true, false])
  func `a finish or cancel call in viewWillAppear takes effect when the transition starts`(
    site: TransitionSite, finishes: Bool
  ) throws {
    let fixture = try fixture(site, isSteered: true)
    var ended = false
    let end = { [hand] in
      if !ended { finishes ? hand.finish() : hand.cancel() }
      ended = true
    }
    for probe in [fixture.a, fixture.b] {
      probe.on(.viewWillAppear, end)
      probe.on(.viewWillDisappear, end)
    }
    fixture.ask()
    try fixture.stage.settle()
    expect(ended && animator.endings == [finishes])
    expect(fixture.hasEnded(finished: finishes))
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-45", "T-18"), arguments: TransitionSite.allCases)
  func `alongside animations follow the first animator that interruptibleAnimator returns`(
    site: TransitionSite
  ) throws {
    let fixture = try fixture(site, isSteered: true), side = View("side")
    fixture.stage.window.addSubview(side)
    let register = {
      _ = fixture.coordinator?.animate(
        alongsideTransition: { _ in side.center.x = 100 }, completion: nil)
    }
    // The selection of a tab begins inside its call, so the block is registered in a callback.
    if fixture.tabs != nil { fixture.a.on(.viewWillDisappear, register) }
    fixture.ask()
    if fixture.tabs == nil { register() }
    fixture.stage.runTurn()
    hand.update(0.3)
    expect(isNear(side.presentationValues().center.x, 30))
    hand.cancel()
    try fixture.stage.settle()
    expect(side.center.x == 0 && animator.made.count == 1)
  }

  // MARK: Transitions that begin without a gesture

  @Test(.rule("T-45"), arguments: TransitionSite.allCases)
  func `UIKit does not call interruptibleAnimator for a transition that is never paused`(
    site: TransitionSite
  ) throws {
    let fixture = try fixture(site, isSteered: false)
    fixture.a.on(.viewWillDisappear) {
      fixture.coordinator?.animate(
        alongsideTransition: { _ in fixture.a.view.alpha = 0.9 }, completion: nil)
    }
    fixture.begin()
    hand.update(0.5)
    hand.finish()
    try fixture.stage.settle()
    expect(animator.starts == 1 && animator.made.count == 1, "its own start asks")
    expect(animator.endings, equals: [true])
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-45a"), arguments: TransitionSite.allCases)
  func `a pause records an issue if interruptibleAnimator returns an animator that does not run`(
    site: TransitionSite
  ) throws {
    let fixture = try fixture(site, isSteered: false)
    fixture.begin()
    fixture.stage.advance(by: .milliseconds(300))
    hand.pause()
    expect(animator.made.count, equals: 2)
    expect(fixture.stage.issues.map(\.code), equals: [.pausedAnotherAnimator])
    expect(fixture.coordinator?.isInteractive == false)
    hand.update(0.1)
    hand.cancel()
    try fixture.stage.settle()
    expect(animator.endings, equals: [true])
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-45", "T-35", "T-40"), arguments: TransitionSite.allCases, [true, false])
  func `a transition can be paused if interruptibleAnimator always returns the same animator`(
    site: TransitionSite, finishes: Bool
  ) throws {
    let mover = InterruptibleMarkMover(1, timing: CubicTimingParameters(animationCurve: .linear))
    let fixture = try TransitionFixture(site)
    hand.wantsInteractiveStart = false
    fixture.use(mover, hand)
    fixture.begin()
    fixture.stage.advance(by: .milliseconds(300))
    expect(mover.questions, equals: 1)
    hand.pause()
    expect(mover.questions, equals: 2)
    expect(isNear(hand.percentComplete, 0.3))
    hand.update(0.5)
    if finishes { hand.finish() } else { hand.cancel() }
    try fixture.stage.settle()
    expect(mover.questions == 2 && mover.endings == [finishes])
    expect(fixture.hasEnded(finished: finishes))
    expect(fixture.stage.issues.isEmpty)
  }

  @Test(.rule("T-45", "T-35"))
  func `pauseInteractiveTransition of the context pauses the animator`() throws {
    let fixture = try ModalFixture(.interruptible)
    fixture.hand.wantsInteractiveStart = false
    fixture.begin()
    fixture.stage.advance(by: .milliseconds(400))
    fixture.mover.context?.pauseInteractiveTransition()
    fixture.stage.advance(by: .seconds(1))
    expect(isNear(fixture.place, 40) && isNear(fixture.hand.percentComplete, 0.4))
    fixture.hand.finish()
    expect(fixture.millisecondsToEnd(), equals: 600)
  }

  /// Begins the transition, with an animation alongside that moves the center of a view to x = 100.
  private func begin(_ fixture: ModalFixture, moving side: View) {
    fixture.home.view.addSubview(side)
    fixture.ask()
    fixture.coordinator?.animate(
      alongsideTransition: { _ in side.center.x = 100 }, completion: nil)
    fixture.stage.runTurn()
  }

  @Test(.rule("T-45b", "T-18"), arguments: [true, false], [1, 0.5])
  func `pausing a transition does not move its alongside animations`(
    finishes: Bool, duration: Double
  ) throws {
    let fixture = try ModalFixture(.interruptible, duration: duration), side = View("side")
    fixture.hand.wantsInteractiveStart = false
    begin(fixture, moving: side)
    fixture.stage.advance(by: .seconds(duration / 4))
    let place = { side.presentationValues().center.x }
    let before = place()
    expect(!isNear(before, 25, by: 1), "its curve is another one")
    fixture.hand.pause()
    expect(isNear(place(), before))
    var last = before
    for percent in [0.3, 0.6, 0.9, 1] {
      fixture.hand.update(percent)
      expect(place() > last)
      last = place()
    }
    expect(isNear(last, 100))
    fixture.hand.update(0.25)
    expect(isNear(place(), before))
    fixture.hand.update(0)
    expect(isNear(place(), 0))
    fixture.hand.update(0.5)
    fixture.end(finishes: finishes)
    try fixture.stage.settle()
    expect(side.center.x, equals: finishes ? 100 : 0)
    expect(fixture.hasEnded(finished: finishes))
  }

  @Test(.rule("T-45b", "T-18"))
  func `pausing a reversed animator does not move the alongside animations`() throws {
    let fixture = try ModalFixture(.interruptible), side = View("side")
    fixture.delegate.interactor = nil
    begin(fixture, moving: side)
    fixture.stage.advance(by: .milliseconds(250))
    fixture.grabbed?.isReversed = true
    fixture.stage.advance(by: .milliseconds(100))
    let place = { side.presentationValues().center.x }
    let before = place()
    let context = try #require(fixture.mover.context)
    context.pauseInteractiveTransition()
    expect(isNear(place(), before))
    context.updateInteractiveTransition(0.15)
    expect(isNear(place(), before), "the animator is at 0.25 - 0.1")
    context.cancelInteractiveTransition()
    fixture.grabbed?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: false))
  }
}
