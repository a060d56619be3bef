import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The end of an animator that is not stopped.
@Suite("The end of a property animator")
@MainActor struct AnimatorEndTests {
  private let rink = Rink()

  @Test(.rule("A-3", "A-18"))
  func `an animator has its final values and state when its completions are called`() {
    let animator = rink.mover()
    animator.addCompletion { [rink, unowned animator] _ in
      rink.note("\(animator.state) \(animator.isRunning) \(rink.model) \(rink.seen)")
    }
    animator.startAnimation()
    rink.advance(999)
    expect(rink.lines == [] && animator.isRunning)
    rink.advance(1)
    expect(rink.lines, equals: ["end of mover: end", "inactive false 100.0 100.0"])
    rink.advance(5_000)
    expect(rink.lines.count, equals: 2, "each completion is called once")
  }

  @Test(.rule("A-3", "A-15", "A-18"))
  func `a reversed animator ends with its start values`() {
    let animator = rink.mover()
    animator.startAnimation()
    rink.advance(400)
    animator.isReversed = true
    rink.advance(399)
    expect(rink.lines, equals: [])
    rink.advance(1)
    expect(rink.lines, equals: ["end of mover: start"])
    expect(rink.model == 0 && rink.seen == 0 && animator.state == .inactive)
  }

  @Test(.rule("A-18")) func `completions are called in the order in which they were added`() {
    let animator = rink.animator(1, .linear) { [rink] in rink.card.center.x = 100 }
    for name in ["a", "b"] { rink.note(name, of: animator) }
    animator.startAnimation()
    rink.note("c", of: animator)
    rink.advance(1_000)
    expect(rink.lines, equals: ["a: end", "b: end", "c: end"])
  }

  @Test(.rule("A-18"), arguments: ViewAnimatingPosition.allCases)
  func `finishAnimation passes the given position to the animator's completions`(
    position: ViewAnimatingPosition
  ) {
    let animator = rink.mover()
    animator.startAnimation()
    rink.advance(250)
    animator.stopAnimation(false)
    expect(rink.lines, equals: [])
    animator.finishAnimation(at: position)
    expect(rink.lines, equals: ["end of mover: \(position)"])
  }

  @Test(.rule("A-7"))
  func `an animator with pausesOnCompletion stays active at its end`() {
    let animator = rink.mover()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    rink.advance(1_500)
    expect(animator.state == .active && !animator.isRunning && rink.lines == [])
    expect(animator.fractionComplete, is: 1)
    expect(rink.seen, is: 100)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    expect(rink.lines == ["end of mover: end"] && animator.state == .inactive)
  }

  @Test(.rule("A-7")) func `an animator that has paused at its end can be reversed`() {
    let animator = rink.mover()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    rink.advance(1_000)
    animator.isReversed = true
    expect(animator.fractionComplete, is: 0)
    animator.startAnimation()
    rink.advance(300)
    expect(rink.seen, is: 70)
    rink.advance(700)
    expect(animator.state == .active && !animator.isRunning && rink.lines == [])
    expect(rink.seen, is: 0)
    animator.pausesOnCompletion = false
    animator.isReversed = false
    animator.startAnimation()
    rink.advance(1_000)
    expect(rink.lines == ["end of mover: end"] && rink.model == 100)
  }

