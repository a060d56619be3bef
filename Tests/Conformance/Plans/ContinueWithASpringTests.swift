// Exported from animator/continue-with-a-spring by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A paused animator continues from where it is along another curve, over a part of its duration; a
/// spring may overshoot.
@MainActor final class ContinueWithASpringTests: PlanTestCase {
  func testPlan() {
    plan("animator/continue-with-a-spring", rules: ["A-24", "A-41"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    home.whenLoaded { $0.addSubview(card) }
    show(home)
    let move = PlannedPropertyAnimator(
      "move",
      duration: 1,
      timing: UICubicTimingParameters(animationCurve: .linear))
    move.add {
      card.center = CGPoint(x: 264, y: 440)
    }

    // Steps
    move.animator.startAnimation()
    advance(0.5)
    move.animator.pauseAnimation()
    move.animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 0.4, initialVelocity: CGVector(dx: 0, dy: 0)),
      durationFactor: 2)
    checkSeen("steps[4]", card, center: [164, 440])
    advance(0.6)
    checkSeen("steps[6]", card, center: [278.282430827, 440])
    settle(within: 10, "steps[7]")

    // Expectations
    expectRecord(
      """
      move  completion(end)
      """)
    checkSeen("expect.end.seen.card", card, center: [264, 440])
    finish()
  }
}
