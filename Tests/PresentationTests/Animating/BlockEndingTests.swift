import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Animation blocks that end before the end of their duration.
@Suite("Ends of animation blocks")
@MainActor struct BlockEndingTests {
  private let rink = Rink()

  private func animate(
    _ name: String, delay: TimeInterval = 0, options: View.AnimationOptions = .curveLinear,
    _ changes: @escaping () -> Void
  ) {
    rink.use {
      View.animate(
        withDuration: 1, delay: delay, options: options, animations: changes,
        completion: note(name))
    }
  }

  private func note(_ name: String) -> (Bool) -> Void {
    { [rink] finished in rink.note("\(name) \(finished)") }
  }

  // MARK: Blocks that change nothing visible

  enum Change: CaseIterable { case none, sameValue, viewWithoutWindow, andBack }

  @Test(.rule("R-10a"), arguments: Change.allCases, [0, 5])
  func `a view animation that changes nothing visible ends in the next run-loop turn`(
    change: Change, delay: TimeInterval
  ) {
    animate("end", delay: delay, options: [.repeat]) { [card = rink.card] in
      switch change {
      case .none: break
      case .sameValue: card.center = card.center
      case .viewWithoutWindow: View("Loose").alpha = 0
      case .andBack: View.performWithoutAnimation { card.alpha = 0 }
      }
    }
    expect(rink.lines, equals: [])
    rink.stage.runTurn()
    expect(rink.lines == ["end true"] && rink.world.clock.now == .zero)
    expect(rink.world.clock.isIdle)
  }

