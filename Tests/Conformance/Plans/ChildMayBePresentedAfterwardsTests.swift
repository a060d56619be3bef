// Exported from containment/child-may-be-presented-afterwards by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A child that was removed may be presented; what was dismissed may become a child (P-39, P-101,
/// P-100).
@MainActor final class ChildMayBePresentedAfterwardsTests: PlanTestCase {
  func testPlan() {
    plan("containment/child-may-be-presented-afterwards", rules: ["P-39", "P-101", "P-100"])

    // Controllers
    let home = PlannedController("Home")
    let form = PlannedController("Form")
    home.embed(form)
    show(home)

    // Steps
    form.leaveParent()
    settle(within: 10, "steps[1]")
    home.present(form, animated: false)
    settle(within: 10, "steps[3]")
    check("steps[4]", form.presentingViewController?.planName, "Home")
    home.dismiss(animated: false)
    settle(within: 10, "steps[6]")
    home.embed(form)
    settle(within: 10, "steps[8]")

    // Expectations
    // Not in the test's trace: expect.order[1], Form.presentation
    // presentationTransitionDidEnd(true)
    // Not in the test's trace: expect.order[3], Form.presentation dismissalTransitionDidEnd(true)
    expectOrder(
      """
      Form  viewDidDisappear
      Form  viewDidAppear
      Form  viewDidDisappear
      Form  viewWillAppear
      Form  viewDidAppear
      """)
    expectRecord(
      """
      Form  viewWillDisappear
      Form  viewDidDisappear
      Home  present(Form)
      Form  viewWillAppear
      Form  viewIsAppearing
      Form  viewDidAppear
      Home  dismiss()
      Form  viewWillDisappear
      Form  viewDidDisappear
      Form  viewWillAppear
      Form  viewIsAppearing
      Form  viewDidAppear
      """)
    check("expect.end.visible", visible, ["Home", "Form"])
    finish()
  }
}
