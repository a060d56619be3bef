// Exported from push-pop/set-equal by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// To set what is there does nothing that is seen (N-32).
@MainActor final class SetEqualTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/set-equal", rules: ["N-32"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a, b], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.setViewControllers([a, b], animated: true)
    settle(within: 10, "steps[1]")

    // Expectations
    expectRecord(
      """
      Nav  setViewControllers([A, B], animated)
      """)
    check("expect.end.visible", visible, ["Nav", "B"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A", "B"])
    finish()
  }
}
