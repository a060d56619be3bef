// Exported from reports/dismiss-while-presenting by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A dismiss during the presentation waits; the sheet appears, and is then dismissed (P-57, P-58c,
/// P-112).
@MainActor final class ReportsDismissWhilePresentingTests: PlanTestCase {
  func testPlan() {
    plan("reports/dismiss-while-presenting", rules: ["P-57", "P-58c", "P-112"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: true, completion: editor.completion("Home  present completion"))
    runTurns(1)
    editor.dismiss(animated: true, completion: editor.completion("Editor  dismiss completion"))
    settle(within: 10, "steps[3]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor  viewDidLoad
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor  dismiss(animated)
      Editor  viewDidAppear(animated)
      Home  present completion
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Editor  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
