import Foundation
import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor private final class Ends {
  var all: [ViewAnimatingPosition] = []
}

/// Calls on an animator inside its blocks and observers, and at unusual moments.
@MainActor @Suite("Animators inside callbacks") struct AnimatorReentryTests {
  private let home = ViewController("Home")
  private let card = View("card")
  private let stage: Stage

  init() {
    stage = Stage(home)
    home.view.addSubview(card)
  }

  @Test(.rule("A-20"))
  func `if nothing else is scheduled, deallocating a paused animator still records an issue`()
    throws
  {
    try stage.settle()
    stage.world.use {
      ViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0 }.pauseAnimation()
    }
    stage.runTurn()
    expect(stage.issues.map(\.code), equals: [.releasedAnimator])
  }

  @Test(.rule("A-2")) func `a block can stop and restart its own animator`() throws {
    try stage.world.use {
      let animator = ViewPropertyAnimator(
        duration: 1, timingParameters: CubicTimingParameters(animationCurve: .linear))
      animator.addAnimations { [card, unowned animator] in
        card.alpha = 0.5
        animator.stopAnimation(true)
        animator.addAnimations { card.alpha = 0 }
        animator.startAnimation()
      }
      animator.startAnimation()
      expect(animator.isRunning)
      try stage.settle()
      expect(card.alpha, equals: 0)
    }
  }

  @Test(.rule("A-8"))
  func `an observer of isRunning can add a completion to the animator`() throws {
    try stage.world.use {
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { [card] in card.alpha = 0 }
      animator.pauseAnimation()
      let ends = Ends()
      _ = observed {
        animator.isRunning
      } onChange: {
        animator.addCompletion { ends.all.append($0) }
      }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      try stage.settle()
      expect(ends.all, equals: [.end])
      expect(stage.world.clock.now, equals: .milliseconds(500))
    }
  }

  @Test(.rule("A-2")) func `a paused animator becomes inactive when its test world ends`() {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { [card] in card.alpha = 0 }
    stage.world.use { animator.pauseAnimation() }
    stage.world.end()
    expect(animator.state, equals: .inactive)
  }

  @Test(.rule("S-40")) func `a repeating animation ends when its view is removed`() {
    stage.world.use {
      View.animate(withDuration: 1, options: [.repeat, .autoreverse]) { card.alpha = 0 }
    }
    stage.advance(by: .milliseconds(500))
    expect(card.presentationValues().alpha < 0.6)
    card.removeFromSuperview()
    expect(card.presentationValues().alpha, equals: 0)
  }

  @Test(.rule("T-18"))
  func `a view animation inside an alongsideTransition block calls its completion`() throws {
    let menu = ViewController("Menu")
    var ends: [Bool] = []
    home.present(menu, animated: true)
    home.transitionCoordinator?.animate(
      alongsideTransition: { [card] _ in
        View.animate(withDuration: 9) {
          card.alpha = 0
        } completion: {
          ends.append($0)
        }
      }, completion: nil)
    try stage.settle()
    expect(ends, equals: [true])
  }

  @Test(.rule("A-27"))
  func `a nested spring animation overshoots if it overrides the inherited curve`() {
    stage.world.use {
      View.animate(withDuration: 1, options: .curveLinear) {
        View.animate(
          withDuration: 5, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0,
          options: .overrideInheritedCurve
        ) { card.center.x = 100 }
      }
    }
    let places = (1...99).map {
      card.presentationValues(after: .milliseconds($0 * 10)).center.x
    }
    expect(places.contains { $0 > 100 })
  }
}
