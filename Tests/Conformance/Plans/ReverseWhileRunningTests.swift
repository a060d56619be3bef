// Exported from animator/reverse-while-running by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A running animator that is reversed turns on the spot and takes the time back that it has used;
/// it ends at its start, and so does the model.
@MainActor final class ReverseWhileRunningTests: PlanTestCase {
  func testPlan() {
    plan("animator/reverse-while-running", rules: ["A-3", "A-18", "A-25", "A-26"])

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
    move.animator.isReversed.toggle()
    checkProgress("steps[3]", move, fraction: 0.7, running: true, reversed: true)
    checkSeen("steps[4]", card, center: [124, 440])
    checkModel("steps[5]", card, center: [264, 440])
    advance(0.1)
    checkSeen("steps[7]", card, center: [104, 440])
    settle(within: 10, "steps[8]")

    // Expectations
    expectRecord(
      """
      move  completion(start)
      """)
    checkModel("expect.end.model.card", card, center: [64, 440])
    checkProgress("expect.end.animator.move", move, state: .inactive, reversed: false)
    finish()
  }
}
