// Exported from containment/current-context-covers-its-part by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// currentContext is presented by the nearest controller that defines a context; only that part of
/// the screen changes (P-3, P-32, P-71).
@MainActor final class CurrentContextCoversItsPartTests: PlanTestCase {
  func testPlan() {
    plan("containment/current-context-covers-its-part", rules: ["P-3", "P-32", "P-71"])

    // Controllers
    let home = PlannedController("Home")
    let list = PlannedController("List")
    list.definesPresentationContext = true
    let row = PlannedController("Row")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .currentContext
    home.embed(list)
    list.embed(row)
    show(home)

    // Steps
    row.present(editor, animated: true)
    check("steps[1]", editor.presentingViewController?.planName, "List")
    check("steps[2]", home.presentedViewController?.planName, nil)
    settle(within: 10, "steps[3]")

    // Expectations
    expectNever(
      """
      Home  viewWillDisappear(animated)
      """)
    expectRecord(
      """
      Row  present(Editor, animated)
      Editor  viewDidLoad
      List  viewWillDisappear(animated)
      Row  viewWillDisappear(animated)
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor  viewDidAppear(animated)
      List  viewDidDisappear(animated)
      Row  viewDidDisappear(animated)
      """)
    check("expect.end.appearance.Home", home.planAppearance, "appeared")
    check("expect.end.appearance.List", list.planAppearance, "disappeared")
    check("expect.end.appearance.Editor", editor.planAppearance, "appeared")
    finish()
  }
}
