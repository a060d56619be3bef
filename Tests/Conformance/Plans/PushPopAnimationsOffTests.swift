// Exported from push-pop/animations-off by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// With animations off an animated push is a plain one, and its flag says so (N-16).
@MainActor final class PushPopAnimationsOffTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/animations-off", rules: ["N-16"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a], animated: false)
    nav.hear()
    show(nav)

    // Steps
    UIView.setAnimationsEnabled(false)
    nav.pushViewController(b, animated: true)
    runTurns(1)

    // Expectations
    expectRecord(
      """
      Nav  push(B)
      B  willMove(toParent: Nav)
      B  viewDidLoad
      A  viewWillDisappear
      B  viewWillAppear
      Nav.delegate  willShow(B)
      A  viewDidDisappear
      B  viewIsAppearing
      B  viewDidAppear
      B  didMove(toParent: Nav)
      Nav.delegate  didShow(B)
      """)
    check("expect.end.visible", visible, ["Nav", "B"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A", "B"])
    finish()
  }
}
