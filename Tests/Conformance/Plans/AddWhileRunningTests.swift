// Exported from animator/add-while-running by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A block that is added on the way takes the time that is left: one second of two, from a half on
///
@MainActor final class AddWhileRunningTests: PlanTestCase {
  func testPlan() {
    plan("animator/add-while-running", rules: ["A-12"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    home.whenLoaded { $0.addSubview(card) }
    show(home)
    let move = PlannedPropertyAnimator(
      "move",
      duration: 2,
      timing: UICubicTimingParameters(animationCurve: .linear))
    move.add {
      card.center = CGPoint(x: 264, y: 440)
    }

    // Steps
    move.animator.startAnimation()
    advance(1)
    checkProgress("steps[2]", move, fraction: 0.5)
    move.add {
      card.alpha = 0
    }
    checkModel("steps[4]", card, alpha: 0)
    checkSeen("steps[5]", card, alpha: 1)
    advance(0.25)
    checkSeen("steps[7]", card, center: [189, 440], alpha: 0.75)
    advance(0.5)
    checkSeen("steps[9]", card, alpha: 0.25)
    settle(within: 10, "steps[10]")

    // Expectations
    expectRecord(
      """
      move  completion(end)
      """)
    checkSeen("expect.end.seen.card", card, alpha: 0)
    finish()
  }
}
