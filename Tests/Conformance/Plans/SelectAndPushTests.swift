// Exported from tabs/select-and-push by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// The idiom of a link into the app: select a tab, push on its stack (N-10, N-19a, N-100).
@MainActor final class SelectAndPushTests: PlanTestCase {
  func testPlan() {
    plan("tabs/select-and-push", rules: ["N-10", "N-19a", "N-100"])

    // Controllers
    let tabs = PlannedTabs("Tabs")
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    let c = PlannedController("C")
    tabs.setViewControllers([c, nav], animated: false)
    nav.setViewControllers([a], animated: false)
    show(tabs)

    // Steps
    tabs.selectedViewController = nav
    nav.pushViewController(b, animated: true)
    settle(within: 10, "steps[2]")

    // Expectations
    expectRecord(
      """
      Tabs  select(Nav)
      Nav  viewDidLoad
      Nav  viewWillAppear
      C  viewWillDisappear
      C  viewDidDisappear
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
      """)
    check("expect.end.visible", visible, ["Tabs", "Nav", "B"])
    finish()
  }
}
