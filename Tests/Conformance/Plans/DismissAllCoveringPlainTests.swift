// Exported from chains/dismiss-all-covering-plain by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Two sheets go without animation, one turn after they began (P-50, P-51, P-52a, P-21a).
@MainActor final class DismissAllCoveringPlainTests: PlanTestCase {
  func testPlan() {
    plan("chains/dismiss-all-covering-plain", rules: ["P-50", "P-51", "P-52a", "P-21a"])

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
    home.dismiss(animated: false, completion: home.completion("Home  dismiss completion"))
    check("steps[5]", profile.isBeingDismissed, true)
    check("steps[6]", editor.isBeingDismissed, true)
    settle(within: 10, "steps[7]")
    check("steps[8]", home.presentedViewController?.planName, nil)
    check("steps[9]", editor.presentingViewController?.planName, nil)

    // Expectations
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
      Home  dismiss()
      Editor  viewWillDisappear
      Profile  viewWillDisappear
      Editor  viewDidDisappear
      Profile  viewDidDisappear
      Home  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home"])
    check("expect.end.appearance.Home", home.planAppearance, "appeared")
    check("expect.end.appearance.Profile", profile.planAppearance, "disappeared")
    check("expect.end.appearance.Editor", editor.planAppearance, "disappeared")
    finish()
  }
}
