// Exported from refusals/presented-again-by-the-same by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Presenting the same controller again from the same presenter is only logged (P-45, P-43).
@MainActor final class PresentedAgainByTheSameTests: PlanTestCase {
  func testPlan() {
    plan("refusals/presented-again-by-the-same", rules: ["P-45", "P-43"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    home.present(editor, animated: true, completion: editor.completion("Home  present completion"))
    settle(within: 10, "steps[3]")

    // Expectations
    expectNever(
      """
      Home  present completion
      """)
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  present(Editor, animated)
      """)
    check("expect.end.visible", visible, ["Home", "Editor"])
    finish()
  }
}
