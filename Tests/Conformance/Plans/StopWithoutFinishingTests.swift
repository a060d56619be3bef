// Exported from animator/stop-without-finishing by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Stopped for good, an animator leaves the model where it is seen, and drops its completion (A-4,
///
@MainActor final class StopWithoutFinishingTests: PlanTestCase {
  func testPlan() {
    plan("animator/stop-without-finishing", rules: ["A-4", "A-6", "A-16"])

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
    advance(0.3)
    move.stop(withoutFinishing: true)
    checkProgress("steps[3]", move, state: .inactive, fraction: 0, running: false)
    settle(within: 10, "steps[4]")

    // Expectations
    expectNever(
      """
      move  completion(end)
      move  completion(start)
      move  completion(current)
      """)
    expectRecord(
      """
      """)
    checkModel("expect.end.model.card", card, center: [124, 440])
    finish()
  }
}
