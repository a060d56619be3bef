// Exported from containment/child-comes-and-goes by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A child's view that enters a visible parent appears within the turn, and disappears likewise
/// (P-102, C-3, C-4, C-6).
@MainActor final class ChildComesAndGoesTests: PlanTestCase {
  func testPlan() {
    plan("containment/child-comes-and-goes", rules: ["P-102", "C-3", "C-4", "C-6"])

    // Controllers
    let home = PlannedController("Home")
    let list = PlannedController("List")
    show(home)

    // Steps
    home.embed(list)
    settle(within: 10, "steps[1]")
    list.leaveParent()
    settle(within: 10, "steps[3]")

    // Expectations
    expectRecord(
      """
      List  viewDidLoad
      List  viewWillAppear
      List  viewIsAppearing
      List  viewDidAppear
      List  viewWillDisappear
      List  viewDidDisappear
      """)
    check("expect.end.visible", visible, ["Home"])
    check("expect.end.appearance.List", list.planAppearance, "disappeared")
    finish()
  }
}
