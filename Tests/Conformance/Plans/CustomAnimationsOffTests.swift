// Exported from custom/animations-off by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// With animations off a call that asks for animation gets none, and no animator is asked (P-23).
@MainActor final class CustomAnimationsOffTests: PlanTestCase {
  func testPlan() {
    plan("custom/animations-off", rules: ["P-23"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    editor.part.coming = PlannedAnimation(of: editor.part, duration: 0.3)
    editor.giveTransition()
    show(home)

    // Steps
    UIView.setAnimationsEnabled(false)
    home.present(editor, animated: true, completion: editor.completion("Home  present completion"))
    settle(within: 10, "steps[2]")
    home.dismiss(animated: true)
    settle(within: 10, "steps[4]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  present completion
      Home  dismiss()
      Editor  viewWillDisappear
      Editor  viewDidDisappear
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
