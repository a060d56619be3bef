import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Animations of `View.animate` and related functions.
@Suite("View animations")
@MainActor struct BlockAnimationTests {
  private let fixture = AnimatorFixture()

  private func animate(
    _ name: String = "end", _ duration: TimeInterval = 1, delay: TimeInterval = 0,
    options: View.AnimationOptions = .curveLinear, to place: CGFloat = 100
  ) {
    fixture.use {
      View.animate(withDuration: duration, delay: delay, options: options) {
        [card = fixture.card] in
        card.center.x = place
      } completion: { [fixture] isOver in
        fixture.note("\(name) \(isOver)")
      }
    }
  }

  @Test(.rule("A-15", "R-10", "S-39"))
  func `a view animation changes model values at once and presentation values gradually`() {
    animate()
    expect(fixture.model, equals: 100)
    expect(fixture.seen, is: 0)
    fixture.advance(400)
    expect(fixture.seen, is: 40)
    fixture.advance(599)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines == ["end true"] && fixture.seen == 100)
  }

  @Test(.rule("A-40")) func `view animations take the curve easeInOut by default`() {
    fixture.use { View.animate(withDuration: 1) { [card = fixture.card] in card.center.x = 100 } }
    fixture.advance(250)
    expect(fixture.seen, is: 100 * CubicCurve.easeInOut.value(at: 0.25))
  }

  @Test(
    .rule("A-40"),
    arguments: zip(
      [View.AnimationOptions.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear],
      [CubicCurve.easeInOut, .easeIn, .easeOut, .linear]))
  func `view animations take the curve of their options`(
    options: View.AnimationOptions, curve: CubicCurve
  ) {
    animate(options: options)
    fixture.advance(250)
    expect(fixture.seen, is: 100 * curve.value(at: 0.25))
  }

  @Test(.rule("S-40")) func `view animations stay at the start during a delay`() {
    animate(delay: 0.5)
    expect(fixture.model, equals: 100)
    fixture.advance(500)
    expect(fixture.seen, is: 0)
    fixture.advance(250)
    expect(fixture.seen, is: 25)
    fixture.advance(749)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines, equals: ["end true"])
  }

  @Test(.rule("R-10"))
  func `view animations with equal end times complete in the order of the animate calls`() {
    for (name, duration, delay) in [
      ("a", 0.5, 0), ("b", 0.3, 0), ("c", 0.2, 0.3), ("d", 0.1, 0), ("e", 0.3, 0),
    ] { animate(name, duration, delay: delay, to: fixture.model + 10) }
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["d true", "b true", "e true", "a true", "c true"])
  }

  @Test(.rule("R-10"))
  func `if view animations and animators end together, the one started first completes first`() {
    animate("a", 0.5)
    fixture.mover("b", 0.5, to: 200).startAnimation()
    animate("c", 0.5, to: 300)
    fixture.advance(500)
    expect(fixture.lines, equals: ["a true", "end of b: end", "c true"])
  }

  @Test(.rule("R-10"), arguments: [0, -1, .nan, .infinity])
  func `animate with duration 0 calls its completion before returning`(duration: TimeInterval) {
    animate("end", duration)
    expect(fixture.lines == ["end true"] && fixture.seen == 100)
  }

  @Test(.rule("A-17"))
  func `while animations are disabled, animate calls its completion before returning`() {
    fixture.use {
      expect(View.areAnimationsEnabled)
      View.setAnimationsEnabled(false)
      expect(!View.areAnimationsEnabled)
    }
    animate(delay: 3)
    expect(fixture.lines == ["end true"] && fixture.seen == 100)
    fixture.use { View.setAnimationsEnabled(true) }
    animate(to: 0)
    expect(fixture.seen, is: 100)
  }

  @Test(.rule("A-17"))
  func `view animations of a view without a window show their end values immediately`() {
    let loose = View("Loose")
    fixture.use { View.animate(withDuration: 1) { loose.center.x = 100 } }
    expect(loose.presentationValues().center.x, equals: 100)
  }

  @Test func `performWithoutAnimation inside an animation block changes values immediately`() {
    fixture.use {
      View.animate(withDuration: 1) { [card = fixture.card] in
        card.center.x = 100
        View.performWithoutAnimation { card.center.y = 100 }
        card.alpha = 0
      }
    }
    fixture.advance(500)
    let seen = fixture.card.presentationValues()
    expect(seen.center == CGPoint(x: 50, y: 100) && seen.alpha == 0.5)
  }

  @Test func `inside performWithoutAnimation, animate calls its completion synchronously`() {
    fixture.use { View.performWithoutAnimation { animate() } }
    expect(fixture.lines == ["end true"] && fixture.seen == 100)
  }

  @Test(.rule("A-17a"), arguments: [true, false])
  func `performWithoutAnimation turns animations off for its block only`(areEnabled: Bool) {
    fixture.use {
      View.setAnimationsEnabled(areEnabled)
      View.animate(withDuration: 1) {
        View.performWithoutAnimation {
          expect(!View.areAnimationsEnabled)
          View.performWithoutAnimation { View.setAnimationsEnabled(true) }
          expect(!View.areAnimationsEnabled)
        }
        expect(View.areAnimationsEnabled, equals: areEnabled)
      }
    }
  }

  @Test(.rule("A-17a", "P-23"))
  func `a present or push call in performWithoutAnimation is not animated`() throws {
    let stack = NavigationController(rootViewController: ViewController("Root"))
    let stage = Stage(stack)
    stage.world.use {
      View.performWithoutAnimation {
        stack.pushViewController(ViewController("Next"), animated: true)
      }
    }
    stage.world.use {
      View.performWithoutAnimation { stack.present(ViewController("Menu"), animated: true) }
    }
    try stage.settle()
    expect(stage.world.clock.now, equals: .zero)
    expect(stage.visible, equals: ["NavigationController #1", "Next", "Menu"])
    try stage.close()
  }

  // MARK: Springs

  @Test(.rule("A-41"))
  func `view animations with a damping ratio follow a spring and end after the given duration`()
    throws
  {
    fixture.use {
      View.animate(
        withDuration: 0.8, delay: 0.2, usingSpringWithDamping: 0.5, initialSpringVelocity: 3
      ) { [card = fixture.card] in
        card.center.x = 100
      } completion: { [fixture] in
        fixture.note("end \($0)")
      }
    }
    let spring = try SpringCurve(dampingRatio: 0.5, duration: 0.8, initialVelocity: 3)
    fixture.advance(200)
    for step in 1...7 {
      fixture.advance(100)
      expect(fixture.seen, is: 100 * spring.value(at: Double(step) / 10))
    }
    fixture.advance(100)
    expect(fixture.lines, equals: ["end true"])
  }

  @Test(.rule("A-46"))
  func `if view animations have a bounce, they run until their spring has settled`() throws {
    fixture.use {
      View.animate(springDuration: 0.4, bounce: 0.25) { [card = fixture.card] in
        card.center.x = 100
      } completion: { [fixture] in
        fixture.note("end \($0)")
      }
    }
    let spring = try SpringCurve(perceptualDuration: 0.4, bounce: 0.25)
    fixture.advance(300)
    expect(fixture.seen, is: 100 * spring.value(at: 0.3))
    fixture.stage.advance(by: .seconds(try #require(spring.settlingTime()) - 0.301))
    expect(fixture.lines, equals: [])
    fixture.advance(2)
    expect(fixture.lines, equals: ["end true"])
  }

  // MARK: Repeated animations

  @Test(.rule("S-40"))
  func `repeating view animations start again from the beginning and never end`() {
    animate(options: [.curveLinear, .repeat])
    for _ in 0..<5 {
      fixture.advance(250)
      expect(fixture.seen, is: 25)
      fixture.advance(500)
      expect(fixture.seen, is: 75)
      fixture.advance(250)
    }
    expect(fixture.lines, equals: [])
  }

  @Test(.rule("S-40")) func `repeating view animations with autoreverse move back and forth`() {
    animate(options: [.curveLinear, .repeat, .autoreverse])
    for _ in 0..<3 {
      fixture.advance(750)
      expect(fixture.seen, is: 75)
      fixture.advance(500)
      expect(fixture.seen, is: 75)
      fixture.advance(500)
      expect(fixture.seen, is: 25)
      fixture.advance(250)
    }
    expect(fixture.lines, equals: [])
  }

  @Test(.rule("S-40"))
  func `view animations with autoreverse move back once, then jump to the model values`() {
    animate(options: [.curveLinear, .autoreverse])
    fixture.advance(1_250)
    expect(fixture.seen, is: 75)
    fixture.advance(749)
    expect(fixture.seen, is: 0.1)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines == ["end true"] && fixture.seen == 100)
  }

  @Test(.rule("S-40")) func `repeating view animations wait for their delay only once`() {
    animate(delay: 0.5, options: [.curveLinear, .repeat])
    fixture.advance(500)
    for _ in 0..<3 {
      fixture.advance(50)
      expect(fixture.seen, is: 5)
      fixture.advance(450)
      expect(fixture.seen, is: 50)
      fixture.advance(500)
    }
  }

  // MARK: Successive animations

  @Test(.rule("A-28", "S-34"))
  func `if several view animations change the same property, their changes add up`() {
    animate("first")
    fixture.advance(500)
    animate("second", to: 0)
    expect(fixture.seen, is: 50)
    fixture.advance(250)
    expect(fixture.seen, is: 75 - 25)
    fixture.advance(250)
    expect(fixture.seen, is: 50)
    expect(fixture.lines, equals: ["first true"])
    fixture.advance(500)
    expect(fixture.seen == 0 && fixture.lines == ["first true", "second true"])
  }

  @Test(.rule("A-28", "R-10b"))
  func `view animations with beginFromCurrentState replace animations of the same property`() {
    animate("first")
    fixture.advance(500)
    animate("second", options: [.curveLinear, .beginFromCurrentState], to: 0)
    expect(fixture.seen, is: 50)
    fixture.advance(500)
    expect(fixture.seen, is: 25)
    fixture.advance(500)
    expect(fixture.seen == 0 && fixture.model == 0)
    expect(fixture.lines, equals: ["first false", "second true"])
  }

  @Test(.rule("A-28"))
  func `beginFromCurrentState does not stop running animations of other properties`() {
    let card = fixture.card
    fixture.use { View.animate(withDuration: 1, options: .curveLinear) { card.alpha = 0 } }
    fixture.advance(500)
    animate(options: [.curveLinear, .beginFromCurrentState])
    fixture.advance(250)
    expect(card.presentationValues().alpha, is: 0.25)
  }

  @Test(.rule("A-28"))
  func `a view animation with beginFromCurrentState ends a repeating animation`() {
    animate("round", options: [.curveLinear, .repeat])
    fixture.advance(500)
    animate("stop", options: [.curveLinear, .beginFromCurrentState], to: 0)
    fixture.advance(1_000)
    expect(fixture.seen == 0 && fixture.model == 0)
    fixture.advance(500)
    expect(fixture.seen, equals: 0)
  }

  // MARK: Nested animations

  /// Begins an animation of one second.
  ///
  /// Its block begins a second animation, of 0.2 seconds.
  private func nest(_ options: View.AnimationOptions, in badge: View) {
    fixture.use {
      View.animate(withDuration: 1, options: .curveLinear) { [card = fixture.card] in
        card.center.x = 100
        expect(View.inheritedAnimationDuration, equals: 1)
        View.animate(withDuration: 0.2, options: options) {
          badge.center.x = 100
        } completion: { [fixture] in
          fixture.note("inner \($0)")
        }
      } completion: { [fixture] in
        fixture.note("outer \($0)")
      }
      expect(View.inheritedAnimationDuration, equals: 0)
    }
  }

  @Test(.rule("A-27")) func `nested view animations take the outer duration and curve`() {
    let badge = fixture.view("Badge")
    nest(.curveEaseIn, in: badge)
    fixture.advance(250)
    expect(badge.presentationValues().center.x, is: 25)
    fixture.advance(750)
    expect(fixture.lines, equals: ["outer true", "inner true"])
  }

  @Test(.rule("A-27"))
  func `nested view animations that override the inherited duration take their own duration`() {
    let badge = fixture.view("Badge")
    nest([.curveEaseIn, .overrideInheritedDuration], in: badge)
    fixture.advance(100)
    expect(badge.presentationValues().center.x, is: 50)
    fixture.advance(100)
    expect(fixture.lines, equals: ["inner true"])
  }

  @Test(.rule("A-27"))
  func `nested view animations that override the inherited curve take their own curve`() {
    let badge = fixture.view("Badge")
    nest([.curveEaseIn, .overrideInheritedCurve], in: badge)
    fixture.advance(500)
    expect(badge.presentationValues().center.x, is: 100 * CubicCurve.easeIn.value(at: 0.5))
  }

  @Test func `view animations with the option layoutSubviews animate changes of the layout`() {
    final class Row: View {
      var place: CGFloat = 0
      let label = View("Label")
      override func layoutSubviews() { label.center.x = place }
    }
    for options: View.AnimationOptions in [[.curveLinear], [.curveLinear, .layoutSubviews]] {
      let row = Row("Row", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      row.addSubview(row.label)
      fixture.card.addSubview(row)
      fixture.stage.runTurn()
      fixture.use {
        View.animate(withDuration: 1, options: options) {
          row.center.x = 100
          row.place = 100
          row.setNeedsLayout()
        }
      }
      fixture.advance(500)
      let seen = row.label.presentationValues().center.x
      expect(seen, is: options.contains(.layoutSubviews) ? 50 : 100)
    }
  }

  @Test func `after a view animation has ended, nothing is scheduled on the virtual clock`() {
    animate()
    fixture.advance(1_000)
    expect(fixture.world.clock.isIdle)
    expect(fixture.card.presentationValues().center, equals: fixture.card.center)
  }
}
