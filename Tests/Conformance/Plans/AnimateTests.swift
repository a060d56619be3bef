// Exported from animator/animate by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A change without an animator: the model is there at once, what is seen follows, and a second one
/// may begin where the first is seen and replaces it (A-15, A-28, R-10b).
@MainActor final class AnimateTests: PlanTestCase {
  func testPlan() {
    plan("animator/animate", rules: ["A-15", "A-28", "R-10b"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    home.whenLoaded { $0.addSubview(card) }
    show(home)

    // Steps
    UIView.animate(withDuration: 1, delay: 0.5, options: [.curveLinear]) {
      card.center = CGPoint(x: 264, y: 440)
    } completion: { [self] finished in
      record("card", "animate completion(\(finished))")
    }
    checkModel("steps[1]", card, center: [264, 440])
    advance(1)
    checkSeen("steps[3]", card, center: [164, 440])
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      card.center = CGPoint(x: 64, y: 440)
    } completion: { [self] finished in
      record("card", "animate completion(\(finished))")
    }
    checkSeen("steps[5]", card, center: [164, 440])
    advance(0.5)
    checkSeen("steps[7]", card, center: [114, 440])
    settle(within: 10, "steps[8]")

    // Expectations
    expectRecord(
      """
      card  animate completion(false)
      card  animate completion(true)
      """)
    checkSeen("expect.end.seen.card", card, center: [64, 440])
    finish()
  }
}
