// Exported from animator/scrub by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A scrubbed animator is seen where it is scrubbed to, straight along the way, and at 1 it does
/// not complete; resumed, it takes its curve again.
@MainActor final class ScrubTests: PlanTestCase {
  func testPlan() {
    plan("animator/scrub", rules: ["A-2", "A-11", "A-15", "A-23"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    home.whenLoaded { $0.addSubview(card) }
    show(home)
    let move = PlannedPropertyAnimator(
      "move",
      duration: 1,
      timing: UICubicTimingParameters(animationCurve: .easeIn))
    move.add {
      card.center = CGPoint(x: 264, y: 440)
    }

    // Steps
    checkModel("steps[0]", card, center: [64, 440])
    move.animator.fractionComplete = 0.3
    checkSeen("steps[2]", card, center: [124, 440])
    checkModel("steps[3]", card, center: [264, 440])
    checkProgress("steps[4]", move, state: .active, fraction: 0.3, running: false)
    move.animator.fractionComplete = 1
    settle(within: 10, "steps[6]")
    checkProgress("steps[7]", move, state: .active, fraction: 1, running: false)
    checkSeen("steps[8]", card, frame: [224, 400, 80, 80])
    move.animator.fractionComplete = 0.5
    move.animator.startAnimation()
    settle(within: 10, "steps[11]")

    // Expectations
    expectRecord(
      """
      move  completion(end)
      """)
    checkSeen("expect.end.seen.card", card, center: [264, 440])
    checkProgress("expect.end.animator.move", move, state: .inactive, fraction: 0)
    finish()
  }
}
