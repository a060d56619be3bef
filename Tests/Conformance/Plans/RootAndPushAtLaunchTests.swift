// Exported from push-pop/root-and-push-at-launch by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A push before the stack's first layout: the root never appears (N-17, N-19, N-19a, N-45).
@MainActor final class RootAndPushAtLaunchTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/root-and-push-at-launch", rules: ["N-17", "N-19", "N-19a", "N-45"])

    // Controllers
    let home = PlannedController("Home")
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a], animated: false)
    nav.hear()
    show(home)

    // Steps
    window.rootViewController = nav
    nav.pushViewController(b, animated: true)
    settle(within: 10, "steps[2]")

    // Expectations
    expectNever(
      """
      A  viewDidLoad
      A  viewWillAppear
      """)
    expectRecord(
      """
      Home  viewWillDisappear
      Nav  viewDidLoad
      Nav  viewWillAppear
      Nav  push(B, animated)
      B  willMove(toParent: Nav)
      A  didMove(toParent: Nav)
      Nav  viewIsAppearing
      B  viewDidLoad
      B  viewWillAppear
      Nav.delegate  willShow(B)
      B  viewIsAppearing
      Home  viewDidDisappear
      Nav  viewDidAppear
      B  viewDidAppear
      B  didMove(toParent: Nav)
      Nav.delegate  didShow(B)
      """)
    check("expect.end.visible", visible, ["Nav", "B"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A", "B"])
    finish()
  }
}
