import Foundation
import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The references that keep an animator alive, its observers, and its copies.
@Suite("Lifetime, observation and copies of an animator")
@MainActor struct AnimatorLifetimeTests {
  private let fixture = AnimatorFixture()

  @Test(.rule("A-19")) func `a running animator keeps itself alive until its end`() {
    weak var animator: ViewPropertyAnimator?
    do {
      let made = fixture.mover()
      animator = made
      made.startAnimation()
    }
    fixture.advance(500)
    expect(animator?.isRunning == true)
    fixture.advance(500)
    expect(fixture.lines, equals: ["end of mover: end"])
    expect(animator == nil)
  }

  @Test(.rule("A-19", "A-22")) func `an animator keeps itself alive during its delay`() {
    fixture.mover().startAnimation(afterDelay: 1)
    fixture.advance(2_000)
    expect(fixture.lines == ["end of mover: end"] && fixture.stage.issues == [])
  }

  @Test(.rule("A-17", "A-19"))
  func `an animator whose block changes nothing keeps itself alive until its end`() {
    let animator = fixture.animator { [card = fixture.card] in card.alpha = 1 }
    fixture.note("end", of: animator)
    animator.startAnimation()
    fixture.stage.runTurn()
    expect(fixture.lines, equals: ["end: end"])
  }

  @Test func `a running animator is deallocated when its test world ends`() {
    weak var animator: ViewPropertyAnimator?
    do {
      let made = fixture.mover()
      animator = made
      made.startAnimation()
    }
    fixture.world.end()
    expect(animator == nil && fixture.lines == [])
  }

  // MARK: Observation

  /// Expects that observers of `read` are notified `times` times while `act` is called.
  private func expectChange(
    of read: () -> some Any, times: Int = 1, during act: () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await confirmation(expectedCount: times, sourceLocation: sourceLocation) { confirm in
      withObservationTracking {
        _ = read()
      } onChange: {
        confirm()
      }
      act()
    }
  }

  @Test(.rule("A-8")) func `an animator notifies observers when its state changes`() async {
    let animator = fixture.mover()
    await expectChange(of: { animator.state }, during: animator.startAnimation)
    await expectChange(of: { animator.state }, during: { fixture.advance(1_000) })
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-7", "A-8"))
  func `an animator notifies observers when it starts and stops running`() async {
    let animator = fixture.mover()
    animator.pausesOnCompletion = true
    await expectChange(of: { animator.isRunning }, during: animator.startAnimation)
    await expectChange(of: { animator.isRunning }, during: { fixture.advance(1_000) })
    expect(!animator.isRunning && animator.state == .active)
    animator.stopAnimation(true)
  }

  @Test(.rule("A-8")) func `an animator notifies observers when its direction changes`() async {
    let animator = fixture.mover()
    await expectChange(of: { animator.isReversed }, during: { animator.isReversed = true })
    await expectChange(
      of: { animator.isReversed }, times: 0, during: { animator.isReversed = true })
  }

  @Test(.rule("A-8")) func `an animator notifies observers when fractionComplete is set`() async {
    let animator = fixture.mover()
    await expectChange(
      of: { animator.fractionComplete }, during: { animator.fractionComplete = 0.4 })
    animator.stopAnimation(true)
  }

  @Test(.rule("A-8")) func `an animator notifies observers when its delay is over`() async {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 0.5)
    await expectChange(of: { animator.isRunning }, during: { fixture.advance(500) })
    expect(animator.isRunning)
  }

  // MARK: Copies

  @Test(.rule("A-29"))
  func `a copy of an animator has the animator's duration, timing and flags`() throws {
    let spring = fixture.use { SpringTimingParameters(dampingRatio: 0.5) }
    let animator = fixture.animator(3) { _ in spring }
    animator.isInterruptible = false
    animator.isUserInteractionEnabled = false
    let copy = try #require(fixture.use { animator.copy() } as? ViewPropertyAnimator)
    expect(copy !== animator && copy.duration == 3)
    expect(copy.timingParameters === spring)
    expect(!copy.isInterruptible && !copy.isUserInteractionEnabled)
  }

  @Test(.rule("A-29"))
  func `a copy of an animator has no blocks, completions or state`() throws {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(250)
    animator.pauseAnimation()
    let copy = try #require(fixture.use { animator.copy() } as? ViewPropertyAnimator)
    expect(copy.state == .inactive && copy.fractionComplete == 0 && !copy.isReversed)
    animator.stopAnimation(true)
    copy.startAnimation()
    expect(copy.state == .active && !copy.isRunning, "it has no block")
    copy.stopAnimation(true)
    expect(fixture.lines, equals: [])
  }
}
