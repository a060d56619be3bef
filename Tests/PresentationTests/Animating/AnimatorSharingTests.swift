import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Several animators of one view, and animators that are created inside blocks.
@Suite("Property animators of the same view")
@MainActor struct AnimatorSharingTests {
  private let rink = Rink()

  @Test(.rule("A-28", "S-34"))
  func `if two animators change the same property, their changes add up`() {
    let first = rink.mover("first"), second = rink.mover("second", to: 200)
    first.startAnimation()
    rink.advance(500)
    second.startAnimation()
    expect(rink.model, equals: 200)
    expect(rink.seen, is: 50)
    rink.advance(250)
    expect(rink.seen, is: 75 + 25)
    rink.advance(250)
    expect(rink.seen, is: 100 + 50)
    expect(rink.lines, equals: ["end of first: end"])
    rink.advance(500)
    expect(rink.lines, equals: ["end of first: end", "end of second: end"])
    expect(rink.seen == 200 && rink.model == 200)
  }

  @Test(.rule("S-34"))
  func `when a second animator starts, the view keeps its current position and velocity`() {
    let first = rink.mover("first", 1, .easeInOut)
    first.startAnimation()
    rink.advance(400)
    let step = Duration.milliseconds(1)
    func ahead(_ count: Int) -> CGFloat {
      rink.card.presentationValues(after: step * count).center.x
    }
    let before = (ahead(0), ahead(1) - ahead(0))
    let second = rink.mover("second", 1, .easeInOut, to: -300)
    second.startAnimation()
    expect(ahead(0), is: before.0)
    expect(ahead(1) - ahead(0), is: before.1, within: 0.01)
    expect(abs(before.1) > 0.1, "it did move")
  }

  @Test(.rule("A-28"))
  func `if two animators change a size or a transform, their changes add up`() {
    let card = rink.card
    let first = rink.animator {
      card.bounds.size.width = 200
      card.transform = CGAffineTransform(translationX: 10, y: 0)
    }
    let second = rink.animator {
      card.bounds.size.width = 100
      card.transform = .identity
    }
    first.startAnimation()
    rink.advance(500)
    second.startAnimation()
    rink.advance(250)
    expect(card.presentationValues().bounds.width, is: 100 + 75 - 25)
    expect(card.presentationValues().transform.tx, is: 7.5 - 2.5)
    rink.advance(750)
    expect(card.presentationValues().bounds == card.bounds && card.bounds.width == 100)
    expect(card.presentationValues().transform, equals: .identity)
  }

