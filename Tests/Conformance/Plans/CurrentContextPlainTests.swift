// Exported from styles/current-context-plain by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// currentContext without animation: the presenter disappears and appears again, with all four
/// callbacks, and both halves run in the commit (P-3, P-26, P-32, P-33, P-72, P-21).
@MainActor final class CurrentContextPlainTests: PlanTestCase {
  func testPlan() {
    plan("styles/current-context-plain", rules: ["P-3", "P-26", "P-32", "P-33", "P-72", "P-21"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .currentContext
    show(home)

    // Steps
    home.present(
      editor,
      animated: false,
      completion: editor.completion("Home  present completion"))
    settle(within: 10, "steps[1]")
    check("steps[2]", visible, ["Editor"])
    home.dismiss(animated: false, completion: home.completion("Home  dismiss completion"))
    settle(within: 10, "steps[4]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Home  viewWillDisappear
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  viewDidDisappear
      Home  present completion
      Home  dismiss()
      Editor  viewWillDisappear
      Home  viewWillAppear
      Home  viewIsAppearing
      Home  viewDidAppear
      Editor  viewDidDisappear
      Home  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home"])
    check("expect.end.appearance.Home", home.planAppearance, "appeared")
    check("expect.end.appearance.Editor", editor.planAppearance, "disappeared")
    finish()
  }
}
