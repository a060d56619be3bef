// Exported from containment/stack-as-a-child by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A stack may be a child: its top appears and disappears with it (N-15, N-19a, C-7, P-99).
@MainActor final class StackAsAChildTests: PlanTestCase {
  func testPlan() {
    plan("containment/stack-as-a-child", rules: ["N-15", "N-19a", "C-7", "P-99"])

    // Controllers
    let home = PlannedController("Home")
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a], animated: false)
    show(home)

    // Steps
    home.embed(nav)
    runTurns(1)
    nav.pushViewController(b, animated: true)
    settle(within: 10, "steps[3]")
    nav.leaveParent()
    runTurns(1)

    // Expectations
    expectRecord(
      """
      Nav  viewDidLoad
      Nav  viewWillAppear
      Nav  viewIsAppearing
      A  viewDidLoad
      A  viewWillAppear
      A  viewIsAppearing
      Nav  viewDidAppear
      A  viewDidAppear
      A  didMove(toParent: Nav)
      Nav  push(B, animated)
      B  willMove(toParent: Nav)
      B  viewDidLoad
      A  viewWillDisappear(animated)
      B  viewWillAppear(animated)
      B  viewIsAppearing(animated)
      A  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      B  didMove(toParent: Nav)
      Nav  viewWillDisappear
      B  viewWillDisappear
      Nav  viewDidDisappear
      B  viewDidDisappear
      """)
    check("expect.end.visible", visible, ["Home"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A", "B"])
    finish()
  }
}
