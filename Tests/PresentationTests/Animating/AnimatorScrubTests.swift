import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Tests that set `fractionComplete` of animators that are paused, running, reversed or delayed.
@Suite("A scrubbed property animator")
@MainActor struct AnimatorScrubTests {
  private let fixture = AnimatorFixture()

  @Test(.rule("A-2", "A-9"), arguments: [(-0.5, 0), (0, 0), (0.25, 25), (1, 100), (7, 100)])
  func `fractionComplete is limited to the range from 0 to 1`(
    fraction: CGFloat, place: CGFloat
  ) {
    let animator = fixture.mover()
    animator.fractionComplete = fraction
    expect(animator.state == .active && !animator.isRunning)
    expect(animator.fractionComplete, is: place / 100)
    expect(fixture.seen, is: place)
    animator.stopAnimation(true)
  }

  @Test(.rule("A-9"), arguments: View.AnimationCurve.allCases, [0, 0.1, 0.7, 3])
  func `fractionComplete returns exactly the value that was set`(
    curve: View.AnimationCurve, duration: TimeInterval
  ) {
    let animator = fixture.mover("mover", duration, curve)
    let third: CGFloat = 1 / 3
    for fraction in [0.3, 0.1, 0.7, 1, 0, third] {
      animator.fractionComplete = fraction
      expect(animator.fractionComplete, equals: fraction)
    }
    animator.addAnimations { [card = fixture.card] in card.alpha = 0 }
    expect(animator.fractionComplete, equals: third)
    animator.isReversed = true
    expect(animator.fractionComplete, equals: 1 - third)
    animator.stopAnimation(true)
  }

  @Test(.rule("A-9", "A-45"), arguments: [true, false])
  func `after an animator has run, fractionComplete no longer returns a value set earlier`(
    pauses: Bool
  ) {
    let animator = fixture.mover("mover", 0, .linear)
    animator.pausesOnCompletion = pauses
    animator.fractionComplete = 0.3
    animator.startAnimation()
    fixture.advance(10)
    expect(animator.fractionComplete, equals: 0)
    if pauses { animator.stopAnimation(true) }
  }

  @Test(.rule("A-9"))
  func `fractionComplete clamps infinity and ignores a value that is not a number`() {
    let animator = fixture.mover()
    animator.fractionComplete = 0.5
    animator.fractionComplete = .nan
    expect(animator.fractionComplete, is: 0.5)
    animator.fractionComplete = .infinity
    expect(animator.fractionComplete, is: 1)
    animator.stopAnimation(true)
  }

  @Test(.rule("A-9"))
  func `a running animator jumps to a new fractionComplete and continues from there`() {
    let animator = fixture.mover("mover", 1, .easeIn)
    animator.startAnimation()
    fixture.advance(250)
    animator.fractionComplete = 0.75
    expect(animator.isRunning)
    fixture.advance(249)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-11")) func `scrubbing an animator to 1 does not complete the animator`() {
    let animator = fixture.mover()
    animator.fractionComplete = 1
    fixture.advance(5_000)
    expect(animator.state == .active && !animator.isRunning && fixture.lines == [])
    animator.startAnimation()
    fixture.stage.runTurn()
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-23"), arguments: View.AnimationCurve.allCases)
  func `a scrubbed animator moves linearly, whatever its curve`(
    curve: View.AnimationCurve
  ) {
    let animator = fixture.mover("mover", 1, curve)
    expect(animator.scrubsLinearly)
    for fraction: CGFloat in [0.1, 0.5, 0.9, 0.3] {
      animator.fractionComplete = fraction
      expect(fixture.seen, is: fraction * 100)
    }
    animator.stopAnimation(true)
  }

  @Test(.rule("A-23"))
  func `a scrubbed animator moves along its curve if scrubsLinearly is false`() {
    let animator = fixture.mover("mover", 1, .easeIn)
    animator.scrubsLinearly = false
    for fraction: CGFloat in [0.1, 0.5, 0.9] {
      animator.fractionComplete = fraction
      expect(fixture.seen, is: 100 * CubicCurve.easeIn.value(at: fraction))
      expect(animator.fractionComplete, is: fraction)
    }
    animator.stopAnimation(true)
  }

  @Test(.rule("A-23"), arguments: [true, false])
  func `an animator does not jump when it is paused or continued`(isLinear: Bool) {
    let animator = fixture.mover("mover", 1, .easeIn)
    animator.scrubsLinearly = isLinear
    animator.startAnimation()
    fixture.advance(500)
    let place = 100 * CubicCurve.easeIn.value(at: 0.5)
    expect(fixture.seen, is: place)
    animator.pauseAnimation()
    expect(fixture.seen, is: place)
    expect(animator.fractionComplete, is: isLinear ? place / 100 : 0.5)
    fixture.advance(2_000)
    expect(fixture.seen, is: place)
    animator.startAnimation()
    expect(fixture.seen, is: place)
    expect(animator.fractionComplete, is: 0.5)
    fixture.advance(250)
    expect(fixture.seen, is: 100 * CubicCurve.easeIn.value(at: 0.75))
    fixture.advance(250)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-23"))
  func `an animator continues along its curve from the point where scrubbing ended`() {
    let animator = fixture.mover("mover", 1, .easeInOut)
    let curve = CubicCurve.easeInOut
    animator.fractionComplete = curve.value(at: 0.3)
    animator.startAnimation()
    // The remaining part of the distance takes the same part of the second, along the rest of the
    // curve.
    let rest = Int((1 - curve.value(at: 0.3)) * 1_000)
    for step in 1...9 {
      fixture.advance(rest / 10)
      let time = 0.3 + 0.7 * Double(step) / 10
      expect(fixture.seen, is: 100 * curve.value(at: time), within: 0.2)
    }
    expect(fixture.lines, equals: [])
    fixture.advance(rest / 10 + 10)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-23", "A-25"))
  func `fractionComplete of a reversed animator is measured from the animator's end`() {
    let animator = fixture.mover()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    expect(animator.fractionComplete, is: 0.75)
    expect(fixture.seen, is: 25)
    animator.fractionComplete = 0.1
    expect(fixture.seen, is: 90)
    animator.stopAnimation(true)
  }

  @Test(.rule("A-25", "A-26"))
  func `an animator scrubbed to 70 percent and reversed takes 70 percent of its duration`() {
    let animator = fixture.mover()
    animator.fractionComplete = 0.7
    animator.isReversed = true
    animator.startAnimation()
    fixture.advance(350)
    expect(fixture.seen, is: 35)
    fixture.advance(350)
    expect(fixture.lines, equals: ["end of mover: start"])
  }

  @Test(.rule("A-23")) func `scrubsLinearly cannot change while the animator is paused`() throws {
    let animator = fixture.mover()
    animator.pauseAnimation()
    let issue = try #require(fixture.raised { animator.scrubsLinearly = false })
    expect(issue.message, equals: "Cannot modify scrubsLinearly while animation is already paused")
    expect((issue.rule, issue.isRaised) == ("A-23", true))
    expect(animator.scrubsLinearly)
    expect(fixture.raised { animator.scrubsLinearly = true } == nil, "nothing changes")
    animator.startAnimation()
    expect(fixture.raised { animator.scrubsLinearly = false } == nil)
    expect(!animator.scrubsLinearly)
  }

  @Test(.rule("A-2", "A-22"))
  func `setting fractionComplete during a delay pauses the animator at that fraction`() {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 1)
    animator.fractionComplete = 0.5
    fixture.advance(3_000)
    expect(!animator.isRunning && animator.state == .active)
    expect(fixture.seen, is: 50)
    animator.stopAnimation(true)
  }
}
