// Exported from containment/modal-survives-its-child by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A child that presented and is removed leaves the sheet up: the root owns it (P-113, P-2).
@MainActor final class ModalSurvivesItsChildTests: PlanTestCase {
  func testPlan() {
    plan("containment/modal-survives-its-child", rules: ["P-113", "P-2"])

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
    list.leaveParent()
    settle(within: 10, "steps[3]")
    check("steps[4]", home.presentedViewController?.planName, "Editor")
    check("steps[5]", list.presentedViewController?.planName, nil)

    // Expectations
    expectRecord(
      """
      List  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      List  viewWillDisappear
      List  viewDidDisappear
      """)
    check("expect.end.visible", visible, ["Home", "Editor"])
    finish()
  }
}
