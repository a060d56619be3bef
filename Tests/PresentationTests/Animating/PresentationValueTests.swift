import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The visible values of a view, which can differ from its model values.
@Suite("Presentation values")
@MainActor struct PresentationValueTests {
  private let fixture = AnimatorFixture()

  private func animate(_ changes: @escaping (View) -> Void) {
    fixture.use {
      View.animate(withDuration: 1, options: .curveLinear) { [card = fixture.card] in changes(card)
      }
    }
  }

  @Test func `presentation values of a view without animations are the view's model values`() {
    let card = fixture.card
    card.transform = CGAffineTransform(rotationAngle: 1)
    card.alpha = 0.3
    let seen = card.presentationValues()
    expect(seen.bounds == card.bounds && seen.center == card.center && seen.alpha == card.alpha)
    expect(seen.transform == card.transform && seen.frame == card.frame)
    expect(card.presentationValues(after: .seconds(3)), equals: seen)
  }

  @Test(.rule("A-15")) func `presentation values of each property are interpolated`() {
    animate {
      $0.bounds = CGRect(x: 10, y: 20, width: 300, height: 200)
      $0.center = CGPoint(x: 40, y: 80)
      $0.transform = CGAffineTransform(scaleX: 3, y: 1)
      $0.alpha = 0.2
    }
    fixture.advance(500)
    let seen = fixture.card.presentationValues()
    expect(seen.bounds, equals: CGRect(x: 5, y: 10, width: 200, height: 150))
    expect(seen.center, equals: CGPoint(x: 20, y: 40))
    expect(seen.transform, equals: CGAffineTransform(scaleX: 2, y: 1))
    expect(seen.alpha, is: 0.6)
    expect(seen.frame, equals: CGRect(x: 20 - 200, y: 40 - 75, width: 400, height: 150))
  }

  @Test func `the presentation value of a frame follows the animated center and bounds`() {
    animate { $0.frame = CGRect(x: 0, y: 0, width: 300, height: 200) }
    fixture.advance(500)
    expect(
      fixture.card.presentationValues().frame,
      equals: CGRect(x: -25, y: -25, width: 200, height: 150))
    expect(fixture.card.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `presentation values can be predicted for a later time`() {
    animate { $0.center.x = 100 }
    fixture.advance(200)
    func seen(after milliseconds: Int) -> CGFloat {
      fixture.card.presentationValues(after: .milliseconds(milliseconds)).center.x
    }
    expect(seen(after: 0), is: 20)
    expect(seen(after: 300), is: 50)
    expect(seen(after: 800), is: 100)
    expect(seen(after: 5_000), is: 100)
    expect(seen(after: -100), is: 20)
    fixture.advance(300)
    expect(seen(after: 0), is: 50)
  }

  @Test(.rule("S-33"))
  func `an unanimated change during an animation shifts the presentation values`() {
    animate { $0.center.x = 100 }
    fixture.advance(250)
    fixture.card.center.x += 40
    expect(fixture.seen, is: 65)
    fixture.advance(250)
    expect(fixture.seen, is: 90)
    fixture.advance(500)
    expect(fixture.seen == 140 && fixture.model == 140)
  }

  @Test(.rule("S-33"))
  func `if an animator animates a view, an unanimated change shifts the presentation values`() {
    let animator = fixture.mover()
    animator.fractionComplete = 0.25
    fixture.card.center.x = 300
    expect(fixture.seen, is: 225)
    animator.startAnimation()
    fixture.advance(375)
    expect(fixture.seen, is: 262.5)
    fixture.advance(375)
    expect(fixture.seen == 300 && fixture.lines == ["end of mover: end"])
  }

  @Test(.rule("S-33"))
  func `presentation values of a new animation begin at the old model value`() {
    fixture.card.center.x = -70
    animate { $0.center.x = 100 }
    expect(fixture.seen, is: -70)
  }

  @Test(.rule("S-33"))
  func `if a block sets a property twice, the presentation values move to the last value`() {
    animate {
      $0.center.x = 1_000
      $0.center.x = 100
    }
    expect(fixture.seen, is: 0)
    fixture.advance(500)
    expect(fixture.seen, is: 50)
  }

  @Test
  func `halfway through an animated rotation, the transform's presentation value has no skew`() {
    animate { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    fixture.advance(500)
    let seen = fixture.card.presentationValues().transform
    expect(seen.a.isFinite && seen != .identity && seen != fixture.card.transform)
    expect(seen.a, is: seen.d)
    expect(seen.b, is: -seen.c)
    fixture.advance(500)
    expect(fixture.card.presentationValues().transform, equals: fixture.card.transform)
  }

  @Test func `presentation values of an alpha stay between 0 and 1`() {
    fixture.use {
      View.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0
      ) { [card = fixture.card] in card.alpha = 0 }
    }
    for _ in 0..<50 {
      fixture.advance(20)
      expect((0...1).contains(fixture.card.presentationValues().alpha))
    }
  }
}
