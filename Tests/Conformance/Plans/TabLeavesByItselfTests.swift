// Exported from tabs/tab-leaves-by-itself by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A tab that moves into a stack leaves the tabs, and the next one is selected (C-2a, C-1).
@MainActor final class TabLeavesByItselfTests: PlanTestCase {
  func testPlan() {
    plan("tabs/tab-leaves-by-itself", rules: ["C-2a", "C-1"])

    // Controllers
    let tabs = PlannedTabs("Tabs")
    let a = PlannedController("A")
    let nav = PlannedStack("Nav")
    let page = PlannedController("Page")
    let c = PlannedController("C")
    tabs.setViewControllers([a, nav, c], animated: false)
    nav.setViewControllers([page], animated: false)
    show(tabs)

    // Steps
    nav.pushViewController(a, animated: false)
    settle(within: 10, "steps[1]")

    // Expectations
    expectRecord(
      """
      Nav  push(A)
      A  viewWillDisappear
      Nav  viewDidLoad
      Nav  viewWillAppear
      Nav  viewIsAppearing
      Nav  viewDidAppear
      A  willMove(toParent: Nav)
      Page  didMove(toParent: Nav)
      A  viewWillAppear
      A  viewIsAppearing
      A  viewDidAppear
      A  didMove(toParent: Nav)
      """)
    check("expect.end.visible", visible, ["Tabs", "Nav", "A"])
    check("expect.end.stack.Nav", nav.stackedNames, ["Page", "A"])
    finish()
  }
}
