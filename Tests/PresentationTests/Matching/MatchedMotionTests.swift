import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The movements of matched views in animations.
@Suite("Matched views that animate")
@MainActor struct MatchedMotionTests {
  private let board = Board()
  private let big = rect(0, 0, 100, 100), small = rect(200, 25, 50, 50)

  /// Replaces the source of a matched view in an animation of one second.
  ///
  /// - Returns: Both sources, and the view that matches them, which is the consumer.
  private func handOver() -> (old: View, new: View, consumer: View) {
    let old = board.add("old", big, source(1)), view = board.add("C", .zero, consumer(1))
    board.stage.runTurn()
    let new = View("new", frame: small)
    new.matchedGeometries = [source(1)]
    board.animate {
      old.matchedGeometries[0].isBeingRemoved = true
      board.home.view.addSubview(new)
    }
    return (old, new, view)
  }

  @Test(.rule("G-13"))
  func `when a source is replaced, old source, new source and matched view move together`() {
    let (old, new, view) = handOver()
    for milliseconds in [0, 250, 500, 999] {
      let way = big.interpolated(towards: small, by: Double(milliseconds) / 1_000)
      for view in [old, new, view] {
        expect(view.matchedFrame(after: .milliseconds(milliseconds)), is: way, "\(view.name)")
      }
    }
    expect(old.matchedFrame(after: .seconds(1)), equals: big)
    expect(new.matchedFrame(after: .seconds(1)), equals: small)
    expect(view.matchedFrame(after: .seconds(1)), equals: small)
    board.advance(1_000)
    expect(new.matchedFrame() == small && view.matchedFrame() == small)
    expect(board.issues.isEmpty)
  }

  @Test func `a matched view follows its source in each frame of the source's own animation`() {
    let source = board.add("A", big, source(1)), view = board.add("C", .zero, consumer(1))
    board.stage.runTurn()
    expect(view.matchedFrame(), equals: big)
    board.animate { source.frame.origin.x = 400 }
    for step in 1...4 {
      board.advance(250)
      expect(view.matchedFrame(), is: rect(CGFloat(step) * 100, 0, 100, 100))
    }
    expect(board.issues.isEmpty)
  }

  @Test(.rule("G-13"))
  func `a matched view reaches a new source that moves during the animation`() {
    let (_, new, view) = handOver()
    board.advance(500)
    new.frame.origin.y += 100
    expect(
      view.matchedFrame(),
      is: big.interpolated(towards: small, by: 0.5).offsetBy(dx: 0, dy: 100))
    board.advance(500)
    expect(view.matchedFrame(), equals: new.frame)
  }

  @Test(.rule("G-13"))
  func `without animation, matchedFrame changes immediately when the source is replaced`() {
    let old = board.add("old", big, source(1)), view = board.add("C", .zero, consumer(1))
    board.stage.runTurn()
    board.add("new", small, source(1))
    old.removeFromSuperview()
    expect(view.matchedFrame(), equals: small)
    board.animate {
      View.performWithoutAnimation { board.add("newest", big, source(1)) }
    }
    expect(view.matchedFrame(), equals: big)
  }

  @Test(.rule("G-13"))
  func `a matched view animates to its new source even if the old source is removed first`() {
    let old = board.add("old", big, source(1)), view = board.add("C", rect(7, 7, 7, 7), consumer(1))
    board.stage.runTurn()
    board.animate {
      old.removeFromSuperview()
      board.add("new", small, source(1))
    }
    for part in [0, 0.25, 1] {
      expect(
        view.matchedFrame(after: .seconds(part)), is: big.interpolated(towards: small, by: part))
    }
  }

  @Test(.rule("G-11", "G-13"))
  func `an old source and its replacement move together even if no view matches them`() {
    let old = board.add("old", big, source(1))
    board.stage.runTurn()
    let new = View("new", frame: small)
    new.matchedGeometries = [source(1)]
    board.animate {
      old.matchedGeometries[0].isBeingRemoved = true
      board.home.view.addSubview(new)
    }
    for part in [0, 0.5] {
      let way = big.interpolated(towards: small, by: part)
      expect(old.matchedFrame(after: .seconds(part)), is: way)
      expect(new.matchedFrame(after: .seconds(part)), is: way)
    }
    board.advance(1_000)
    expect(new.matchedFrame() == small && board.issues.isEmpty)
  }

