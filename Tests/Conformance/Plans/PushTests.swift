// Exported from push-pop/push by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A push changes the stack in the call; views and callbacks follow in the commit, didMove and
/// didShow at the end (N-1, N-2, N-10, N-11, N-12).
@MainActor final class PushTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/push", rules: ["N-1", "N-2", "N-10", "N-11", "N-12"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.pushViewController(b, animated: true)
    check("steps[1]", nav.stackedNames, ["A", "B"])
    check("steps[2]", nav.stackedNames.last, "B")
    settle(within: 10, "steps[3]")

    // Expectations
    expectRecord(
      """
      Nav  push(B, animated)
      B  willMove(toParent: Nav)
      B  viewDidLoad
      A  viewWillDisappear(animated)
      B  viewWillAppear(animated)
      Nav.delegate  willShow(B, animated)
      B  viewIsAppearing(animated)
      A  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      B  didMove(toParent: Nav)
      Nav.delegate  didShow(B, animated)
      """)
    check("expect.end.visible", visible, ["Nav", "B"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A", "B"])
    finish()
  }
}
