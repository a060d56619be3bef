import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite("Touches on animated views") struct AnimatedTouchTests {
  private let home = ViewController("Home")
  private let card = View("card"), button = View("button")
  private let stage: Stage

  init() {
    stage = Stage(home)
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.frame = card.bounds
    card.addSubview(button)
    home.view.addSubview(card)
    stage.runTurn()
  }

  private var hit: View? { home.view.hitTest(CGPoint(x: 50, y: 50), with: nil) }

  @Test(.rule("A-47"))
  func `an animated view gets touches only after its animation, unless the option allows it`()
    throws
  {
    View.animate(withDuration: 1) { card.alpha = 0.5 }
    expect(hit === home.view)
    try stage.settle()
    expect(hit === button)
    View.animate(withDuration: 1, options: .allowUserInteraction) { card.alpha = 1 }
    expect(hit === button)
    try stage.settle()
    View.animate(withDuration: 1) { card.alpha = 1 }
    expect(hit === button, "nothing changes, so nothing is animated")
    try stage.close()
  }

  @Test(.rule("A-47"), arguments: [true, false])
  func `the outer block and keyframes choose whether their views get touches`(
    takesTouches: Bool
  ) throws {
    View.animate(withDuration: 1, options: takesTouches ? .allowUserInteraction : []) {
      View.animate(withDuration: 1, options: takesTouches ? [] : .allowUserInteraction) {
        card.alpha = 0.5
      }
    }
    expect(hit === button, equals: takesTouches)
    try stage.settle()
    View.animateKeyframes(
      withDuration: 1, delay: 0, options: takesTouches ? .allowUserInteraction : []
    ) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { card.alpha = 1 }
    }
    expect(hit === button, equals: takesTouches)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("A-47")) func `a view without its animations gets touches`() throws {
    var results: [Bool] = []
    View.animate(withDuration: 1, animations: { card.alpha = 0.5 }) { results.append($0) }
    card.removeAnimations()
    expect(hit === button && card.presentationValues().alpha == 0.5)
    stage.runTurn()
    expect(results, equals: [false])
    try stage.close()
  }

  @Test(.rule("A-47"), arguments: [true, false])
  func `a property animator chooses whether its views get touches`(takesTouches: Bool) throws {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0.5 }
    if !takesTouches { animator.isUserInteractionEnabled = false }
    animator.startAnimation()
    expect(hit === button, equals: takesTouches)
    try stage.settle()
    expect(hit === button)
    try stage.close()
  }
}
