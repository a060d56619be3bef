import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Calls for which UIKit raises an exception.
///
/// They are issues of the stage and errors of `catching`.
@Suite("Misuse of a property animator")
@MainActor struct AnimatorErrorTests {
  private let fixture = AnimatorFixture()

  @Test(.rule("A-20"))
  func `finishAnimation on an animator that is not stopped records an issue`() throws {
    let animator = fixture.mover()
    animator.finishAnimation(at: .end)
    let issue = try #require(fixture.stage.issues.first)
    expect(
      issue.message,
      equals: "finishAnimationAtPosition: should only be called on a stopped animator!")
    expect((issue.code, issue.rule, issue.isRaised) == (.animatorState, "A-20", true))
    expect(!issue.advice.isEmpty)
    expect(animator.state == .inactive && fixture.lines == [])
  }

  @Test(.rule("A-20"))
  func `a stopped animator can be finished, but not started or paused`() throws {
    let animator = fixture.mover()
    animator.startAnimation()
    animator.stopAnimation(false)
    let calls: [() -> Void] = [
      animator.startAnimation, animator.pauseAnimation, { animator.stopAnimation(true) },
      { animator.stopAnimation(false) }, { animator.addAnimations {} },
    ]
    for call in calls {
      let issue = try #require(fixture.raised(call))
      expect((issue.code, issue.rule) == (.animatorState, "A-20"))
      expect(
        issue.description,
        equals: "\(issue.code.rawValue): The property animator is already stopped! "
          + issue.advice)
      expect(animator.state, equals: .stopped)
    }
    animator.finishAnimation(at: .end)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-21"))
  func `isInterruptible and isUserInteractionEnabled of an active animator cannot change`() throws {
    let animator = fixture.mover()
    expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    animator.startAnimation()
    for pauses in [false, true] {
      if pauses { animator.pauseAnimation() }
      for set in [
        { animator.isInterruptible = false }, { animator.isUserInteractionEnabled = false },
      ] {
        let issue = try #require(fixture.raised(set))
        expect((issue.code, issue.rule) == (.animatorState, "A-21"))
        expect(issue.message.contains("active animator"))
      }
    }
    expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    animator.stopAnimation(true)
    animator.isInterruptible = false
    animator.isUserInteractionEnabled = false
    expect(!animator.isInterruptible && !animator.isUserInteractionEnabled)
    expect(fixture.stage.issues.count, equals: 4)
  }

  @Test(.rule("A-21"), arguments: ["pause", "stop", "continue", "reverse", "scrub"])
  func `an animator that is not interruptible cannot be paused, stopped or scrubbed`(
    call: String
  ) throws {
    let animator = fixture.mover()
    animator.isInterruptible = false
    animator.startAnimation()
    fixture.advance(250)
    let issue = try #require(
      fixture.raised {
        switch call {
        case "pause": animator.pauseAnimation()
        case "stop": animator.stopAnimation(true)
        case "continue":
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        case "reverse": animator.isReversed = true
        default: animator.fractionComplete = 0.5
        }
      })
    expect((issue.code, issue.rule) == (.animatorState, "A-21"))
    expect(animator.isRunning && !animator.isReversed)
    expect(animator.fractionComplete, is: 0.25)
    fixture.advance(750)
    expect(fixture.lines, equals: ["end of mover: end"])
  }

  @Test(.rule("A-21"))
  func `an animator that is not interruptible can be reversed before it is active`() {
    let animator = fixture.mover()
    animator.isInterruptible = false
    expect(fixture.raised { animator.isReversed = true } == nil)
    animator.startAnimation()
    fixture.advance(1_000)
    expect(fixture.lines, equals: ["end of mover: start"])
  }

  @Test(.rule("A-20"))
  func `deallocating a paused animator records an issue`() throws {
    autoreleasing { $0.pauseAnimation() }
    try expectReleaseIsReported(naming: "Card")
  }

  @Test(.rule("A-20"))
  func `deallocating a stopped animator records an issue`() throws {
    autoreleasing {
      $0.startAnimation()
      $0.stopAnimation(false)
    }
    try expectReleaseIsReported(naming: "")
  }

  @Test(.rule("A-20"))
  func `deallocating an animator before its start or after its end records no issue`() {
    autoreleasing { _ in }
    autoreleasing {
      $0.pauseAnimation()
      $0.stopAnimation(true)
    }
    autoreleasing {
      $0.startAnimation()
      $0.stopAnimation(false)
      $0.finishAnimation(at: .current)
    }
    fixture.advance(100)
    expect(fixture.stage.issues, equals: [])
  }

  private func autoreleasing(_ body: (ViewPropertyAnimator) -> Void) {
    body(fixture.mover())
  }

  private func expectReleaseIsReported(
    naming name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    expect(fixture.stage.issues, equals: [], sourceLocation: sourceLocation)
    let issue = try #require(
      fixture.raised { fixture.stage.runTurn() }, sourceLocation: sourceLocation)
    expect(
      issue.message.hasPrefix(
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released."),
      sourceLocation: sourceLocation)
    expect((issue.code, issue.rule) == (.releasedAnimator, "A-20"), sourceLocation: sourceLocation)
    expect(name.isEmpty || issue.message.contains(name), sourceLocation: sourceLocation)
    fixture.advance(3_000)
    expect(fixture.stage.issues.count, equals: 1, "it is told once", sourceLocation: sourceLocation)
    expect(fixture.lines, equals: [], sourceLocation: sourceLocation)
  }
}
