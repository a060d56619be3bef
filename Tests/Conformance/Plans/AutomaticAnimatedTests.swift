// Exported from styles/automatic-animated by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// automatic animated: the presenter gets no callbacks (P-8, P-26, P-27, P-31, P-32).
@MainActor final class AutomaticAnimatedTests: PlanTestCase {
  func testPlan() {
    plan("styles/automatic-animated", rules: ["P-8", "P-26", "P-27", "P-31", "P-32"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .automatic
    show(home)

    // Steps
    home.present(editor, animated: true, completion: editor.completion("Home  present completion"))
    settle(within: 10, "steps[1]")
    check("steps[2]", visible, ["Home", "Editor"])
    home.dismiss(animated: true, completion: home.completion("Home  dismiss completion"))
    settle(within: 10, "steps[4]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor  viewDidLoad
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor  viewDidAppear(animated)
      Home  present completion
      Home  dismiss(animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Home  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home"])
    check("expect.end.appearance.Home", home.planAppearance, "appeared")
    check("expect.end.appearance.Editor", editor.planAppearance, "disappeared")
    finish()
  }
}
