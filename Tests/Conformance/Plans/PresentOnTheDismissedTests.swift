// Exported from queueing/present-on-the-dismissed by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A present on a controller that is being dismissed waits for its end and is then refused (P-58e,
/// P-42, P-106).
@MainActor final class PresentOnTheDismissedTests: PlanTestCase {
  func testPlan() {
    plan("queueing/present-on-the-dismissed", rules: ["P-58e", "P-42", "P-106"])

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
    home.dismiss(animated: true)
    editor.present(
      alert,
      animated: true,
      completion: alert.completion("Editor  present completion"))
    settle(within: 10, "steps[4]")

    // Expectations
    expectNever(
      """
      Editor  present completion
      """)
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  dismiss(animated)
      Editor  present(Alert, animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
