// Exported from queueing/two-presents-in-one-turn by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// The second present waits and then finds the first screen presented (P-58a, P-43); its completion
/// is never called (P-46).
@MainActor final class TwoPresentsInOneTurnTests: PlanTestCase {
  func testPlan() {
    plan("queueing/two-presents-in-one-turn", rules: ["P-58a", "P-43", "P-46"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let alert = PlannedController("Alert")
    alert.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    home.present(editor, animated: true)
    home.present(alert, animated: true, completion: alert.completion("Home  present completion"))
    settle(within: 10, "steps[2]")

    // Expectations
    // Not in the test's trace: expect.order[2], Home present(Alert, animated), from the queue
    // Not in the test's trace: expect.order[3], Home ! alreadyPresenting: Attempt to present
    // <PlannedController: Alert> on <PlannedController: Home> (from <PlannedController: Home>)
    // which is already presenting <PlannedController: Editor>.
    expectOrder(
      """
      Home  present(Alert, animated)
      Editor  viewDidAppear(animated)
      """)
    expectNever(
      """
      Alert  viewDidLoad
      Home  present completion
      """)
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor  viewDidLoad
      Home  present(Alert, animated)
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor  viewDidAppear(animated)
      """)
    check("expect.end.visible", visible, ["Home", "Editor"])
    finish()
  }
}
