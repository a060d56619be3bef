// Exported from push-pop/pushed-leaves-in-the-same-turn by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A controller that is pushed and removed in the same turn leaves the shown top on screen, without
/// callbacks (N-28).
@MainActor final class PushedLeavesInTheSameTurnTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/pushed-leaves-in-the-same-turn", rules: ["N-28"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a], animated: false)
    show(nav)

    // Steps
    nav.pushViewController(b, animated: true)
    b.leaveParent()
    settle(within: 10, "steps[2]")

    // Expectations
    expectRecord(
      """
      Nav  push(B, animated)
      B  willMove(toParent: Nav)
      """)
    check("expect.end.visible", visible, ["Nav", "A"])
    check("expect.end.appearance.A", a.planAppearance, "appeared")
    finish()
  }
}
