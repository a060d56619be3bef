// Exported from reports/presenter-refresh-after-a-sheet by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A refresh in the presenter's viewWillAppear does not run after a sheet, and runs after a full
/// screen (P-109, P-31).
@MainActor final class PresenterRefreshAfterASheetTests: PlanTestCase {
  func testPlan() {
    plan("reports/presenter-refresh-after-a-sheet", rules: ["P-109", "P-31"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let profile = PlannedController("Profile")
    profile.modalPresentationStyle = .fullScreen
    show(home)

    // Steps
    home.present(editor, animated: true)
    settle(within: 10, "steps[1]")
    home.dismiss(animated: true)
    settle(within: 10, "steps[3]")
    home.present(profile, animated: false)
    settle(within: 10, "steps[5]")
    home.dismiss(animated: false)
    settle(within: 10, "steps[7]")

    // Expectations
    expectOrder(
      """
      Editor  viewDidDisappear(animated)
      Profile  viewWillDisappear
      Home  viewWillAppear
      Home  viewDidAppear
      """)
    expectNever(
      """
      Home  viewWillAppear(animated)
      """)
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor  viewDidLoad
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor  viewDidAppear(animated)
      Home  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Home  present(Profile)
      Profile  viewDidLoad
      Home  viewWillDisappear
      Profile  viewWillAppear
      Profile  viewIsAppearing
      Profile  viewDidAppear
      Home  viewDidDisappear
      Home  dismiss()
      Profile  viewWillDisappear
      Home  viewWillAppear
      Home  viewIsAppearing
      Home  viewDidAppear
      Profile  viewDidDisappear
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
