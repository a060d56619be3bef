// Exported from refusals/dismiss-in-progress by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A dismiss that leaves the queue while its presenter is busy is logged and does nothing but
/// complete (P-59).
@MainActor final class DismissInProgressTests: PlanTestCase {
  func testPlan() {
    plan("refusals/dismiss-in-progress", rules: ["P-59"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let profile = PlannedController("Profile")
    profile.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    home.dismiss(animated: true)
    home.present(profile, animated: true)
    home.dismiss(animated: true, completion: home.completion("Home  dismiss completion"))
    settle(within: 10, "steps[5]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  dismiss(animated)
      Home  present(Profile, animated)
      Home  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Profile  viewDidLoad
      Home  dismiss completion
      Profile  viewWillAppear(animated)
      Profile  viewIsAppearing(animated)
      Profile  viewDidAppear(animated)
      """)
    check("expect.end.visible", visible, ["Home", "Profile"])
    finish()
  }
}
