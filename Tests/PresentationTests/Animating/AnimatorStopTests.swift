import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Animators that are stopped while they run, with and without `finishAnimation`.
@Suite("Stopping a property animator")
@MainActor struct AnimatorStopTests {
  private let fixture = AnimatorFixture()

  @Test(.rule("A-4", "A-6"))
  func `stopAnimation with true keeps the current values and calls no completions`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(250)
    animator.stopAnimation(true)
    expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
    expect(fixture.model, is: 25)
    expect(fixture.seen, is: 25)
    fixture.advance(3_000)
    expect(fixture.lines == [] && fixture.model == 25)
  }

  @Test(.rule("A-5", "A-6", "A-15"))
  func `stopAnimation with false delays the completions until finishAnimation`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(250)
    animator.stopAnimation(false)
    expect(animator.state == .stopped && !animator.isRunning && animator.fractionComplete == 0)
    expect(fixture.model, is: 25)
    expect(fixture.seen, is: 25)
    fixture.advance(3_000)
    expect(fixture.lines == [] && animator.state == .stopped)
    animator.finishAnimation(at: .current)
    expect(fixture.lines == ["end of mover: current"] && animator.state == .inactive)
  }

  @Test(.rule("A-5"), arguments: [(ViewAnimatingPosition.start, 0), (.current, 25), (.end, 100)])
  func `finishAnimation sets the values of the given position`(
    position: ViewAnimatingPosition, place: CGFloat
  ) {
    let animator = fixture.mover()
    animator.addCompletion { [fixture] _ in fixture.note("\(fixture.model)") }
    animator.startAnimation()
    fixture.advance(250)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    expect(fixture.model, is: place)
    expect(fixture.seen, is: place)
    expect(fixture.lines, equals: ["end of mover: \(position)", "\(place)"])
    fixture.advance(3_000)
    expect(fixture.lines.count, equals: 2, "each completion is called once")
  }

  @Test(.rule("A-5"), arguments: [(ViewAnimatingPosition.start, 0), (.current, 25), (.end, 100)])
  func `finishAnimation on a reversed animator sets the values of the given position`(
    position: ViewAnimatingPosition, place: CGFloat
  ) {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(500)
    animator.isReversed = true
    fixture.advance(250)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    expect(fixture.model, is: place)
  }

  @Test(.rule("A-5")) func `stopping a scrubbed animator keeps the scrubbed values`() {
    let animator = fixture.mover()
    animator.fractionComplete = 0.7
    animator.stopAnimation(false)
    expect(fixture.model, is: 70)
    animator.finishAnimation(at: .start)
    expect(fixture.model, is: 0)
  }

  @Test(.rule("A-4"))
  func `stopping an animator keeps the current value of every animated property`() {
    let other = fixture.view("Other"), card = fixture.card
    let animator = fixture.animator {
      card.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 3, y: 3)
      other.center.y = 40
    }
    animator.startAnimation()
    fixture.advance(500)
    let seen = card.presentationValues()
    animator.stopAnimation(true)
    expect(card.bounds == seen.bounds && card.bounds.size == CGSize(width: 150, height: 200))
    expect(card.transform == seen.transform && card.alpha == 0.5)
    expect(other.center.y, is: 20)
  }

  @Test(.rule("A-4"))
  func `after an animator is stopped, its views can be animated from their current values`() {
    let first = fixture.mover("first")
    first.startAnimation()
    fixture.advance(250)
    first.stopAnimation(true)
    let second = fixture.mover("second", to: 0)
    second.startAnimation()
    fixture.advance(500)
    expect(fixture.seen, is: 12.5)
    fixture.advance(500)
    expect(fixture.lines, equals: ["end of second: end"])
  }

  @Test(.rule("A-4", "A-22"))
  func `stopping an animator during its delay keeps the start values`() {
    let animator = fixture.mover()
    animator.startAnimation(afterDelay: 1)
    fixture.advance(500)
    animator.stopAnimation(true)
    expect(fixture.model == 0 && animator.state == .inactive)
    fixture.advance(3_000)
    expect(fixture.model == 0 && fixture.lines == [])
  }

  @Test(.rule("A-2"))
  func `an animator that is stopped inside its block undoes the changes of the block`() {
    var animator: ViewPropertyAnimator?
    animator = fixture.animator { [card = fixture.card] in
      card.center.x = 100
      animator?.stopAnimation(true)
    }
    animator?.startAnimation()
    expect(animator?.state, equals: .inactive)
    expect(fixture.seen == 0 && fixture.model == 0)
    fixture.advance(2_000)
    expect(fixture.seen == 0 && fixture.model == 0)
    animator = nil
  }

  @Test(.rule("A-2", "A-5"))
  func `an animator that was stopped inside its block can be finished`() {
    for position in ViewAnimatingPosition.allCases {
      fixture.card.center = .zero
      let animator = fixture.animator()
      animator.addAnimations { [card = fixture.card, unowned animator] in
        card.center.x = 100
        animator.stopAnimation(false)
        View.animate(withDuration: 1) { card.center.y = 7 }
      }
      animator.startAnimation()
      expect(animator.state == .stopped && fixture.seen == 0 && fixture.model == 0)
      expect(fixture.card.presentationValues().center.y, equals: 7)
      animator.finishAnimation(at: position)
      expect(fixture.model, equals: position == .end ? 100 : 0)
    }
  }

  @Test(.rule("A-4", "A-28"))
  func `stopping an animator does not stop a view animation that replaced its animation`() {
    let animator = fixture.mover()
    animator.startAnimation()
    fixture.advance(500)
    fixture.use {
      View.animate(withDuration: 1, options: [.curveLinear, .beginFromCurrentState]) {
        [card = fixture.card] in card.center.x = 0
      }
    }
    expect(fixture.seen, is: 50)
    animator.stopAnimation(true)
    expect(fixture.seen, is: 50)
    expect(fixture.model, equals: 0)
    fixture.advance(1_000)
    expect(fixture.seen, equals: 0)
  }

  @Test(.rule("A-4"))
  func `if an animator's block stops another animator, the stopped view stays in place`() {
    let first = fixture.mover("first"), second = fixture.animator()
    first.startAnimation()
    fixture.advance(250)
    second.addAnimations { [badge = fixture.view("Badge")] in
      badge.alpha = 0
      first.stopAnimation(true)
    }
    second.startAnimation()
    expect(fixture.seen, is: 25)
    expect(fixture.model, is: 25)
    fixture.advance(500)
    expect(fixture.seen, is: 25)
  }
}