  @Test(.rule("A-28a", "S-34"))
  func `if two animators change the opacity or a color, their changes add up`() throws {
    let card = rink.card
    card.backgroundColor = ViewColor(red: 0, green: 0, blue: 0, alpha: 1)
    let first = rink.animator {
      card.alpha = 0
      card.backgroundColor = ViewColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    let second = rink.animator {
      card.alpha = 1
      card.backgroundColor = ViewColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
    first.startAnimation()
    rink.advance(500)
    second.startAnimation()
    expect(card.presentationValues().alpha, is: 0.5)
    rink.advance(250)
    expect(card.presentationValues().alpha, is: 1 - 0.75 + 0.25)
    expect(try #require(card.presentationValues().look.backgroundColor).red, is: 0.75 - 0.25)
    rink.advance(750)
    expect(card.presentationValues().alpha, equals: 1)
  }

  @Test(.rule("A-28", "A-2")) func `two animators of one property can be scrubbed independently`() {
    let first = rink.mover("first"), second = rink.mover("second", to: 200)
    first.fractionComplete = 0.5
    second.fractionComplete = 0.25
    expect(rink.seen, is: 50 + 25)
    first.fractionComplete = 0
    expect(rink.seen, is: 25)
    second.fractionComplete = 1
    expect(rink.seen, is: 100)
    first.fractionComplete = 1
    expect(rink.seen, is: 200)
    first.stopAnimation(true)
    second.stopAnimation(true)
  }

  @Test(.rule("A-28")) func `animators of different properties do not influence each other`() {
    let other = rink.animator(2) { [card = rink.card] in card.alpha = 0 }
    let mover = rink.mover()
    other.startAnimation()
    rink.advance(500)
    mover.startAnimation()
    rink.advance(500)
    expect(rink.seen, is: 50)
    expect(rink.card.presentationValues().alpha, is: 0.5)
    mover.stopAnimation(true)
    expect(rink.card.presentationValues().alpha, is: 0.5)
    rink.advance(500)
    expect(rink.card.presentationValues().alpha, is: 0.25)
  }

  @Test(.rule("A-28"))
  func `a reversed animator ends without a jump while another animator runs`() {
    let first = rink.mover("first"), second = rink.mover("second", 3, to: 200)
    first.startAnimation()
    rink.advance(500)
    second.startAnimation()
    first.isReversed = true
    rink.advance(499)
    let before = rink.seen
    rink.advance(1)
    expect(rink.lines, equals: ["end of first: start"])
    expect(rink.seen, is: before, within: 0.2)
    rink.advance(3_000)
    expect(rink.seen, equals: rink.model)
  }

  @Test(.rule("A-28"))
  func `if two animators animate one property, stopping them in any order causes no jump`() {
    for stopsFirst in [true, false] {
      rink.card.center.x = 0
      let first = rink.mover("first"), second = rink.mover("second", to: 200)
      first.startAnimation()
      rink.advance(500)
      second.startAnimation()
      rink.advance(200)
      let before = rink.seen
      (stopsFirst ? first : second).stopAnimation(true)
      expect(rink.seen, is: before)
      (stopsFirst ? second : first).stopAnimation(true)
      expect(rink.seen, is: before)
      expect(rink.model, is: before)
    }
  }

  // MARK: Animators inside blocks

  @Test(.rule("A-27")) func `runningPropertyAnimator returns an animator that has been started`() {
    let animator = rink.use {
      ViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear
      ) { [card = rink.card] in
        card.center.x = 100
      } completion: { [rink] position in
        rink.note("\(position)")
      }
    }
    expect(animator.isRunning && animator.isInterruptible && animator.duration == 1)
    rink.advance(500)
    expect(rink.seen, is: 50)
    rink.advance(500)
    expect(rink.lines, equals: ["end"])
  }

  @Test(.rule("A-22", "A-27")) func `runningPropertyAnimator can have a delay and a curve`() {
    let animator = rink.use {
      ViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveEaseIn
      ) { [card = rink.card] in card.center.x = 100 }
    }
    expect(animator.state == .active && !animator.isRunning)
    rink.advance(1_000)
    expect(rink.seen, is: 100 * CubicCurve.easeIn.value(at: 0.5))
  }

  /// Returns an animator of two seconds, and a running animator that the first animator's block has
  /// created.
  private func nested(
    _ options: View.AnimationOptions = []
  ) -> (outer: ViewPropertyAnimator, inner: ViewPropertyAnimator?, badge: View) {
    let badge = rink.view("Badge")
    var inner: ViewPropertyAnimator?
    let outer = rink.animator(2) { [card = rink.card] in
      card.center.x = 100
      inner = ViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: options
      ) { badge.center.x = 100 }
    }
    outer.startAnimation()
    return (outer, inner, badge)
  }

  @Test(.rule("A-27"))
  func `an animator created inside another animator's block takes the outer duration`() throws {
    let (outer, inner, badge) = nested(.curveLinear)
    let animator = try #require(inner)
    expect(animator.duration == 2 && !animator.isInterruptible)
    rink.advance(1_000)
    expect(badge.presentationValues().center.x, is: 50)
    rink.advance(1_000)
    expect(animator.state == .inactive && outer.state == .inactive)
  }

  @Test(.rule("A-27"))
  func `an animator created inside a block can override the inherited duration`() throws {
    let (_, inner, badge) = nested([.curveLinear, .overrideInheritedDuration])
    expect(inner?.duration, equals: 1)
    rink.advance(500)
    expect(badge.presentationValues().center.x, is: 50)
    rink.advance(500)
    expect(inner?.state, equals: .inactive)
  }

  @Test(.rule("A-27"), arguments: ["ends", "is stopped", "is stopped for good"])
  func `a view animation inside an animator's block completes when the animator completes`(
    how: String
  ) {
    let badge = rink.view("Badge")
    let outer = rink.mover()
    outer.addAnimations { [rink] in
      View.animate(withDuration: 1) {
        badge.center.x = 100
      } completion: {
        rink.note("inner \($0)")
      }
    }
    outer.startAnimation()
    rink.advance(500)
    if how != "ends" { outer.stopAnimation(how == "is stopped for good") }
    if how == "is stopped" { outer.finishAnimation(at: .start) }
    rink.advance(500)
    let told = [
      "ends": ["end of mover: end", "inner true"],
      "is stopped": ["end of mover: start", "inner false"], "is stopped for good": [],
    ]
    expect(rink.lines, equals: told[how])
  }

  @Test(.rule("A-27"))
  func `a view animation inside an animator's block is scrubbed and reversed with the animator`() {
    let badge = rink.view("Badge")
    let outer = rink.animator(2) { [card = rink.card] in
      card.center.x = 100
      View.animate(withDuration: 1) { badge.center.x = 100 }
    }
    outer.fractionComplete = 0.5
    expect(rink.seen, is: 50)
    expect(badge.presentationValues().center.x, is: 50)
    outer.isReversed = true
    outer.startAnimation()
    rink.advance(500)
    expect(badge.presentationValues().center.x, is: 25)
    rink.advance(500)
    expect(badge.center == .zero && rink.model == 0 && outer.state == .inactive)
  }
}