  @Test(.rule("A-16")) func `a started animator without animations waits for its first block`() {
    let animator = rink.animator()
    animator.startAnimation()
    expect(animator.state == .active && !animator.isRunning)
    rink.advance(3_000)
    expect(animator.state == .active && !animator.isRunning)
    animator.addAnimations { [card = rink.card] in card.center.x = 100 }
    expect(animator.isRunning)
    rink.advance(500)
    expect(rink.seen, is: 50)
    rink.advance(500)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-2", "A-16"), arguments: [false, true])
  func `if a paused animator without blocks is started, the animator waits for a block`(
    continues: Bool
  ) {
    let animator = rink.animator()
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
    animator.addAnimations { [card = rink.card] in card.center.x = 100 }
    expect(animator.isRunning)
    rink.advance(500)
    expect(rink.seen, is: 50)
    rink.advance(500)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-2", "A-16"))
  func `a paused animator without blocks stays paused when its first block is added`() {
    let animator = rink.animator()
    animator.pauseAnimation()
    animator.addAnimations { [card = rink.card] in card.center.x = 100 }
    rink.advance(500)
    expect(!animator.isRunning && rink.seen == 0)
    animator.startAnimation()
    rink.advance(500)
    expect(rink.seen, is: 50)
  }

  @Test(.rule("A-16"), arguments: [false, true])
  func `an animator removes its blocks and completions when it ends or stops`(stops: Bool) {
    let animator = rink.mover()
    animator.startAnimation()
    rink.advance(stops ? 500 : 1_000)
    if stops { animator.stopAnimation(true) }
    let lines = rink.lines
    rink.card.center.x = 0
    animator.startAnimation()
    expect(animator.state == .active && !animator.isRunning && rink.model == 0)
    animator.addAnimations { [card = rink.card] in card.center.x = 10 }
    rink.advance(2_000)
    expect(rink.model == 10 && rink.lines == lines)
  }

  @Test(.rule("A-16")) func `an animator can be used again with new blocks and completions`() {
    let animator = rink.mover("first")
    animator.startAnimation()
    rink.advance(1_000)
    animator.addAnimations { [card = rink.card] in card.center.x = 0 }
    rink.note("second", of: animator)
    animator.startAnimation()
    rink.advance(500)
    expect(rink.seen, is: 50)
    expect(animator.fractionComplete, is: 0.5)
    rink.advance(500)
    expect(rink.lines, equals: ["end of first: end", "second: end"])
  }

  @Test(.rule("A-17"), arguments: [false, true])
  func `an animator whose block changes nothing ends in the next run-loop turn`(
    pauses: Bool
  ) {
    let animator = rink.animator { [card = rink.card] in card.center.x = 0 }
    rink.note("end", of: animator)
    animator.startAnimation()
    if pauses { animator.pauseAnimation() }
    expect(rink.lines == [] && animator.state == .active)
    rink.stage.runTurn()
    expect(rink.lines == ["end: end"] && animator.state == .inactive)
  }

  @Test(.rule("A-17"))
  func `an animator with two empty blocks calls its completion once`() {
    let animator = rink.animator {}
    rink.note("end", of: animator)
    animator.startAnimation()
    animator.addAnimations {}
    rink.advance(1_000)
    expect(rink.lines, equals: ["end: end"])
  }

  @Test(.rule("A-12", "A-17"))
  func `an animator with an empty block runs if a second block moves a view`() {
    let animator = rink.animator {}
    animator.startAnimation()
    animator.addAnimations { [card = rink.card] in card.center.x = 100 }
    rink.advance(500)
    expect(rink.seen, is: 50)
    expect(animator.isRunning)
    rink.advance(500)
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("A-17"), arguments: [false, true])
  func `an animator of a view without a window ends in the next run-loop turn`(pauses: Bool) {
    let loose = View("Loose", frame: .zero)
    let animator = rink.animator { loose.center.x = 100 }
    rink.note("end", of: animator)
    animator.startAnimation()
    if pauses { animator.pauseAnimation() }
    expect(loose.center.x == 100 && loose.presentationValues().center.x == 100)
    rink.stage.runTurn()
    expect(rink.lines == ["end: end"] && animator.state == .inactive)
  }

  @Test(.rule("A-17"))
  func `while animations are disabled, an animator ends in the next run-loop turn`() {
    rink.use { View.setAnimationsEnabled(false) }
    let animator = rink.mover()
    animator.startAnimation()
    expect(rink.lines == [] && rink.seen == 100)
    rink.stage.runTurn()
    expect(rink.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("R-10"), arguments: [0, -1, .nan, .infinity])
  func `an animator with duration 0 ends in the next run-loop turn`(
    duration: TimeInterval
  ) {
    let animator = rink.mover("mover", duration)
    expect(animator.duration, equals: 0)
    animator.startAnimation()
    expect(rink.lines == [] && rink.seen == 100)
    rink.stage.runTurn()
    expect(rink.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("R-10"))
  func `animators that end at the same time complete in the order of their start`() {
    let animators = ["a": 0.5, "b": 0.3, "c": 0.5, "d": 0.3].sorted { $0.key < $1.key }
      .enumerated().map { rink.mover($1.key, $1.value, to: CGFloat($0 + 1)) }
    for animator in animators { animator.startAnimation() }
    rink.advance(1_000)
    expect(rink.lines, equals: ["b", "d", "a", "c"].map { "end of \($0): end" })
  }

  @Test func `a completion can start its animator again`() {
    let animator = rink.mover("first")
    animator.addCompletion { [rink, unowned animator] _ in
      animator.addAnimations { rink.card.center.x = 0 }
      rink.note("second", of: animator)
      animator.startAnimation()
    }
    animator.startAnimation()
    rink.advance(2_000)
    expect(rink.lines == ["end of first: end", "second: end"] && rink.model == 0)
  }
}
