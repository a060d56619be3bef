import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Tests that set `isReversed` of an active animator.
@Suite("A reversed property animator")
@MainActor struct AnimatorReverseTests {
  private let fixture = AnimatorFixture()

  @Test(.rule("A-25")) func `fractionComplete of a reversed animator increases toward the start`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(200)
    expect(animator.fractionComplete, is: 0.2)
    animator.isReversed = true
    expect(animator.isReversed && animator.isRunning)
    expect(animator.fractionComplete, is: 0.8)
    fixture.advance(50)
    expect(animator.fractionComplete, is: 0.85)
    animator.isReversed = false
    expect(animator.fractionComplete, is: 0.15)
  }

  @Test(.rule("A-2", "A-26"), arguments: View.AnimationCurve.allCases)
  func `a reversed animator needs as much time for the way back as for the way forward`(
    curve: View.AnimationCurve
  ) {
    let animator = fixture.mover("mover", 1, curve)
    animator.startAnimation()
    var places: [CGFloat] = []
    for _ in 0..<6 {
      places.append(fixture.seen)
      fixture.advance(100)
    }
    animator.isReversed = true
    for place in places.reversed() {
      expect(fixture.lines, equals: [])
      fixture.advance(100)
      expect(fixture.seen, is: place)
    }
    expect(fixture.lines, equals: ["end of mover: start"])
  }

  @Test(.rule("A-26"))
  func `reversing an animator twice at the same moment has no effect`() {
    let animator = fixture.mover("mover", 1, .easeIn)
    animator.startAnimation()
    fixture.advance(300)
    animator.isReversed = true
    animator.isReversed = false
    fixture.advance(300)
    expect(fixture.seen, is: 100 * CubicCurve.easeIn.value(at: 0.6))
    fixture.advance(400)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-25")) func `setting isReversed to its current value changes nothing`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(300)
    animator.isReversed = false
    expect(animator.fractionComplete, is: 0.3)
  }

  @Test(.rule("A-26"))
  func `an animator reversed right after its start ends in the next run-loop turn`() {
    let animator = fixture.mover()
    animator.startAnimation()
    animator.isReversed = true
    expect(fixture.lines == [] && animator.isRunning)
    fixture.stage.runTurn()
    expect(fixture.lines == ["end of mover: start"] && fixture.model == 0)
  }

  @Test(.rule("A-26", "A-41"))
  func `a reversed animator with a spring moves back along the spring's curve`() {
    let animator = fixture.animator(1) { _ in
      SpringTimingParameters(dampingRatio: 0.5)
    } _: { [card = fixture.card] in
      card.center.x = 100
    }
    animator.startAnimation()
    fixture.advance(150)
    let early = fixture.seen
    fixture.advance(150)
    animator.isReversed = true
    fixture.advance(150)
    expect(fixture.seen, is: early)
    fixture.advance(150)
    expect(animator.state == .inactive && fixture.model == 0)
  }

  @Test(.rule("A-22", "A-25"))
  func `an animator that is reversed during its delay leaves its view at the start`() {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 0.5)
    animator.isReversed = true
    expect(animator.isReversed && animator.state == .active && !animator.isRunning)
    fixture.advance(501)
    expect(animator.state == .inactive && fixture.model == 0)
    expect(fixture.lines, equals: ["end of mover: start"])
  }

  @Test(.rule("A-12", "A-26"))
  func `blocks added to a running animator are reversed together with the animator`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(500)
    animator.addAnimations { [card = fixture.card] in card.center.y = 100 }
    fixture.advance(250)
    expect(fixture.card.presentationValues().center.y, is: 50)
    animator.isReversed = true
    fixture.advance(250)
    expect(fixture.card.presentationValues().center.y, is: 0)
    expect(fixture.seen, is: 50)
    fixture.advance(500)
    expect(fixture.card.center == .zero && fixture.lines == ["end of mover: start"])
  }
}
