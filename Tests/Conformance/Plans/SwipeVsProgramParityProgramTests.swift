// Exported from reports/swipe-vs-program-parity-program by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// The same callbacks in the same order by the user's swipe and by program, and only one sheet is
/// dismissed (P-60, P-107; swift-navigation #309): the program half.
@MainActor final class SwipeVsProgramParityProgramTests: PlanTestCase {
  func testPlan() {
    plan("reports/swipe-vs-program-parity-program", rules: ["P-60", "P-107"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    editor.next(.viewDidDisappear, "steps[2]") { [self] in
      check("steps[2].do[0]", editor.isBeingDismissed, true)
    }
    editor.dismiss(animated: true)
    runTurns(1)
    settle(within: 10, "steps[5]")
    check("steps[6]", home.presentedViewController?.planName, nil)

    // Expectations
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Editor  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
