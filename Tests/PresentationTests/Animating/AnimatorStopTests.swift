import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Animators that are stopped while they run, with and without `finishAnimation`.
@Suite("Stopping a property animator")
@MainActor struct AnimatorStopTests {
  private let rink = Rink()

  @Test(.rule("A-4", "A-6"))
  func `stopAnimation with true keeps the current values and calls no completions`() {
    let animator = rink.mover()
    animator.startAnimation()
    rink.advance(250)
    animator.stopAnimation(true)
    expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
    expect(rink.model, is: 25)
    expect(rink.seen, is: 25)
    rink.advance(3_000)
    expect(rink.lines == [] && rink.model == 25)
  }

  @Test(.rule("A-5", "A-6", "A-15"))
  func `stopAnimation with false delays the completions until finishAnimation`() {
    let animator = rink.mover()
    animator.startAnimation()
    rink.advance(250)
    animator.stopAnimation(false)
    expect(animator.state == .stopped && !animator.isRunning && animator.fractionComplete == 0)
    expect(rink.model, is: 25)
    expect(rink.seen, is: 25)
    rink.advance(3_000)
    expect(rink.lines == [] && animator.state == .stopped)
    animator.finishAnimation(at: .current)
    expect(rink.lines == ["end of mover: current"] && animator.state == .inactive)
  }

  @Test(.rule("A-5"), arguments: [(ViewAnimatingPosition.start, 0), (.current, 25), (.end, 100)])
  func `finishAnimation sets the values of the given position`(
    position: ViewAnimatingPosition, place: CGFloat
  ) {
    let animator = rink.mover()
    animator.addCompletion { [rink] _ in rink.note("\(rink.model)") }
    animator.startAnimation()
    rink.advance(250)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    expect(rink.model, is: place)
    expect(rink.seen, is: place)
    expect(rink.lines, equals: ["end of mover: \(position)", "\(place)"])
    rink.advance(3_000)
    expect(rink.lines.count, equals: 2, "each completion is called once")
  }

  @Test(.rule("A-5"), arguments: [(ViewAnimatingPosition.start, 0), (.current, 25), (.end, 100)])
  func `finishAnimation on a reversed animator sets the values of the given position`(
    position: ViewAnimatingPosition, place: CGFloat
  ) {
    let animator = rink.mover()
    animator.startAnimation()
    rink.advance(500)
    animator.isReversed = true
    rink.advance(250)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    expect(rink.model, is: place)
  }

  @Test(.rule("A-5")) func `stopping a scrubbed animator keeps the scrubbed values`() {
    let animator = rink.mover()
    animator.fractionComplete = 0.7
    animator.stopAnimation(false)
    expect(rink.model, is: 70)
    animator.finishAnimation(at: .start)
    expect(rink.model, is: 0)
  }

  @Test(.rule("A-4"))
  func `stopping an animator keeps the current value of every animated property`() {
    let other = rink.view("Other"), card = rink.card
    let animator = rink.animator {
      card.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 3, y: 3)
      other.center.y = 40
    }
    animator.startAnimation()
    rink.advance(500)
    let seen = card.presentationValues()
    animator.stopAnimation(true)
    expect(card.bounds == seen.bounds && card.bounds.size == CGSize(width: 150, height: 200))
    expect(card.transform == seen.transform && card.alpha == 0.5)
    expect(other.center.y, is: 20)
  }

  @Test(.rule("A-4"))
  func `after an animator is stopped, its views can be animated from their current values`() {
    let first = rink.mover("first")
    first.startAnimation()
    rink.advance(250)
    first.stopAnimation(true)
    let second = rink.mover("second", to: 0)
    second.startAnimation()
    rink.advance(500)
    expect(rink.seen, is: 12.5)
    rink.advance(500)
    expect(rink.lines, equals: ["end of second: end"])
  }

  @Test(.rule("A-4", "A-22"))
  func `stopping an animator during its delay keeps the start values`() {
    let animator = rink.mover()
    animator.startAnimation(afterDelay: 1)
    rink.advance(500)
    animator.stopAnimation(true)
    expect(rink.model == 0 && animator.state == .inactive)
    rink.advance(3_000)
    expect(rink.model == 0 && rink.lines == [])
  }

  @Test(.rule("A-2"))
  func `an animator that is stopped inside its block undoes the changes of the block`() {
    var animator: ViewPropertyAnimator?
    animator = rink.animator { [card = rink.card] in
      card.center.x = 100
      animator?.stopAnimation(true)
    }
    animator?.startAnimation()
    expect(animator?.state, equals: .inactive)
    expect(rink.seen == 0 && rink.model == 0)
    rink.advance(2_000)
    expect(rink.seen == 0 && rink.model == 0)
    animator = nil
  }

  @Test(.rule("A-2", "A-5"))
  func `an animator that was stopped inside its block can be finished`() {
    for position in ViewAnimatingPosition.allCases {
      rink.card.center = .zero
      let animator = rink.animator()
      animator.addAnimations { [card = rink.card, unowned animator] in
        card.center.x = 100
        animator.stopAnimation(false)
        View.animate(withDuration: 1) { card.center.y = 7 }
      }
      animator.startAnimation()
      expect(animator.state == .stopped && rink.seen == 0 && rink.model == 0)
      expect(rink.card.presentationValues().center.y, equals: 7)
      animator.finishAnimation(at: position)
      expect(rink.model, equals: position == .end ? 100 : 0)
    }
  }

  @Test(.rule("A-4", "A-28"))
  func `stopping an animator does not stop a view animation that replaced its animation`() {
    let animator = rink.mover()
    animator.startAnimation()
    rink.advance(500)
    rink.use {
      View.animate(withDuration: 1, options: [.curveLinear, .beginFromCurrentState]) {
        [card = rink.card] in card.center.x = 0
      }
    }
    expect(rink.seen, is: 50)
    animator.stopAnimation(true)
    expect(rink.seen, is: 50)
    expect(rink.model, equals: 0)
    rink.advance(1_000)
    expect(rink.seen, equals: 0)
  }

  @Test(.rule("A-4"))
  func `if an animator's block stops another animator, the stopped view stays in place`() {
    let first = rink.mover("first"), second = rink.animator()
    first.startAnimation()
    rink.advance(250)
    second.addAnimations { [badge = rink.view("Badge")] in
      badge.alpha = 0
      first.stopAnimation(true)
    }
    second.startAnimation()
    expect(rink.seen, is: 25)
    expect(rink.model, is: 25)
    rink.advance(500)
    expect(rink.seen, is: 25)
  }
}
