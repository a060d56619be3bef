import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Animation blocks that end before the end of their duration.
@Suite("Ends of animation blocks")
@MainActor struct BlockEndingTests {
  private let fixture = AnimatorFixture()

  private func animate(
    _ name: String, delay: TimeInterval = 0, options: View.AnimationOptions = .curveLinear,
    _ changes: @escaping () -> Void
  ) {
    fixture.use {
      View.animate(
        withDuration: 1, delay: delay, options: options, animations: changes,
        completion: note(name))
    }
  }

  private func note(_ name: String) -> (Bool) -> Void {
    { [fixture] finished in fixture.note("\(name) \(finished)") }
  }

  // MARK: Blocks that change nothing visible

  enum Change: CaseIterable { case none, sameValue, viewWithoutWindow, andBack }

  @Test(.rule("R-10a"), arguments: Change.allCases, [0, 5])
  func `a view animation that changes nothing visible ends in the next run-loop turn`(
    change: Change, delay: TimeInterval
  ) {
    animate("end", delay: delay, options: [.repeat]) { [card = fixture.card] in
      switch change {
      case .none: break
      case .sameValue: card.center = card.center
      case .viewWithoutWindow: View("Loose").alpha = 0
      case .andBack: View.performWithoutAnimation { card.alpha = 0 }
      }
    }
    expect(fixture.lines, equals: [])
    fixture.stage.runTurn()
    expect(fixture.lines == ["end true"] && fixture.world.clock.now == .zero)
    expect(fixture.world.clock.isIdle)
  }

