// Exported from push-pop/plain-push-and-pop by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A plain push and a plain pop in one turn leave nothing to be seen (N-44).
@MainActor final class PlainPushAndPopTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/plain-push-and-pop", rules: ["N-44"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.pushViewController(b, animated: false)
    check("steps[1]", nav.stackedNames.last, "B")
    nav.popViewController(animated: false)
    settle(within: 10, "steps[3]")

    // Expectations
    expectNever(
      """
      B  viewDidLoad
      A  viewWillDisappear
      """)
    expectRecord(
      """
      Nav  push(B)
      B  willMove(toParent: Nav)
      Nav  pop()
      B  willMove(toParent: nil)
      B  didMove(toParent: nil)
      """)
    check("expect.end.visible", visible, ["Nav", "A"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A"])
    finish()
  }
}
