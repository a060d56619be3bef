import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Several animators of one view, and animators that are created inside blocks.
@Suite("Property animators of the same view")
@MainActor struct AnimatorSharingTests {
  private let fixture = AnimatorFixture()

  @Test(.rule("A-28", "S-34"))
  func `if two animators change the same property, their changes add up`() {
    let first = fixture.mover("first"), second = fixture.mover("second", to: 200)
    first.startAnimation()
    fixture.advance(500)
    second.startAnimation()
    expect(fixture.model, equals: 200)
    expect(fixture.seen, is: 50)
    fixture.advance(250)
    expect(fixture.seen, is: 75 + 25)
    fixture.advance(250)
    expect(fixture.seen, is: 100 + 50)
    expect(fixture.lines, equals: ["end of first: end"])
    fixture.advance(500)
    expect(fixture.lines, equals: ["end of first: end", "end of second: end"])
    expect(fixture.seen == 200 && fixture.model == 200)
  }

  @Test(.rule("S-34"))
  func `when a second animator starts, the view keeps its current position and velocity`() {
    let first = fixture.mover("first", 1, .easeInOut)
    first.startAnimation()
    fixture.advance(400)
    let step = Duration.milliseconds(1)
    func ahead(_ count: Int) -> CGFloat {
      fixture.card.presentationValues(after: step * count).center.x
    }
    let before = (ahead(0), ahead(1) - ahead(0))
    let second = fixture.mover("second", 1, .easeInOut, to: -300)
    second.startAnimation()
    expect(ahead(0), is: before.0)
    expect(ahead(1) - ahead(0), is: before.1, within: 0.01)
    expect(abs(before.1) > 0.1, "it did move")
  }

  @Test(.rule("A-28"))
  func `if two animators change a size or a transform, their changes add up`() {
    let card = fixture.card
    let first = fixture.animator {
      card.bounds.size.width = 200
      card.transform = CGAffineTransform(translationX: 10, y: 0)
    }
    let second = fixture.animator {
      card.bounds.size.width = 100
      card.transform = .identity
    }
    first.startAnimation()
    fixture.advance(500)
    second.startAnimation()
    fixture.advance(250)
    expect(card.presentationValues().bounds.width, is: 100 + 75 - 25)
    expect(card.presentationValues().transform.tx, is: 7.5 - 2.5)
    fixture.advance(750)
    expect(card.presentationValues().bounds == card.bounds && card.bounds.width == 100)
    expect(card.presentationValues().transform, equals: .identity)
  }

