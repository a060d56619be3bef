import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Durations and delays that exceed the range of the clock.
///
/// No such number stops the program, and an animation of more than thirty years never ends.
@MainActor @Suite("Huge numbers") struct HugeNumberTests {
  private let home = ViewController("Home")
  private let card = View("card")

  private func animating(_ animate: (View) -> Void) throws {
    let stage = Stage(home)
    home.view.addSubview(card)
    stage.world.use { animate(card) }
    stage.advance(by: .seconds(10))
    expect(card.presentationValues().alpha > 0.999)
    stage.world.end()
  }

  @Test(.rule("R-10")) func `a view animation with a huge duration and delay never ends`() throws {
    try animating { card in
      View.animate(withDuration: 1e300, delay: 1e300, animations: { card.alpha = 0 }) { _ in
        Issue.record("It has ended.")
      }
    }
  }

  @Test(.rule("A-22")) func `an animator with a huge delay never moves`() throws {
    try animating { card in
      ViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0 }
        .startAnimation(afterDelay: 1e300)
    }
  }

  @Test(.rule("A-42")) func `an animator with a very slow spring hardly moves`() throws {
    try animating { card in
      let spring = SpringTimingParameters(
        mass: 1e40, stiffness: 1e-40, damping: 1e-45, initialVelocity: .zero)
      let animator = ViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations { card.alpha = 0 }
      animator.startAnimation()
    }
  }

  @Test(.rule("A-24"))
  func `an animator hardly moves if it continues with a huge duration factor`() throws {
    try animating { card in
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0 }
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1e200)
    }
  }
}