  @Test(.rule("G-13"))
  func `a new source does not move if the old source has already been removed`() {
    let old = board.add("old", big, source(1))
    board.stage.runTurn()
    let new = View("new", frame: small)
    new.matchedGeometries = [source(1)]
    board.animate {
      old.removeFromSuperview()
      board.home.view.addSubview(new)
    }
    expect(new.matchedFrame(), equals: small)
  }

  @Test(.rule("G-15"))
  func `a matched view does not jump when its source is replaced during an animation`() {
    let (_, new, view) = handOver(), there = rect(0, 400, 10, 10)
    board.advance(500)
    let shown = view.matchedFrame()
    board.animate {
      new.matchedGeometries[0].isBeingRemoved = true
      board.add("newest", there, source(1))
    }
    expect(view.matchedFrame(), is: shown)
    board.advance(250)
    // A quarter of the first movement and three quarters of the second movement remain.
    var expected = AdditiveMotion(big)
    let line = MotionCurve.cubic(.linear, duration: 1)
    expected.move(to: small, at: 0, along: line)
    expected.move(to: there, at: 0.5, along: line)
    expect(view.matchedFrame(), is: expected.sample(at: 0.75).value)
    board.advance(750)
    expect(view.matchedFrame(), equals: there)
  }

  @Test(.rule("G-15", "S-36"))
  func `a spring animation to another source keeps the matched view's velocity`() throws {
    let old = board.add("old", big, source(1)), view = board.add("C", .zero, consumer(1))
    let other = board.add("other", small, source(2))
    board.stage.runTurn()
    func spring(_ changes: @escaping () -> Void) {
      board.use { View.animate(springDuration: 0.5, bounce: 0.3) { changes() } }
    }
    var expected = SpringMotion(
      big, spring: try SpringCurve(perceptualDuration: 0.5, bounce: 0.3))
    spring { view.matchedGeometries = [consumer(2)] }
    expected.move(to: small, at: 0)
    board.advance(150)
    spring { view.matchedGeometries = [consumer(1)] }
    expected.move(to: big, at: 0.15)
    for milliseconds in [0, 100, 300] {
      expect(
        view.matchedFrame(after: .milliseconds(milliseconds)),
        is: expected.sample(at: 0.15 + Double(milliseconds) / 1_000).value)
    }
    withExtendedLifetime((old, other)) {}
  }

  @Test(.rule("G-16"), arguments: ["id", "namespace", "properties", "anchor", "isSource", "none"])
  func `changing any parameter of a matched geometry animates the matched view`(
    parameter: String
  ) {
    board.add("A", big, source(1))
    board.add("B", rect(300, 300, 20, 40), MatchedGeometry(id: 2, in: "board"))
    board.add("C", rect(10, 500, 20, 40), MatchedGeometry(id: 1, in: "else"))
    let view = board.add("D", small, consumer(1))
    board.stage.runTurn()
    let (change, target): (() -> Void, CGRect) =
      switch parameter {
      case "id": ({ view.matchedGeometries = [consumer(2)] }, rect(300, 300, 20, 40))
      case "namespace":
        (
          { view.matchedGeometries[0].key = MatchedKey(id: 1, in: "else") },
          rect(10, 500, 20, 40)
        )
      case "properties":
        ({ view.matchedGeometries[0].properties = .position }, rect(25, 25, 50, 50))
      case "anchor": ({ view.matchedGeometries[0].anchor = .topLeading }, rect(50, 50, 100, 100))
      case "isSource": ({ view.matchedGeometries = [source(9)] }, small)
      default: ({ view.matchedGeometries = [] }, small)
      }
    board.animate(change)
    for part in [0, 0.25, 0.5, 1] {
      expect(
        view.matchedFrame(after: .seconds(part)), is: big.interpolated(towards: target, by: part))
    }
    board.advance(1_000)
    expect(view.matchedFrame(), equals: target)
  }

