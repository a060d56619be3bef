// Exported from push-pop/set-empty by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// An empty stack is accepted: the top disappears (N-31).
@MainActor final class SetEmptyTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/set-empty", rules: ["N-31"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a, b], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.setViewControllers([], animated: true)
    check("steps[1]", nav.stackedNames.last, nil)
    settle(within: 10, "steps[2]")

    // Expectations
    expectRecord(
      """
      Nav  setViewControllers([], animated)
      A  willMove(toParent: nil)
      B  willMove(toParent: nil)
      B  viewWillDisappear(animated)
      B  viewDidDisappear(animated)
      A  didMove(toParent: nil)
      B  didMove(toParent: nil)
      """)
    check("expect.end.visible", visible, ["Nav"])
    check("expect.end.stack.Nav", nav.stackedNames, [])
    check("expect.end.top.Nav", nav.stackedNames.last, nil)
    finish()
  }
}
