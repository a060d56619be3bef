// Exported from push-pop/pop-many by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A pop to the root removes two controllers; the middle one only gets didMove (N-22).
@MainActor final class PopManyTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/pop-many", rules: ["N-22"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    let c = PlannedController("C")
    nav.setViewControllers([a, b, c], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.popToRootViewController(animated: true)
    check("steps[1]", nav.stackedNames, ["A"])
    settle(within: 10, "steps[2]")

    // Expectations
    expectNever(
      """
      B  viewWillDisappear(animated)
      B  viewDidLoad
      """)
    expectRecord(
      """
      Nav  popToRoot(animated)
      B  willMove(toParent: nil)
      C  willMove(toParent: nil)
      A  viewDidLoad
      C  viewWillDisappear(animated)
      A  viewWillAppear(animated)
      Nav.delegate  willShow(A, animated)
      A  viewIsAppearing(animated)
      C  viewDidDisappear(animated)
      A  viewDidAppear(animated)
      B  didMove(toParent: nil)
      C  didMove(toParent: nil)
      Nav.delegate  didShow(A, animated)
      """)
    check("expect.end.visible", visible, ["Nav", "A"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A"])
    finish()
  }
}
