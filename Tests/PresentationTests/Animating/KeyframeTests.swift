import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Animations of `View.animateKeyframes`.
@Suite("Keyframes")
@MainActor struct KeyframeTests {
  private let fixture = AnimatorFixture()

  /// Moves the card with two keyframes and a linear overall curve, for two seconds after `delay`.
  ///
  /// The first keyframe moves the card to 100, from 0.25 to 0.5 of the time. The second moves it to
  /// 60, from 0.75 to 1.
  private func animate(
    _ options: View.KeyframeAnimationOptions = [], delay: TimeInterval = 0
  ) {
    let card = fixture.card
    fixture.use {
      View.animateKeyframes(withDuration: 2, delay: delay, options: [options, .linear]) {
        View.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          card.center.x = 100
        }
        View.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          card.center.x = 60
        }
      } completion: { [fixture] in
        fixture.note("end \($0)")
      }
    }
  }

  private func places(every milliseconds: Int, count: Int) -> [CGFloat] {
    (0..<count).map { _ in
      let seen = (fixture.seen * 1e6).rounded() / 1e6
      fixture.advance(milliseconds)
      return seen
    }
  }

  @Test func `keyframes move linearly one after another`() {
    animate()
    expect(fixture.model, equals: 60)
    expect(places(every: 250, count: 8), equals: [0, 0, 0, 50, 100, 100, 100, 80])
    expect(fixture.seen == 60 && fixture.lines == ["end true"])
  }

  @Test(.rule("S-40")) func `keyframes begin after the delay of their animation`() {
    animate(delay: 1)
    expect(places(every: 1_000, count: 3), equals: [0, 0, 100])
    expect(fixture.lines, equals: ["end true"])
  }

  @Test func `with calculationModeDiscrete, the view jumps at the end of each keyframe`() {
    animate(.calculationModeDiscrete)
    expect(places(every: 250, count: 8), equals: [0, 0, 0, 0, 100, 100, 100, 100])
    expect(fixture.seen == 60 && fixture.lines == ["end true"])
  }

  @Test(.rule("S-40")) func `keyframes can repeat with autoreverse`() {
    animate([.repeat, .autoreverse])
    for _ in 0..<2 {
      expect(places(every: 500, count: 8), equals: [0, 0, 100, 100, 60, 100, 100, 0])
    }
    expect(fixture.lines, equals: [])
  }

  @Test(.rule("S-40")) func `keyframes with autoreverse jump to the model values at the end`() {
    animate(.autoreverse)
    expect(places(every: 500, count: 8), equals: [0, 0, 100, 100, 60, 100, 100, 0])
    expect(fixture.seen == 60 && fixture.lines == ["end true"])
  }

  @Test func `in animateKeyframes, changes outside of addKeyframe take the whole duration`() {
    let card = fixture.card
    fixture.use {
      View.animateKeyframes(withDuration: 2, options: .linear) {
        card.alpha = 0
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.x = 100 }
      }
    }
    fixture.advance(500)
    expect(card.presentationValues().alpha, is: 0.75)
    expect(fixture.seen, is: 0)
    fixture.advance(1_000)
    expect(card.presentationValues().alpha, is: 0.25)
    expect(fixture.seen, is: 50)
  }

  @Test(arguments: [(-1, 2), (.nan, .infinity), (0.5, 7)])
  func `a keyframe's start and duration are clamped to the whole animation`(
    start: Double, duration: Double
  ) {
    let card = fixture.card
    fixture.use {
      View.animateKeyframes(withDuration: 2) {
        View.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
          card.center.x = 100
        }
      } completion: { [fixture] in
        fixture.note("end \($0)")
      }
    }
    fixture.advance(2_000)
    expect(fixture.seen == 100 && fixture.lines == ["end true"])
  }

  @Test func `addKeyframe outside of a keyframe animation takes effect immediately`() {
    fixture.use {
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { [card = fixture.card] in
        card.center.x = 100
      }
    }
    expect(fixture.seen, equals: 100)
  }

  @Test(.rule("A-27"))
  func `setting an animator's fractionComplete scrubs the keyframes in the animator's block`() {
    let card = fixture.card
    let animator = fixture.animator(2) {
      View.animateKeyframes(withDuration: 1) {
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.x = 100 }
      }
    }
    animator.fractionComplete = 0.5
    expect(fixture.seen, is: 0)
    animator.fractionComplete = 0.75
    expect(fixture.seen, is: 50)
    animator.stopAnimation(true)
    expect(fixture.model, is: 50)
  }

  @Test func `the times of a nested keyframe are relative to the outer keyframe`() {
    let card = fixture.card
    fixture.use {
      View.animateKeyframes(withDuration: 2, options: .linear) {
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            card.center.x = 100
          }
        }
      }
    }
    fixture.advance(1_500)
    expect(fixture.seen, is: 0)
    fixture.advance(250)
    expect(fixture.seen, is: 50)
  }

  @Test(
    .rule("A-33a"),
    arguments: [
      ([], .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ] as [(View.AnimationOptions, CubicCurve)])
  func `keyframes follow the curve of the whole animation, easeInOut by default`(
    options: View.AnimationOptions, curve: CubicCurve
  ) {
    let card = fixture.card
    fixture.use {
      View.animateKeyframes(
        withDuration: 2, options: View.KeyframeAnimationOptions(rawValue: options.rawValue)
      ) {
        card.alpha = 0
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.center.x = 100 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.y = 100 }
      }
    }
    for step in 0...8 {
      let way = curve.value(at: CGFloat(step) / 8)
      let seen = card.presentationValues()
      expect(seen.center.x, is: min(1, way * 2) * 100)
      expect(seen.center.y, is: max(0, way * 2 - 1) * 100)
      expect(seen.alpha, is: 1 - way)
      fixture.advance(250)
    }
  }

  @Test(.rule("A-33a", "S-40"))
  func `repeated keyframes follow the overall curve in every repetition`() {
    let card = fixture.card
    fixture.use {
      View.animateKeyframes(withDuration: 2, options: [.repeat, .autoreverse]) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { card.center.x = 100 }
      }
    }
    for step in [0, 1, 2, 3, 4, 3, 2, 1, 0, 1] {
      expect(fixture.seen, is: 100 * CubicCurve.easeInOut.value(at: CGFloat(step) / 4))
      fixture.advance(500)
    }
  }

  @Test(.rule("A-33a", "A-27"))
  func `keyframes inside an animator's block follow the animator's curve`() {
    let card = fixture.card
    let animator = fixture.animator(2, .easeIn) {
      View.animateKeyframes(withDuration: 7, options: .linear) {
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.x = 100 }
      }
    }
    animator.startAnimation()
    fixture.advance(1_500)
    expect(fixture.seen, is: max(0, CubicCurve.easeIn.value(at: 0.75) * 2 - 1) * 100)
    fixture.advance(500)
    expect(fixture.seen, equals: 100)
  }
}

extension View.KeyframeAnimationOptions {
  /// The linear overall curve as a keyframe option; UIKit has no name for this option.
  fileprivate static let linear = Self(rawValue: View.AnimationOptions.curveLinear.rawValue)
}
