// Exported from animator/nothing-to-animate by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// With animations off an animator ends in the next turn, even if it is paused before that.
@MainActor final class NothingToAnimateTests: PlanTestCase {
  func testPlan() {
    plan("animator/nothing-to-animate", rules: ["A-17"])

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
    UIView.setAnimationsEnabled(false)
    move.animator.startAnimation()
    move.animator.pauseAnimation()
    checkProgress("steps[3]", move, state: .active)
    checkSeen("steps[4]", card, center: [264, 440])
    runTurns(1)

    // Expectations
    expectRecord(
      """
      move  completion(end)
      """)
    checkProgress("expect.end.animator.move", move, state: .inactive)
    finish()
  }
}
