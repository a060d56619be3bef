// Exported from queueing/deep-link-in-one-turn by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Home presents Profile and Profile presents Editor in one turn: the second waits for the first
/// (P-114, P-57).
@MainActor final class DeepLinkInOneTurnTests: PlanTestCase {
  func testPlan() {
    plan("queueing/deep-link-in-one-turn", rules: ["P-114", "P-57"])

    // Controllers
    let home = PlannedController("Home")
    let profile = PlannedController("Profile")
    profile.modalPresentationStyle = .pageSheet
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(profile, animated: true)
    profile.present(
      editor,
      animated: true,
      completion: editor.completion("Profile  present completion"))
    check("steps[2]", profile.presentedViewController?.planName, nil)
    settle(within: 10, "steps[3]")
    check("steps[4]", profile.presentedViewController?.planName, "Editor")

    // Expectations
    expectRecord(
      """
      Home  present(Profile, animated)
      Profile  viewDidLoad
      Profile  present(Editor, animated)
      Profile  viewWillAppear(animated)
      Profile  viewIsAppearing(animated)
      Profile  viewDidAppear(animated)
      Editor  viewDidLoad
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor  viewDidAppear(animated)
      Profile  present completion
      """)
    check("expect.end.visible", visible, ["Home", "Profile", "Editor"])
    finish()
  }
}
