// Exported from queueing/two-presents-behind-one-dismissal by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Of two presents that wait behind one transition the first runs and the second is refused (P-57a,
/// P-58d, P-41); its completion is never called (P-46).
@MainActor final class TwoPresentsBehindOneDismissalTests: PlanTestCase {
  func testPlan() {
    plan("queueing/two-presents-behind-one-dismissal", rules: ["P-57a", "P-58d", "P-41", "P-46"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let profile = PlannedController("Profile")
    profile.modalPresentationStyle = .pageSheet
    let alert = PlannedController("Alert")
    alert.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    home.dismiss(animated: true)
    home.present(profile, animated: true)
    home.present(alert, animated: true, completion: alert.completion("Home  present completion"))
    settle(within: 10, "steps[5]")

    // Expectations
    expectNever(
      """
      Home  present completion
      Alert  viewDidLoad
      """)
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  dismiss(animated)
      Home  present(Profile, animated)
      Home  present(Alert, animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Profile  viewDidLoad
      Profile  viewWillAppear(animated)
      Profile  viewIsAppearing(animated)
      Profile  viewDidAppear(animated)
      """)
    check("expect.end.visible", visible, ["Home", "Profile"])
    finish()
  }
}
