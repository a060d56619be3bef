// Exported from push-pop/pop-plain by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Without animation all callbacks of a pop run in one layout pass, with their flag false (N-14).
@MainActor final class PopPlainTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/pop-plain", rules: ["N-14"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a, b], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.popViewController(animated: false)
    check("steps[1]", nav.stackedNames.last, "A")
    runTurns(1)

    // Expectations
    expectRecord(
      """
      Nav  pop()
      B  willMove(toParent: nil)
      A  viewDidLoad
      B  viewWillDisappear
      A  viewWillAppear
      Nav.delegate  willShow(A)
      B  viewDidDisappear
      A  viewIsAppearing
      A  viewDidAppear
      B  didMove(toParent: nil)
      Nav.delegate  didShow(A)
      """)
    check("expect.end.visible", visible, ["Nav", "A"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A"])
    finish()
  }
}