  @Test(.rule("G-16")) func `a matched view returns to its own frame when its source is removed`() {
    let only = board.add("A", big, source(1)), view = board.add("C", small, consumer(1))
    board.stage.runTurn()
    board.animate { only.removeFromSuperview() }
    board.advance(500)
    expect(view.matchedFrame(), is: big.interpolated(towards: small, by: 0.5))
    board.advance(500)
    board.animate { board.home.view.addSubview(only) }
    board.advance(250)
    expect(view.matchedFrame(), is: small.interpolated(towards: big, by: 0.25))
  }

  @Test(.rule("G-16"))
  func `when a matched view moves, views that match this view follow the movement`() {
    board.add("A", big, source(1))
    let yellow = board.add("yellow", small, source(2), consumer(1))
    let red = board.add("red", .zero, consumer(2))
    board.stage.runTurn()
    board.animate {
      yellow.matchedGeometries = [source(2)]
      red.matchedGeometries = [consumer(2, .position, .topLeading)]
    }
    board.advance(500)
    let way = big.interpolated(towards: small, by: 0.5)
    expect(yellow.matchedFrame(), is: way)
    let end = CGRect(origin: CGPoint(x: way.midX, y: way.midY), size: .zero)
    let left = rect(50, 50, 0, 0).offset(to: big).scaled(by: 0.5)
    expect(red.matchedFrame(), is: end.moved(by: left))
  }

  @Test(.rule("G-16", "G-19"))
  func `a view follows its source while the source animates to match another source`() {
    board.add("A", big, source(1))
    let yellow = board.add("yellow", small, source(2)), red = board.add("red", .zero, consumer(2))
    board.stage.runTurn()
    board.animate { yellow.matchedGeometries = [source(2), consumer(1)] }
    for part in [0, 0.5, 1] {
      let way = small.interpolated(towards: big, by: part)
      expect(yellow.matchedFrame(after: .seconds(part)), is: way)
      expect(red.matchedFrame(after: .seconds(part)), is: way)
    }
  }

  @Test(.rule("G-16"))
  func `the animation of a matched view can be scrubbed, reversed and stopped`() {
    board.add("A", big, source(1))
    let view = board.add("C", small, consumer(1))
    board.stage.runTurn()
    let animator = board.use {
      ViewPropertyAnimator(duration: 1, curve: .linear) { view.matchedGeometries = [] }
    }
    animator.fractionComplete = 0.25
    expect(view.matchedFrame(), is: big.interpolated(towards: small, by: 0.25))
    animator.fractionComplete = 0.75
    expect(view.matchedFrame(), is: big.interpolated(towards: small, by: 0.75))
    animator.isReversed = true
    animator.startAnimation()
    board.advance(250)
    expect(view.matchedFrame(), is: big.interpolated(towards: small, by: 0.5))
    animator.stopAnimation(true)
    board.advance(250)
    expect(view.matchedFrame(), is: big.interpolated(towards: small, by: 0.5))
  }

  @Test func `if an animation block changes no matched geometry, no timer is scheduled`() {
    board.add("A", big, source(1))
    let view = board.add("C", small, consumer(1))
    board.stage.runTurn()
    board.animate { view.matchedGeometries = view.matchedGeometries }
    expect(board.stage.world.clock.pending.isEmpty)
  }

  @Test(.rule("G-23"))
  func `removing a matched geometry in an animation moves the view to its own frame`() {
    board.add("card", big, source("card"))
    let detail = board.add("detail", rect(0, 200, 390, 300), consumer("card"))
    expect(detail.matchedFrame(), equals: big)
    board.stage.runTurn()
    board.animate { detail.matchedGeometries = [] }
    for part in [0, 0.5, 1] {
      expect(
        detail.matchedFrame(after: .seconds(part)),
        is: big.interpolated(towards: detail.frame, by: part))
    }
    board.advance(2_000)
    board.animate {
      detail.matchedGeometries = [consumer("card")]
      detail.removeFromSuperview()
    }
    // The view does not move back to the card, because it has been removed from its superview.
    expect(detail.matchedFrame(after: .milliseconds(500)), equals: detail.frame)
  }

  @Test(.rule("G-14")) func `replacing a source changes no view's alpha`() {
    let (old, new, _) = handOver()
    board.advance(500)
    expect(old.presentationValues().alpha == 1 && new.presentationValues().alpha == 1)
  }
}
