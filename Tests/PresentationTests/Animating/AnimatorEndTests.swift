import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The end of an animator that is not stopped.
@Suite("The end of a property animator")
@MainActor struct AnimatorEndTests {
  private let fixture = AnimatorFixture()

  @Test(.rule("A-3", "A-18"))
  func `an animator has its final values and state when its completions are called`() {
    let animator = fixture.mover()
    animator.addCompletion { [fixture, unowned animator] _ in
      fixture.note("\(animator.state) \(animator.isRunning) \(fixture.model) \(fixture.seen)")
    }
    animator.startAnimation()
    fixture.advance(999)
    expect(fixture.lines == [] && animator.isRunning)
    fixture.advance(1)
    expect(fixture.lines, equals: ["end of mover: end", "inactive false 100.0 100.0"])
    fixture.advance(5_000)
    expect(fixture.lines.count, equals: 2, "each completion is called once")
  }

  @Test(.rule("A-3", "A-15", "A-18"))
  func `a reversed animator ends with its start values`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(400)
    animator.isReversed = true
    fixture.advance(399)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines, equals: ["end of mover: start"])
    expect(fixture.model == 0 && fixture.seen == 0 && animator.state == .inactive)
  }

  @Test(.rule("A-18")) func `completions are called in the order in which they were added`() {
    let animator = fixture.animator(1, .linear) { [fixture] in fixture.card.center.x = 100 }
    for name in ["a", "b"] { fixture.note(name, of: animator) }
    animator.startAnimation()
    fixture.note("c", of: animator)
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["a: end", "b: end", "c: end"])
  }

  @Test(.rule("A-18"), arguments: ViewAnimatingPosition.allCases)
  func `finishAnimation passes the given position to the animator's completions`(
    position: ViewAnimatingPosition
  ) {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(250)
    animator.stopAnimation(false)
    expect(fixture.lines, equals: [])
    animator.finishAnimation(at: position)
    expect(fixture.lines, equals: ["end of mover: \(position)"])
  }

  @Test(.rule("A-7"))
  func `an animator with pausesOnCompletion stays active at its end`() {
    let animator = fixture.mover()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    fixture.advance(1_500)
    expect(animator.state == .active && !animator.isRunning && fixture.lines == [])
    expect(animator.fractionComplete, is: 1)
    expect(fixture.seen, is: 100)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    expect(fixture.lines == ["end of mover: end"] && animator.state == .inactive)
  }

  @Test(.rule("A-7")) func `an animator that has paused at its end can be reversed`() {
    let animator = fixture.mover()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    fixture.advance(1_000)
    animator.isReversed = true
    expect(animator.fractionComplete, is: 0)
    animator.startAnimation()
    fixture.advance(300)
    expect(fixture.seen, is: 70)
    fixture.advance(700)
    expect(animator.state == .active && !animator.isRunning && fixture.lines == [])
    expect(fixture.seen, is: 0)
    animator.pausesOnCompletion = false
    animator.isReversed = false
    animator.startAnimation()
    fixture.advance(1_000)
    expect(fixture.lines == ["end of mover: end"] && fixture.model == 100)
  }

  @Test(.rule("A-16")) func `a started animator without animations waits for its first block`() {
    let animator = fixture.animator()
    animator.startAnimation()
    expect(animator.state == .active && !animator.isRunning)
    fixture.advance(3_000)
    expect(animator.state == .active && !animator.isRunning)
    animator.addAnimations { [card = fixture.card] in card.center.x = 100 }
    expect(animator.isRunning)
    fixture.advance(500)
    expect(fixture.seen, is: 50)
    fixture.advance(500)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-2", "A-16"), arguments: [false, true])
  func `if a paused animator without blocks is started, the animator waits for a block`(
    continues: Bool
  ) {
    let animator = fixture.animator()
    animator.pauseAnimation()
    expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.5
    expect(animator.fractionComplete, equals: 0)
    if continues {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    } else {
      animator.startAnimation()
    }
    expect(animator.state == .active && !animator.isRunning)
    animator.addAnimations { [card = fixture.card] in card.center.x = 100 }
    expect(animator.isRunning)
    fixture.advance(500)
    expect(fixture.seen, is: 50)
    fixture.advance(500)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-2", "A-16"))
  func `a paused animator without blocks stays paused when its first block is added`() {
    let animator = fixture.animator()
    animator.pauseAnimation()
    animator.addAnimations { [card = fixture.card] in card.center.x = 100 }
    fixture.advance(500)
    expect(!animator.isRunning && fixture.seen == 0)
    animator.startAnimation()
    fixture.advance(500)
    expect(fixture.seen, is: 50)
  }

  @Test(.rule("A-16"), arguments: [false, true])
  func `an animator removes its blocks and completions when it ends or stops`(stops: Bool) {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(stops ? 500 : 1_000)
    if stops { animator.stopAnimation(true) }
    let lines = fixture.lines
    fixture.card.center.x = 0
    animator.startAnimation()
    expect(animator.state == .active && !animator.isRunning && fixture.model == 0)
    animator.addAnimations { [card = fixture.card] in card.center.x = 10 }
    fixture.advance(2_000)
    expect(fixture.model == 10 && fixture.lines == lines)
  }

  @Test(.rule("A-16")) func `an animator can be used again with new blocks and completions`() {
    let animator = fixture.mover("first")
    animator.startAnimation()
    fixture.advance(1_000)
    animator.addAnimations { [card = fixture.card] in card.center.x = 0 }
    fixture.note("second", of: animator)
    animator.startAnimation()
    fixture.advance(500)
    expect(fixture.seen, is: 50)
    expect(animator.fractionComplete, is: 0.5)
    fixture.advance(500)
    expect(fixture.lines, equals: ["end of first: end", "second: end"])
  }

  @Test(.rule("A-17"), arguments: [false, true])
  func `an animator whose block changes nothing ends in the next run-loop turn`(
    pauses: Bool
  ) {
    let animator = fixture.animator { [card = fixture.card] in card.center.x = 0 }
    fixture.note("end", of: animator)
    animator.startAnimation()
    if pauses { animator.pauseAnimation() }
    expect(fixture.lines == [] && animator.state == .active)
    fixture.stage.runTurn()
    expect(fixture.lines == ["end: end"] && animator.state == .inactive)
  }

  @Test(.rule("A-17"))
  func `an animator with two empty blocks calls its completion once`() {
    let animator = fixture.animator {}
    fixture.note("end", of: animator)
    animator.startAnimation()
    animator.addAnimations {}
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["end: end"])
  }

  @Test(.rule("A-12", "A-17"))
  func `an animator with an empty block runs if a second block moves a view`() {
    let animator = fixture.animator {}
    animator.startAnimation()
    animator.addAnimations { [card = fixture.card] in card.center.x = 100 }
    fixture.advance(500)
    expect(fixture.seen, is: 50)
    expect(animator.isRunning)
    fixture.advance(500)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-17"), arguments: [false, true])
  func `an animator of a view without a window ends in the next run-loop turn`(pauses: Bool) {
    let loose = View("Loose", frame: .zero)
    let animator = fixture.animator { loose.center.x = 100 }
    fixture.note("end", of: animator)
    animator.startAnimation()
    if pauses { animator.pauseAnimation() }
    expect(loose.center.x == 100 && loose.presentationValues().center.x == 100)
    fixture.stage.runTurn()
    expect(fixture.lines == ["end: end"] && animator.state == .inactive)
  }

  @Test(.rule("A-17"))
  func `while animations are disabled, an animator ends in the next run-loop turn`() {
    fixture.use { View.setAnimationsEnabled(false) }
    let animator = fixture.mover()
    animator.startAnimation()
    expect(fixture.lines == [] && fixture.seen == 100)
    fixture.stage.runTurn()
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("R-10"), arguments: [0, -1, .nan, .infinity])
  func `an animator with duration 0 ends in the next run-loop turn`(
    duration: TimeInterval
  ) {
    let animator = fixture.mover("mover", duration)
    expect(animator.duration, equals: 0)
    animator.startAnimation()
    expect(fixture.lines == [] && fixture.seen == 100)
    fixture.stage.runTurn()
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("R-10"))
  func `animators that end at the same time complete in the order of their start`() {
    let animators = ["a": 0.5, "b": 0.3, "c": 0.5, "d": 0.3].sorted { $0.key < $1.key }
      .enumerated().map { fixture.mover($1.key, $1.value, to: CGFloat($0 + 1)) }
    for animator in animators { animator.startAnimation() }
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["b", "d", "a", "c"].map { "end of \($0): end" })
  }

  @Test func `a completion can start its animator again`() {
    let animator = fixture.mover("first")
    animator.addCompletion { [fixture, unowned animator] _ in
      animator.addAnimations { fixture.card.center.x = 0 }
      fixture.note("second", of: animator)
      animator.startAnimation()
    }
    animator.startAnimation()
    fixture.advance(2_000)
    expect(fixture.lines == ["end of first: end", "second: end"] && fixture.model == 0)
  }
}