  @Test(.rule("R-10a"), arguments: [true, false])
  func `keyframes that change nothing visible end in the next run-loop turn`(isInWindow: Bool) {
    let loose = View("Loose")
    rink.use {
      View.animateKeyframes(
        withDuration: 1,
        animations: { [card = rink.card] in
          View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            (isInWindow ? card : loose).center.x = 100
          }
        }, completion: note("end"))
    }
    rink.stage.runTurn()
    expect(rink.lines, equals: isInWindow ? [] : ["end true"])
    rink.advance(1_000)
    expect(rink.lines, equals: ["end true"])
  }

  @Test(.rule("R-10a", "A-27"))
  func `a nested view animation that changes nothing visible ends before the outer animation`() {
    animate("outer") { [card = rink.card] in
      card.center.x = 100
      animate("inner") {}
    }
    rink.stage.runTurn()
    expect(rink.lines, equals: ["inner true"])
    rink.advance(1_000)
    expect(rink.lines, equals: ["inner true", "outer true"])
  }

  @Test(.rule("R-10a", "A-27"))
  func `if only a nested animation moves a view, the outer animation still runs to its end`() {
    animate("outer") { [card = rink.card] in animate("inner") { card.center.x = 100 } }
    rink.advance(999)
    expect(rink.lines, equals: [])
    rink.advance(1)
    expect(rink.lines, equals: ["outer true", "inner true"])
  }

  // MARK: Replaced animations

  @Test(
    .rule("R-10b", "A-28"),
    arguments: [View.AnimationOptions(), .repeat, [.repeat, .autoreverse]])
  func `a view animation completes with false if later animations replace all its changes`(
    options: View.AnimationOptions
  ) {
    let card = rink.card
    animate("old", options: options) {
      card.center.x = 100
      card.alpha = 0
    }
    rink.advance(500)
    animate("first", options: .beginFromCurrentState) { card.center.x = 50 }
    rink.stage.runTurn()
    expect(rink.lines, equals: [])
    animate("second", options: .beginFromCurrentState) { card.alpha = 0.5 }
    expect(rink.lines, equals: [])
    rink.stage.runTurn()
    expect(rink.lines == ["old false"] && rink.world.clock.now == .milliseconds(500))
    rink.advance(1_000)
    expect(rink.lines, equals: ["old false", "first true", "second true"])
    expect(rink.world.clock.isIdle)
  }

  @Test(.rule("R-10b", "R-10"))
  func `replaced view animations complete in the order in which they were started`() {
    let (card, badge) = (rink.card, rink.view("Badge"))
    animate("card", options: .repeat) { card.alpha = 0 }
    animate("badge") { badge.alpha = 0 }
    rink.advance(500)
    animate("new", options: .beginFromCurrentState) {
      badge.alpha = 1
      card.alpha = 1
    }
    rink.stage.runTurn()
    expect(rink.lines, equals: ["card false", "badge false"])
  }

  @Test(.rule("R-10b"))
  func `if a view is frozen in its current state, its view animations complete with false`() {
    let card = rink.card
    animate("end", options: [.repeat, .curveLinear]) { card.center.x = 100 }
    rink.advance(500)
    View.freeze([card])
    rink.stage.runTurn()
    expect(rink.lines == ["end false"] && rink.model == 50)
  }

  // MARK: Views that leave their window

  @Test(.rule("R-10b"), arguments: [View.AnimationOptions(), .repeat])
  func `if a view leaves the window, its view animation completes with false`(
    options: View.AnimationOptions
  ) throws {
    let card = rink.card
    animate("end", options: options) { card.center.x = 100 }
    rink.advance(500)
    let superview = try #require(card.superview)
    card.removeFromSuperview()
    expect(rink.seen == 100 && rink.lines == [])
    superview.addSubview(card)
    expect(rink.seen, equals: 100)
    rink.stage.runTurn()
    expect(rink.lines, equals: ["end false"])
    rink.advance(1_000)
    expect(rink.lines == ["end false"] && rink.world.clock.isIdle)
  }

  @Test(.rule("R-10b"))
  func `if a view leaves the window, keyframes and nested animations complete with false`() {
    let card = rink.card
    animate("outer") {
      animate("inner") { card.center.x = 100 }
      View.animateKeyframes(
        withDuration: 1,
        animations: {
          View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0 }
        }, completion: note("keyframes"))
    }
    rink.advance(100)
    card.removeFromSuperview()
    rink.stage.runTurn()
    expect(rink.lines, equals: ["outer false", "inner false", "keyframes false"])
  }

  @Test(.rule("R-10b"))
  func `an animation of two views continues if only one of them leaves the window`() {
    let (card, badge) = (rink.card, rink.view("Badge"))
    animate("end") {
      card.center.x = 100
      badge.center.x = 100
    }
    rink.advance(500)
    badge.removeFromSuperview()
    rink.advance(499)
    expect(rink.lines == [] && badge.presentationValues().center.x == 100)
    expect(rink.seen, is: 99.9)
    rink.advance(1)
    expect(rink.lines, equals: ["end true"])
  }

  @Test(.rule("R-10b"))
  func `a view animation continues if its view moves to another superview in the window`() {
    let (card, badge) = (rink.card, rink.view("Badge"))
    animate("end") { card.center.x = 100 }
    rink.advance(500)
    badge.addSubview(card)
    expect(rink.seen, is: 50)
    rink.advance(500)
    expect(rink.lines, equals: ["end true"])
  }

  @Test(.rule("R-10b"))
  func `if a view is removed at the end of its animation, the completion still gets true`() {
    let card = rink.card
    rink.use {
      View.animate(withDuration: 1) {
        card.alpha = 0
      } completion: { [rink] _ in
        rink.note("first")
        card.removeFromSuperview()
      }
    }
    animate("second") { card.center.x = 100 }
    rink.advance(1_000)
    expect(rink.lines, equals: ["first", "second true"])
  }

  @Test(.rule("R-10b"))
  func `a property animator completes at its end after its view has left the window`() {
    rink.mover(to: 100).startAnimation()
    rink.advance(500)
    rink.card.removeFromSuperview()
    rink.advance(499)
    expect(rink.lines, equals: [])
    rink.advance(1)
    expect(rink.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("R-10b"))
  func `if a full-screen presentation removes a view, the view animation completes with false`()
    throws
  {
    let home = try #require(rink.stage.window.rootViewController)
    animate("end", options: .repeat) { [card = rink.card] in card.alpha = 0 }
    let cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    home.present(cover, animated: false)
    try rink.stage.settle()
    expect(rink.lines == ["end false"] && rink.card.presentationValues().alpha == 0)
  }
}
