// Exported from animator/delay by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Started after a delay an animator is active at once and does not move yet; then it takes its
/// whole duration.
@MainActor final class DelayTests: PlanTestCase {
  func testPlan() {
    plan("animator/delay", rules: ["A-1", "A-22"])

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
    move.animator.startAnimation(afterDelay: 0.5)
    checkProgress("steps[1]", move, state: .active, fraction: 0, running: false)
    checkModel("steps[2]", card, center: [264, 440])
    advance(0.4)
    checkSeen("steps[4]", card, center: [64, 440])
    advance(0.6)
    checkProgress("steps[6]", move, fraction: 0.5, running: true)
    checkSeen("steps[7]", card, center: [164, 440])
    settle(within: 10, "steps[8]")

    // Expectations
    expectRecord(
      """
      move  completion(end)
      """)
    finish()
  }
}