  @Test(.rule("A-28a", "S-34"))
  func `if two animators change the opacity or a color, their changes add up`() throws {
    let card = fixture.card
    card.backgroundColor = ViewColor(red: 0, green: 0, blue: 0, alpha: 1)
    let first = fixture.animator {
      card.alpha = 0
      card.backgroundColor = ViewColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    let second = fixture.animator {
      card.alpha = 1
      card.backgroundColor = ViewColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
    first.startAnimation()
    fixture.advance(500)
    second.startAnimation()
    expect(card.presentationValues().alpha, is: 0.5)
    fixture.advance(250)
    expect(card.presentationValues().alpha, is: 1 - 0.75 + 0.25)
    expect(try #require(card.presentationValues().look.backgroundColor).red, is: 0.75 - 0.25)
    fixture.advance(750)
    expect(card.presentationValues().alpha, equals: 1)
  }

  @Test(.rule("A-28", "A-2")) func `two animators of one property can be scrubbed independently`() {
    let first = fixture.mover("first"), second = fixture.mover("second", to: 200)
    first.fractionComplete = 0.5
    second.fractionComplete = 0.25
    expect(fixture.seen, is: 50 + 25)
    first.fractionComplete = 0
    expect(fixture.seen, is: 25)
    second.fractionComplete = 1
    expect(fixture.seen, is: 100)
    first.fractionComplete = 1
    expect(fixture.seen, is: 200)
    first.stopAnimation(true)
    second.stopAnimation(true)
  }

  @Test(.rule("A-28")) func `animators of different properties do not influence each other`() {
    let other = fixture.animator(2) { [card = fixture.card] in card.alpha = 0 }
    let mover = fixture.mover()
    other.startAnimation()
    fixture.advance(500)
    mover.startAnimation()
    fixture.advance(500)
    expect(fixture.seen, is: 50)
    expect(fixture.card.presentationValues().alpha, is: 0.5)
    mover.stopAnimation(true)
    expect(fixture.card.presentationValues().alpha, is: 0.5)
    fixture.advance(500)
    expect(fixture.card.presentationValues().alpha, is: 0.25)
  }

  @Test(.rule("A-28"))
  func `a reversed animator ends without a jump while another animator runs`() {
    let first = fixture.mover("first"), second = fixture.mover("second", 3, to: 200)
    first.startAnimation()
    fixture.advance(500)
    second.startAnimation()
    first.isReversed = true
    fixture.advance(499)
    let before = fixture.seen
    fixture.advance(1)
    expect(fixture.lines, equals: ["end of first: start"])
    expect(fixture.seen, is: before, within: 0.2)
    fixture.advance(3_000)
    expect(fixture.seen, equals: fixture.model)
  }

  @Test(.rule("A-28"))
  func `if two animators animate one property, stopping them in any order causes no jump`() {
    for stopsFirst in [true, false] {
      fixture.card.center.x = 0
      let first = fixture.mover("first"), second = fixture.mover("second", to: 200)
      first.startAnimation()
      fixture.advance(500)
      second.startAnimation()
      fixture.advance(200)
      let before = fixture.seen
      (stopsFirst ? first : second).stopAnimation(true)
      expect(fixture.seen, is: before)
      (stopsFirst ? second : first).stopAnimation(true)
      expect(fixture.seen, is: before)
      expect(fixture.model, is: before)
    }
  }

  // MARK: Animators inside blocks

  @Test(.rule("A-27")) func `runningPropertyAnimator returns an animator that has been started`() {
    let animator = fixture.use {
      ViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear
      ) { [card = fixture.card] in
        card.center.x = 100
      } completion: { [fixture] position in
        fixture.note("\(position)")
      }
    }
    expect(animator.isRunning && animator.isInterruptible && animator.duration == 1)
    fixture.advance(500)
    expect(fixture.seen, is: 50)
    fixture.advance(500)
    expect(fixture.lines, equals: ["end"])
  }

  @Test(.rule("A-22", "A-27")) func `runningPropertyAnimator can have a delay and a curve`() {
    let animator = fixture.use {
      ViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveEaseIn
      ) { [card = fixture.card] in card.center.x = 100 }
    }
    expect(animator.state == .active && !animator.isRunning)
    fixture.advance(1_000)
    expect(fixture.seen, is: 100 * CubicCurve.easeIn.value(at: 0.5))
  }

  /// Returns an animator of two seconds, and a running animator that the first animator's block has
  /// created.
  private func nested(
    _ options: View.AnimationOptions = []
  ) -> (outer: ViewPropertyAnimator, inner: ViewPropertyAnimator?, badge: View) {
    let badge = fixture.view("Badge")
    var inner: ViewPropertyAnimator?
    let outer = fixture.animator(2) { [card = fixture.card] in
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
    fixture.advance(1_000)
    expect(badge.presentationValues().center.x, is: 50)
    fixture.advance(1_000)
    expect(animator.state == .inactive && outer.state == .inactive)
  }

  @Test(.rule("A-27"))
  func `an animator created inside a block can override the inherited duration`() throws {
    let (_, inner, badge) = nested([.curveLinear, .overrideInheritedDuration])
    expect(inner?.duration, equals: 1)
    fixture.advance(500)
    expect(badge.presentationValues().center.x, is: 50)
    fixture.advance(500)
    expect(inner?.state, equals: .inactive)
  }

  @Test(.rule("A-27"), arguments: ["ends", "is stopped", "is stopped for good"])
  func `a view animation inside an animator's block completes when the animator completes`(
    how: String
  ) {
    let badge = fixture.view("Badge")
    let outer = fixture.mover()
    outer.addAnimations { [fixture] in
      View.animate(withDuration: 1) {
        badge.center.x = 100
      } completion: {
        fixture.note("inner \($0)")
      }
    }
    outer.startAnimation()
    fixture.advance(500)
    if how != "ends" { outer.stopAnimation(how == "is stopped for good") }
    if how == "is stopped" { outer.finishAnimation(at: .start) }
    fixture.advance(500)
    let told = [
      "ends": ["end of mover: end", "inner true"],
      "is stopped": ["end of mover: start", "inner false"], "is stopped for good": [],
    ]
    expect(fixture.lines, equals: told[how])
  }

  @Test(.rule("A-27"))
  func `a view animation inside an animator's block is scrubbed and reversed with the animator`() {
    let badge = fixture.view("Badge")
    let outer = fixture.animator(2) { [card = fixture.card] in
      card.center.x = 100
      View.animate(withDuration: 1) { badge.center.x = 100 }
    }
    outer.fractionComplete = 0.5
    expect(fixture.seen, is: 50)
    expect(badge.presentationValues().center.x, is: 50)
    outer.isReversed = true
    outer.startAnimation()
    fixture.advance(500)
    expect(badge.presentationValues().center.x, is: 25)
    fixture.advance(500)
    expect(badge.center == .zero && fixture.model == 0 && outer.state == .inactive)
  }
}
