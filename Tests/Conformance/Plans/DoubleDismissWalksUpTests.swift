// Exported from reports/double-dismiss-walks-up by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Dismissing twice dismisses the presenter as well (P-55): the second call waits, and then finds
/// only its own presenter.
@MainActor final class DoubleDismissWalksUpTests: PlanTestCase {
  func testPlan() {
    plan("reports/double-dismiss-walks-up", rules: ["P-55"])

    // Controllers
    let home = PlannedController("Home")
    let profile = PlannedController("Profile")
    profile.modalPresentationStyle = .pageSheet
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(profile, animated: false)
    settle(within: 10, "steps[1]")
    profile.present(editor, animated: false)
    settle(within: 10, "steps[3]")
    profile.dismiss(animated: true)
    profile.dismiss(animated: true)
    settle(within: 10, "steps[6]")

    // Expectations
    // Not in the test's trace: expect.order[2], Profile dismiss(animated), from the queue -> Home
    // dismisses Profile
    expectOrder(
      """
      Profile  dismiss(animated)
      Editor  viewDidDisappear(animated)
      Profile  viewDidDisappear(animated)
      """)
    expectRecord(
      """
      Home  present(Profile)
      Profile  viewDidLoad
      Profile  viewWillAppear
      Profile  viewIsAppearing
      Profile  viewDidAppear
      Profile  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Profile  dismiss(animated)
      Profile  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Profile  viewWillDisappear(animated)
      Profile  viewDidDisappear(animated)
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
