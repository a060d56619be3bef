// Exported from animator/add-with-delay-factor by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A block that is added on the way with a delay factor waits for that part of the duration, and
/// takes what is left: from a quarter of two seconds on, half a second and then one.
@MainActor final class AddWithDelayFactorTests: PlanTestCase {
  func testPlan() {
    plan("animator/add-with-delay-factor", rules: ["A-13"])

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
    advance(0.5)
    move.add(after: 0.25) {
      card.alpha = 0
    }
    advance(0.5)
    checkSeen("steps[4]", card, center: [164, 440], alpha: 1)
    advance(0.5)
    checkSeen("steps[6]", card, center: [214, 440], alpha: 0.5)
    settle(within: 10, "steps[7]")

    // Expectations
    expectRecord(
      """
      move  completion(end)
      """)
    checkSeen("expect.end.seen.card", card, alpha: 0)
    finish()
  }
}
