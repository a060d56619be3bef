// Exported from chains/middle-dismisses-what-it-presents by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// The middle of a chain dismisses what it presents, and stays (P-47, P-53).
@MainActor final class MiddleDismissesWhatItPresentsTests: PlanTestCase {
  func testPlan() {
    plan("chains/middle-dismisses-what-it-presents", rules: ["P-47", "P-53"])

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
    profile.dismiss(animated: true, completion: profile.completion("Profile  dismiss completion"))
    settle(within: 10, "steps[5]")
    check("steps[6]", home.presentedViewController?.planName, "Profile")

    // Expectations
    expectNever(
      """
      Profile  viewWillDisappear(animated)
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
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Profile  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home", "Profile"])
    finish()
  }
}
