import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Blocks that are added to an animator before its start and while it runs.
@Suite("Blocks of a property animator")
@MainActor struct AnimatorBlockTests {
  private let fixture = AnimatorFixture()
  private let badge: View

  init() { badge = fixture.view("Badge") }

  private var seen: CGFloat { badge.presentationValues().center.x }

  private func add(
    to animator: ViewPropertyAnimator, delayFactor: CGFloat = 0, place: CGFloat = 100
  ) {
    animator.addAnimations({ [badge] in badge.center.x = place }, delayFactor: delayFactor)
  }

  @Test(.rule("A-12")) func `blocks added before the start take the full duration`() {
    let animator = fixture.mover("mover", 2)
    add(to: animator)
    animator.startAnimation()
    fixture.advance(500)
    expect(fixture.seen, is: 25)
    expect(seen, is: 25)
  }

  @Test(.rule("A-2", "A-12"))
  func `blocks added to a running animator take the remaining time`() {
    let animator = fixture.mover("mover", 2)
    animator.startAnimation()
    fixture.advance(1_000)
    add(to: animator)
    expect(badge.center.x, equals: 100)
    expect(seen, is: 0)
    fixture.advance(250)
    expect(seen, is: 25)
    fixture.advance(250)
    expect(seen, is: 50)
    fixture.advance(500)
    expect(animator.state, equals: .inactive)
    expect(seen, is: 100)
  }

  @Test(.rule("A-2", "A-12"))
  func `a block added to a paused animator begins at the animator's current fraction`() {
    let animator = fixture.mover("mover", 2)
    animator.fractionComplete = 0.5
    add(to: animator)
    fixture.advance(1_000)
    expect(seen, is: 0)
    animator.fractionComplete = 0.75
    expect(seen, is: 50)
    animator.startAnimation()
    fixture.advance(250)
    expect(seen, is: 75)
    fixture.advance(250)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-13")) func `blocks with a delay factor begin later and end with the animator`() {
    let animator = fixture.mover("mover", 2)
    add(to: animator, delayFactor: 0.25)
    animator.startAnimation()
    fixture.advance(500)
    expect(seen, is: 0)
    fixture.advance(750)
    expect(seen, is: 50)
    fixture.advance(750)
    expect(seen, is: 100)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-13"))
  func `a delayed block that is added to a running animator ends with the animator`() {
    let animator = fixture.mover("mover", 2)
    animator.startAnimation()
    fixture.advance(500)
    expect(animator.fractionComplete, is: 0.25)
    add(to: animator, delayFactor: 0.25)
    fixture.advance(500)
    expect(seen, is: 0)
    fixture.advance(500)
    expect(seen, is: 50)
    fixture.advance(500)
    expect(seen, is: 100)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-13"), arguments: [(-1, 0.5), (.nan, 0.5), (1, 0), (4, 0)])
  func `a delay factor outside of 0 to 1 is clamped`(factor: CGFloat, share: CGFloat) {
    let animator = fixture.mover("mover", 2)
    add(to: animator, delayFactor: factor)
    animator.startAnimation()
    fixture.advance(1_000)
    expect(seen, is: 100 * share)
    fixture.advance(1_000)
    expect(seen, is: 100)
  }

  @Test(.rule("A-12"))
  func `a block added to an animator whose fractionComplete is 1 takes effect immediately`() {
    let animator = fixture.mover()
    animator.fractionComplete = 1
    add(to: animator)
    expect(seen, is: 100)
    animator.stopAnimation(true)
    expect(badge.center.x, is: 100)
  }

  @Test(.rule("A-12", "A-25"))
  func `a block added to a reversed animator moves views only when the animator runs forward`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(500)
    animator.isReversed = true
    add(to: animator)
    fixture.advance(250)
    expect(seen, is: 0)
    animator.isReversed = false
    fixture.advance(250)
    expect(seen, is: 0)
    fixture.advance(250)
    expect(seen, is: 50)
  }

  @Test(.rule("A-12", "A-28"))
  func `if two blocks of an animator change the same property, their changes add up`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(500)
    animator.addAnimations { [card = fixture.card] in card.center.x = 0 }
    expect(fixture.seen, is: 50)
    fixture.advance(250)
    expect(fixture.seen, is: 75 - 50)
    fixture.advance(250)
    expect(fixture.seen == 0 && fixture.model == 0)
  }

  @Test(.rule("A-12", "A-22"))
  func `blocks added during an animator's delay begin when the delay is over`() {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 0.5)
    fixture.advance(250)
    add(to: animator)
    fixture.advance(250)
    expect(seen, is: 0)
    expect(animator.isRunning)
    fixture.advance(500)
    expect(seen, is: 50)
    expect(fixture.seen, is: 50)
  }

  @Test(.rule("A-14"))
  func `an animator runs its blocks once, in the order in which they were added`() {
    let animator = fixture.animator()
    for name in ["a", "b", "c"] { animator.addAnimations { [fixture] in fixture.note(name) } }
    animator.pauseAnimation()
    animator.startAnimation()
    expect(fixture.lines, equals: ["a", "b", "c"])
  }

  @Test(.rule("A-2", "A-12"))
  func `a block added inside another block runs after the outer block`() {
    let animator = fixture.animator()
    animator.addAnimations { [fixture, badge, unowned animator] in
      fixture.card.center.x = 100
      animator.addAnimations { badge.center.x = 100 }
      fixture.note("\(badge.center.x)")
    }
    animator.startAnimation()
    expect(fixture.lines == ["0.0"] && badge.center.x == 100)
    fixture.advance(500)
    expect(seen, is: 50)
    fixture.advance(500)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-2")) func `an animator paused by its own animation block stays at the start`() {
    let animator = fixture.mover()
    animator.addAnimations { [unowned animator] in animator.pauseAnimation() }
    animator.startAnimation()
    fixture.advance(2_000)
    expect(animator.state == .active && !animator.isRunning)
    expect(fixture.seen, is: 0)
    animator.stopAnimation(true)
  }
}
