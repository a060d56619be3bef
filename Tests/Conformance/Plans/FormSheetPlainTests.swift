// Exported from styles/form-sheet-plain by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// formSheet without animation: the presenter gets no callbacks, and a sheet ends one turn after it
/// began (P-26, P-27, P-29, P-30, P-31, P-32, P-21a).
@MainActor final class FormSheetPlainTests: PlanTestCase {
  func testPlan() {
    plan(
      "styles/form-sheet-plain",
      rules: ["P-26", "P-27", "P-29", "P-30", "P-31", "P-32", "P-21a"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .formSheet
    show(home)

    // Steps
    home.present(
      editor,
      animated: false,
      completion: editor.completion("Home  present completion"))
    settle(within: 10, "steps[1]")
    check("steps[2]", visible, ["Home", "Editor"])
    home.dismiss(animated: false, completion: home.completion("Home  dismiss completion"))
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
      Home  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home"])
    check("expect.end.appearance.Home", home.planAppearance, "appeared")
    check("expect.end.appearance.Editor", editor.planAppearance, "disappeared")
    finish()
  }
}