  @Test(.rule("R-10a"), arguments: [true, false])
  func `keyframes that change nothing visible end in the next run-loop turn`(isInWindow: Bool) {
    let loose = View("Loose")
    fixture.use {
      View.animateKeyframes(
        withDuration: 1,
        animations: { [card = fixture.card] in
          View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            (isInWindow ? card : loose).center.x = 100
          }
        }, completion: note("end"))
    }
    fixture.stage.runTurn()
    expect(fixture.lines, equals: isInWindow ? [] : ["end true"])
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["end true"])
  }

  @Test(.rule("R-10a", "A-27"))
  func `a nested view animation that changes nothing visible ends before the outer animation`() {
    animate("outer") { [card = fixture.card] in
      card.center.x = 100
      animate("inner") {}
    }
    fixture.stage.runTurn()
    expect(fixture.lines, equals: ["inner true"])
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["inner true", "outer true"])
  }

  @Test(.rule("R-10a", "A-27"))
  func `if only a nested animation moves a view, the outer animation still runs to its end`() {
    animate("outer") { [card = fixture.card] in animate("inner") { card.center.x = 100 } }
    fixture.advance(999)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines, equals: ["outer true", "inner true"])
  }

  // MARK: Replaced animations

  @Test(
    .rule("R-10b", "A-28"),
    arguments: [View.AnimationOptions(), .repeat, [.repeat, .autoreverse]])
  func `a view animation completes with false if later animations replace all its changes`(
    options: View.AnimationOptions
  ) {
    let card = fixture.card
    animate("old", options: options) {
      card.center.x = 100
      card.alpha = 0
    }
    fixture.advance(500)
    animate("first", options: .beginFromCurrentState) { card.center.x = 50 }
    fixture.stage.runTurn()
    expect(fixture.lines, equals: [])
    animate("second", options: .beginFromCurrentState) { card.alpha = 0.5 }
    expect(fixture.lines, equals: [])
    fixture.stage.runTurn()
    expect(fixture.lines == ["old false"] && fixture.world.clock.now == .milliseconds(500))
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["old false", "first true", "second true"])
    expect(fixture.world.clock.isIdle)
  }

  @Test(.rule("R-10b", "R-10"))
  func `replaced view animations complete in the order in which they were started`() {
    let (card, badge) = (fixture.card, fixture.view("Badge"))
    animate("card", options: .repeat) { card.alpha = 0 }
    animate("badge") { badge.alpha = 0 }
    fixture.advance(500)
    animate("new", options: .beginFromCurrentState) {
      badge.alpha = 1
      card.alpha = 1
    }
    fixture.stage.runTurn()
    expect(fixture.lines, equals: ["card false", "badge false"])
  }

  @Test(.rule("R-10b"))
  func `if a view is frozen in its current state, its view animations complete with false`() {
    let card = fixture.card
    animate("end", options: [.repeat, .curveLinear]) { card.center.x = 100 }
    fixture.advance(500)
    View.freeze([card])
    fixture.stage.runTurn()
    expect(fixture.lines == ["end false"] && fixture.model == 50)
  }

  // MARK: Views that leave their window

  @Test(.rule("R-10b"), arguments: [View.AnimationOptions(), .repeat])
  func `if a view leaves the window, its view animation completes with false`(
    options: View.AnimationOptions
  ) throws {
    let card = fixture.card
    animate("end", options: options) { card.center.x = 100 }
    fixture.advance(500)
    let superview = try #require(card.superview)
    card.removeFromSuperview()
    expect(fixture.seen == 100 && fixture.lines == [])
    superview.addSubview(card)
    expect(fixture.seen, equals: 100)
    fixture.stage.runTurn()
    expect(fixture.lines, equals: ["end false"])
    fixture.advance(1_000)
    expect(fixture.lines == ["end false"] && fixture.world.clock.isIdle)
  }

  @Test(.rule("R-10b"))
  func `if a view leaves the window, keyframes and nested animations complete with false`() {
    let card = fixture.card
    animate("outer") {
      animate("inner") { card.center.x = 100 }
      View.animateKeyframes(
        withDuration: 1,
        animations: {
          View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0 }
        }, completion: note("keyframes"))
    }
    fixture.advance(100)
    card.removeFromSuperview()
    fixture.stage.runTurn()
    expect(fixture.lines, equals: ["outer false", "inner false", "keyframes false"])
  }

  @Test(.rule("R-10b"))
  func `an animation of two views continues if only one of them leaves the window`() {
    let (card, badge) = (fixture.card, fixture.view("Badge"))
    animate("end") {
      card.center.x = 100
      badge.center.x = 100
    }
    fixture.advance(500)
    badge.removeFromSuperview()
    fixture.advance(499)
    expect(fixture.lines == [] && badge.presentationValues().center.x == 100)
    expect(fixture.seen, is: 99.9)
    fixture.advance(1)
    expect(fixture.lines, equals: ["end true"])
  }

  @Test(.rule("R-10b"))
  func `a view animation continues if its view moves to another superview in the window`() {
    let (card, badge) = (fixture.card, fixture.view("Badge"))
    animate("end") { card.center.x = 100 }
    fixture.advance(500)
    badge.addSubview(card)
    expect(fixture.seen, is: 50)
    fixture.advance(500)
    expect(fixture.lines, equals: ["end true"])
  }

  @Test(.rule("R-10b"))
  func `if a view is removed at the end of its animation, the completion still gets true`() {
    let card = fixture.card
    fixture.use {
      View.animate(withDuration: 1) {
        card.alpha = 0
      } completion: { [fixture] _ in
        fixture.note("first")
        card.removeFromSuperview()
      }
    }
    animate("second") { card.center.x = 100 }
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["first", "second true"])
  }

  @Test(.rule("R-10b"))
  func `a property animator completes at its end after its view has left the window`() {
    fixture.mover(to: 100).startAnimation()
    fixture.advance(500)
    fixture.card.removeFromSuperview()
    fixture.advance(499)
    expect(fixture.lines, equals: [])
    fixture.advance(1)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("R-10b"))
  func `if a full-screen presentation removes a view, the view animation completes with false`()
    throws
  {
    let home = try #require(fixture.stage.window.rootViewController)
    animate("end", options: .repeat) { [card = fixture.card] in card.alpha = 0 }
    let cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    home.present(cover, animated: false)
    try fixture.stage.settle()
    expect(fixture.lines == ["end false"] && fixture.card.presentationValues().alpha == 0)
  }
}
