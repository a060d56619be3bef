// Exported from tabs/bar-goes-with-a-push by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// The bar moves out alongside the push of a controller that hides it, and back alongside its pop
/// (N-36, N-106).
@MainActor final class BarGoesWithAPushTests: PlanTestCase {
  func testPlan() {
    plan("tabs/bar-goes-with-a-push", rules: ["N-36", "N-106"])

    // Controllers
    let tabs = PlannedTabs("Tabs")
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    b.hidesBottomBarWhenPushed = true
    let c = PlannedController("C")
    tabs.setViewControllers([nav, c], animated: false)
    nav.setViewControllers([a], animated: false)
    show(tabs)

    // Steps
    nav.pushViewController(b, animated: true)
    runTurns(1)
    check("steps[2]", tabs.tabBar.isHidden, false)
    settle(within: 10, "steps[3]")
    check("steps[4]", tabs.tabBar.isHidden, true)
    nav.popViewController(animated: true)
    runTurns(1)
    check("steps[7]", tabs.tabBar.isHidden, false)
    settle(within: 10, "steps[8]")

    // Expectations
    expectRecord(
      """
      Nav  push(B, animated)
      B  willMove(toParent: Nav)
      B  viewDidLoad
      A  viewWillDisappear(animated)
      B  viewWillAppear(animated)
      B  viewIsAppearing(animated)
      A  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      B  didMove(toParent: Nav)
      Nav  pop(animated)
      B  willMove(toParent: nil)
      B  viewWillDisappear(animated)
      A  viewWillAppear(animated)
      A  viewIsAppearing(animated)
      B  viewDidDisappear(animated)
      A  viewDidAppear(animated)
      B  didMove(toParent: nil)
      """)
    check("expect.end.barHidden.Tabs", tabs.tabBar.isHidden, false)
    finish()
  }
}
