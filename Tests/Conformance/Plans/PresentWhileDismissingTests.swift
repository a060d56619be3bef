// Exported from reports/present-while-dismissing by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A present during a dismissal waits; then the new sheet is presented (P-57, P-58b, P-105).
@MainActor final class PresentWhileDismissingTests: PlanTestCase {
  func testPlan() {
    plan("reports/present-while-dismissing", rules: ["P-57", "P-58b", "P-105"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let alert = PlannedController("Alert")
    alert.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    home.dismiss(animated: true)
    home.present(alert, animated: true, completion: alert.completion("Home  present completion"))
    settle(within: 10, "steps[4]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  dismiss(animated)
      Home  present(Alert, animated)
      Editor  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Alert  viewDidLoad
      Alert  viewWillAppear(animated)
      Alert  viewIsAppearing(animated)
      Alert  viewDidAppear(animated)
      Home  present completion
      """)
    check("expect.end.visible", visible, ["Home", "Alert"])
    finish()
  }
}
