// Exported from queueing/dismiss-twice-is-harmless by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A presented controller that dismisses itself twice is dismissed once; the second call only
/// completes (P-56, P-49).
@MainActor final class DismissTwiceIsHarmlessTests: PlanTestCase {
  func testPlan() {
    plan("queueing/dismiss-twice-is-harmless", rules: ["P-56", "P-49"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    editor.dismiss(animated: true, completion: editor.completion("Editor  dismiss completion"))
    editor.dismiss(animated: true, completion: editor.completion("Editor  dismiss completion"))
    settle(within: 10, "steps[4]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Editor  dismiss(animated)
      Editor  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Editor  dismiss completion
      Editor  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
