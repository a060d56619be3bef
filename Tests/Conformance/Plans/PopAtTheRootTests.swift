// Exported from push-pop/pop-at-the-root by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// The second pop of two finds only the root: it does nothing and has no callbacks (N-20).
@MainActor final class PopAtTheRootTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/pop-at-the-root", rules: ["N-20"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a, b], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.popViewController(animated: false)
    runTurns(1)
    nav.popViewController(animated: false)
    nav.popViewController(animated: true)
    settle(within: 10, "steps[4]")

    // Expectations
    expectNever(
      """
      A  viewWillDisappear
      A  viewWillDisappear(animated)
      A  willMove(toParent: nil)
      """)
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
      Nav  pop()
      Nav  pop(animated)
      """)
    check("expect.end.visible", visible, ["Nav", "A"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A"])
    finish()
  }
}
