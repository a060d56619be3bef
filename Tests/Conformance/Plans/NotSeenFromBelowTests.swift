// Exported from queueing/not-seen-from-below by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A presenter further down does not see the transition: it is judged at once (P-35, P-43).
@MainActor final class NotSeenFromBelowTests: PlanTestCase {
  func testPlan() {
    plan("queueing/not-seen-from-below", rules: ["P-35", "P-43"])

    // Controllers
    let home = PlannedController("Home")
    let profile = PlannedController("Profile")
    profile.modalPresentationStyle = .pageSheet
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let alert = PlannedController("Alert")
    alert.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(profile, animated: false)
    settle(within: 10, "steps[1]")
    profile.present(editor, animated: true)
    runTurns(1)
    home.present(alert, animated: true)
    settle(within: 10, "steps[5]")

    // Expectations
    expectRecord(
      """
      Home  present(Profile)
      Profile  viewDidLoad
      Profile  viewWillAppear
      Profile  viewIsAppearing
      Profile  viewDidAppear
      Profile  present(Editor, animated)
      Editor  viewDidLoad
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Home  present(Alert, animated)
      Editor  viewDidAppear(animated)
      """)
    check("expect.end.visible", visible, ["Home", "Profile", "Editor"])
    finish()
  }
}
