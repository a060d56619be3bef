// Exported from push-pop/double-tap by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Two taps push twice: the second push waits for the end of the first, and is carried out (N-40,
/// N-42, N-50).
@MainActor final class DoubleTapTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/double-tap", rules: ["N-40", "N-42", "N-50"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    let c = PlannedController("C")
    nav.setViewControllers([a], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.pushViewController(b, animated: true)
    nav.pushViewController(c, animated: true)
    check("steps[2]", nav.stackedNames, ["A", "B"])
    settle(within: 10, "steps[3]")

    // Expectations
    expectRecord(
      """
      Nav  push(B, animated)
      B  willMove(toParent: Nav)
      Nav  push(C, animated)
      B  viewDidLoad
      A  viewWillDisappear(animated)
      B  viewWillAppear(animated)
      Nav.delegate  willShow(B, animated)
      B  viewIsAppearing(animated)
      A  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      B  didMove(toParent: Nav)
      Nav.delegate  didShow(B, animated)
      C  willMove(toParent: Nav)
      C  viewDidLoad
      B  viewWillDisappear(animated)
      C  viewWillAppear(animated)
      Nav.delegate  willShow(C, animated)
      C  viewIsAppearing(animated)
      B  viewDidDisappear(animated)
      C  viewDidAppear(animated)
      C  didMove(toParent: Nav)
      Nav.delegate  didShow(C, animated)
      """)
    check("expect.end.visible", visible, ["Nav", "C"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A", "B", "C"])
    finish()
  }
}
