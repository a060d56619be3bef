// Exported from refusals/presenter-already-presents by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A controller presents one thing; resolution does not walk up to it (P-43, P-6, P-46).
@MainActor final class PresenterAlreadyPresentsTests: PlanTestCase {
  func testPlan() {
    plan("refusals/presenter-already-presents", rules: ["P-43", "P-6", "P-46"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let alert = PlannedController("Alert")
    alert.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    home.present(alert, animated: true, completion: alert.completion("Home  present completion"))
    check("steps[3]", home.presentedViewController?.planName, "Editor")
    settle(within: 10, "steps[4]")

    // Expectations
    expectNever(
      """
      Alert  viewDidLoad
      Home  present completion
      """)
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  present(Alert, animated)
      """)
    check("expect.end.visible", visible, ["Home", "Editor"])
    finish()
  }
}
