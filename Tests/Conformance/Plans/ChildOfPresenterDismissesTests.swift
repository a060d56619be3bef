// Exported from chains/child-of-presenter-dismisses by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A child presents through the root of its layer and dismisses only what that presents (P-2, P-48,
/// P-9).
@MainActor final class ChildOfPresenterDismissesTests: PlanTestCase {
  func testPlan() {
    plan("chains/child-of-presenter-dismisses", rules: ["P-2", "P-48", "P-9"])

    // Controllers
    let home = PlannedController("Home")
    let list = PlannedController("List")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    home.embed(list)
    show(home)

    // Steps
    list.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    check("steps[2]", home.presentedViewController?.planName, "Editor")
    check("steps[3]", editor.presentingViewController?.planName, "Home")
    check("steps[4]", list.presentedViewController?.planName, "Editor")
    list.dismiss(animated: true, completion: list.completion("List  dismiss completion"))
    settle(within: 10, "steps[6]")

    // Expectations
    expectRecord(
      """
      List  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      List  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      List  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home", "List"])
    finish()
  }
}
