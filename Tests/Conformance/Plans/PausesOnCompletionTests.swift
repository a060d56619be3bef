// Exported from animator/pauses-on-completion by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// An animator that pauses at its end stays active there without a word, may go back, and completes
/// when it is stopped and finished.
@MainActor final class PausesOnCompletionTests: PlanTestCase {
  func testPlan() {
    plan("animator/pauses-on-completion", rules: ["A-5", "A-7"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    home.whenLoaded { $0.addSubview(card) }
    show(home)
    let move = PlannedPropertyAnimator(
      "move",
      duration: 1,
      timing: UICubicTimingParameters(animationCurve: .linear))
    move.animator.pausesOnCompletion = true
    move.add {
      card.center = CGPoint(x: 264, y: 440)
    }

    // Steps
    move.animator.startAnimation()
    advance(2)
    checkProgress("steps[2]", move, state: .active, fraction: 1, running: false)
    checkSeen("steps[3]", card, center: [264, 440])
    move.animator.isReversed.toggle()
    move.animator.startAnimation()
    advance(0.5)
    checkSeen("steps[7]", card, center: [164, 440])
    advance(0.5)
    checkProgress("steps[9]", move, state: .active, running: false)
    move.stop(withoutFinishing: false)
    move.animator.finishAnimation(at: .start)

    // Expectations
    expectRecord(
      """
      move  completion(start)
      """)
    checkModel("expect.end.model.card", card, center: [64, 440])
    finish()
  }
}
