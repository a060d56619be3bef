// Exported from containment/flags-are-the-containers by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// isBeingPresented and isBeingDismissed are of the presented container, not of its child (P-17);
/// the links are of both (P-10).
@MainActor final class FlagsAreTheContainersTests: PlanTestCase {
  func testPlan() {
    plan("containment/flags-are-the-containers", rules: ["P-17", "P-10"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let form = PlannedController("Form")
    editor.embed(form)
    show(home)

    // Steps
    form.next(.viewWillAppear, "steps[0]") { [self] in
      check("steps[0].do[0]", form.isBeingPresented, false)
      check("steps[0].do[1]", editor.isBeingPresented, true)
      check("steps[0].do[2]", form.presentingViewController?.planName, "Home")
    }
    home.present(editor, animated: true)
    settle(within: 10, "steps[2]")
    form.next(.viewWillDisappear, "steps[3]") { [self] in
      check("steps[3].do[0]", form.isBeingDismissed, false)
      check("steps[3].do[1]", editor.isBeingDismissed, true)
    }
    home.dismiss(animated: true)
    settle(within: 10, "steps[5]")

    // Expectations
    expectOrder(
      """
      Editor  viewWillAppear(animated)
      Form  viewWillAppear(animated)
      Editor  viewDidAppear(animated)
      Form  viewDidAppear(animated)
      Editor  viewDidDisappear(animated)
      Form  viewDidDisappear(animated)
      """)
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor  viewWillAppear(animated)
      Form  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Form  viewIsAppearing(animated)
      Editor  viewDidAppear(animated)
      Form  viewDidAppear(animated)
      Home  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Form  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Form  viewDidDisappear(animated)
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
