import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Animations of different lengths in one interactive transition")
@MainActor struct MixedLengthTests {
  private let short = View("short", frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  private let late = View("late", frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  private let log = Log()

  private func place(of view: View) -> Double { view.presentationValues().center.x }

  /// Begins a transition of one second with two more animations.
  ///
  /// `short` moves from 0 to 0.25 seconds, and `late` moves from 0.25 to 0.75 seconds.
  private func fixture() throws -> ModalFixture {
    let fixture = try ModalFixture(.blocks)
    fixture.hand.completionCurve = .linear
    fixture.mover.whenAnimating = { [short, late, log] context in
      for view in [short, late] { context.containerView.addSubview(view) }
      View.animate(withDuration: 0.25) {
        short.center.x = 100
      } completion: {
        log.note("short \($0)")
      }
      View.animate(withDuration: 0.5, delay: 0.25, options: .curveEaseIn) {
        late.center.x = 100
      } completion: {
        log.note("late \($0)")
      }
    }
    return fixture.begin()
  }

  @Test(.rule("T-30", "T-36"))
  func `a gesture moves a delayed animation only within the animation's time span`() throws {
    let fixture = try fixture()
    for percent in [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 1, 0.3] {
      fixture.hand.update(percent)
      expect(isNear(place(of: short), min(1, percent / 0.25) * 100), "\(percent)")
      expect(isNear(place(of: late), min(1, max(0, (percent - 0.25) / 0.5)) * 100), "\(percent)")
      expect(isNear(fixture.place, percent * 100))
    }
    expect(log.lines, equals: [])
  }

  @Test(.rule("T-31", "T-36"))
  func `after a finished gesture, each animation completes at its planned time`() throws {
    let fixture = try fixture()
    fixture.hand.update(0.1)
    fixture.hand.finish()
    fixture.stage.advance(by: .milliseconds(149))
    expect(log.lines, equals: [])
    fixture.stage.advance(by: .milliseconds(1))
    expect(log.lines, equals: ["short true"])
    expect(isNear(place(of: late), 0))
    fixture.stage.advance(by: .milliseconds(250))
    expect(isNear(place(of: late), 50))
    fixture.stage.advance(by: .milliseconds(250))
    expect(log.lines, equals: ["short true", "late true"])
    expect(fixture.home.transitionCoordinator != nil)
    try fixture.stage.settle()
    expect(log.lines.count, equals: 2)
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-31", "T-36"), arguments: [0.1, 0.3, 0.9])
  func `a canceled gesture calls all animation completions with false`(
    percent: CGFloat
  ) throws {
    let fixture = try fixture()
    fixture.hand.update(percent)
    fixture.hand.cancel()
    fixture.stage.advance(by: .seconds(percent) - .milliseconds(1))
    expect(log.lines, equals: [])
    try fixture.stage.settle()
    expect(log.lines.sorted(), equals: ["late false", "short false"])
    expect(fixture.mover.arrivals, equals: [false])
    for view in [short, late, fixture.mark] {
      expect(view.center.x, equals: 0)
      expect(place(of: view), equals: 0)
    }
  }

  @Test(.rule("T-37", "A-13"), arguments: [true, false])
  func `with a delayFactor, a gesture moves the animated view only after the delay`(
    finishes: Bool
  ) throws {
    let fixture = try ModalFixture(.interruptible)
    fixture.mover.whenAnimating = { [late] context in
      context.containerView.addSubview(late)
      (fixture.mover as? InterruptibleMarkMover)?.animator?.addAnimations(
        { late.center.x = 100 }, delayFactor: 0.5)
    }
    fixture.begin()
    for percent in [0, 0.4, 0.5, 0.75, 1, 0.6] {
      fixture.hand.update(percent)
      expect(isNear(place(of: late), max(0, percent - 0.5) * 200), "\(percent)")
    }
    fixture.end(finishes: finishes)
    fixture.stage.advance(by: .milliseconds(50))
    expect(isNear(place(of: late), finishes ? 30 : 10))
    try fixture.stage.settle()
    expect(late.center.x, equals: finishes ? 100 : 0)
    expect(place(of: late), equals: finishes ? 100 : 0)
  }

  @Test(.rule("T-30", "T-36"), arguments: [true, false])
  func `a gesture moves each keyframe's view during the keyframe's part of the transition`(
    finishes: Bool
  ) throws {
    let fixture = try ModalFixture(.blocks)
    fixture.hand.completionCurve = .linear
    fixture.mover.whenAnimating = { [short, late] context in
      for view in [short, late] { context.containerView.addSubview(view) }
      View.animateKeyframes(withDuration: 1) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { short.center.x = 100 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { late.center.x = 100 }
      }
    }
    fixture.begin()
    for percent in [0, 0.25, 0.5, 0.75, 1, 0.25] {
      fixture.hand.update(percent)
      expect(isNear(place(of: short), min(1, percent * 2) * 100), "\(percent)")
      expect(isNear(place(of: late), max(0, percent * 2 - 1) * 100), "\(percent)")
    }
    fixture.end(finishes: finishes)
    try fixture.stage.settle()
    for view in [short, late] {
      expect(view.center.x, equals: finishes ? 100 : 0)
      expect(isNear(place(of: view), view.center.x))
    }
  }

  @Test(.rule("T-36"), arguments: [true, false])
  func `an interactive transition with a repeating animation still ends`(finishes: Bool) throws {
    let fixture = try ModalFixture(.blocks)
    fixture.mover.whenAnimating = { [short] context in
      context.containerView.addSubview(short)
      View.animate(withDuration: 0.5, options: [.repeat, .autoreverse]) { short.center.x = 100 }
    }
    fixture.begin()
    for (percent, place) in [(0.25, 50.0), (0.5, 100), (0.75, 50), (1, 0), (0.25, 50)] {
      fixture.hand.update(percent)
      expect(isNear(self.place(of: short), place), "\(percent)")
    }
    fixture.end(finishes: finishes)
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: finishes))
    expect(isNear(place(of: short), short.center.x))
  }

  @Test(.rule("T-33", "T-31"), arguments: AnimatorKind.allCases, [0, -1, Double.nan, .infinity])
  func `an interactive transition with duration 0 ends immediately`(
    kind: AnimatorKind, duration: Double
  ) throws {
    let fixture = try ModalFixture(kind, duration: duration).begin()
    expect(fixture.hand.duration, equals: 0)
    if fixture.home.transitionCoordinator != nil {
      fixture.hand.update(0.5)
      fixture.hand.finish()
    }
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
  }
}
