// Exported from animator/spring-with-its-own-time by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A spring of mass, stiffness and damping settles in its own time, independent of the duration
///
@MainActor final class SpringWithItsOwnTimeTests: PlanTestCase {
  func testPlan() {
    plan("animator/spring-with-its-own-time", rules: ["A-42"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    home.whenLoaded { $0.addSubview(card) }
    show(home)
    let move = PlannedPropertyAnimator(
      "move",
      duration: 1,
      timing: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0)))
    move.add {
      card.center = CGPoint(x: 264, y: 440)
    }

    // Steps
    move.animator.startAnimation()
    advance(0.1)
    checkSeen("steps[2]", card, center: [116.848223531, 440])
    settle(within: 10, "steps[3]")

    // Expectations
    expectRecord(
      """
      move  completion(end)
      """)
    checkSeen("expect.end.seen.card", card, center: [264, 440])
    finish()
  }
}
