// Exported from chains/full-screen-over-a-sheet-goes by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A full screen over a sheet hides it and shows it again (P-33, P-68, P-73).
@MainActor final class FullScreenOverASheetGoesTests: PlanTestCase {
  func testPlan() {
    plan("chains/full-screen-over-a-sheet-goes", rules: ["P-33", "P-68", "P-73"])

    // Controllers
    let home = PlannedController("Home")
    let profile = PlannedController("Profile")
    profile.modalPresentationStyle = .pageSheet
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .fullScreen
    show(home)

    // Steps
    home.present(profile, animated: false)
    settle(within: 10, "steps[1]")
    profile.present(editor, animated: true)
    settle(within: 10, "steps[3]")
    check("steps[4]", visible, ["Home", "Editor"])
    editor.dismiss(animated: true, completion: editor.completion("Editor  dismiss completion"))
    settle(within: 10, "steps[6]")

    // Expectations
    expectNever(
      """
      Home  viewWillAppear(animated)
      """)
    expectRecord(
      """
      Home  present(Profile)
      Profile  viewDidLoad
      Profile  viewWillAppear
      Profile  viewIsAppearing
      Profile  viewDidAppear
      Profile  present(Editor, animated)
      Editor  viewDidLoad
      Profile  viewWillDisappear(animated)
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor  viewDidAppear(animated)
      Profile  viewDidDisappear(animated)
      Editor  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Profile  viewWillAppear(animated)
      Profile  viewIsAppearing(animated)
      Profile  viewDidAppear(animated)
      Editor  viewDidDisappear(animated)
      Editor  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home", "Profile"])
    finish()
  }
}
