// Exported from animator/scrub-by-time by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// With scrubsLinearly off a scrub sets the time, and what is seen keeps to the curve.
@MainActor final class ScrubByTimeTests: PlanTestCase {
  func testPlan() {
    plan("animator/scrub-by-time", rules: ["A-23", "A-40"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    home.whenLoaded { $0.addSubview(card) }
    show(home)
    let move = PlannedPropertyAnimator(
      "move",
      duration: 1,
      timing: UICubicTimingParameters(animationCurve: .easeInOut))
    move.animator.scrubsLinearly = false
    move.add {
      card.center = CGPoint(x: 264, y: 440)
    }

    // Steps
    move.animator.fractionComplete = 0.25
    checkSeen("steps[1]", card, center: [89.8, 440], within: 0.1)
    checkProgress("steps[2]", move, fraction: 0.25)
    move.animator.startAnimation()
    settle(within: 10, "steps[4]")

    // Expectations
    expectRecord(
      """
      move  completion(end)
      """)
    finish()
  }
}
