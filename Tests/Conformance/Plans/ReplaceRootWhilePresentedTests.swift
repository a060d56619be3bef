// Exported from reports/replace-root-while-presented by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Replacing the root tears down what it presents: the sheet disappears without animation, and then
/// the roots are exchanged (P-115, P-115a, P-83, P-102, P-117).
@MainActor final class ReplaceRootWhilePresentedTests: PlanTestCase {
  func testPlan() {
    plan(
      "reports/replace-root-while-presented",
      rules: ["P-115", "P-115a", "P-83", "P-102", "P-117"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    let other = PlannedController("Other")
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    window.rootViewController = other
    settle(within: 10, "steps[3]")
    check("steps[4]", home.presentedViewController?.planName, nil)

    // Expectations
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Editor  viewWillDisappear
      Editor  viewDidDisappear
      Home  viewWillDisappear
      Other  viewDidLoad
      Other  viewWillAppear
      Other  viewIsAppearing
      Home  viewDidDisappear
      Other  viewDidAppear
      """)
    check("expect.end.appearance.Home", home.planAppearance, "disappeared")
    check("expect.end.appearance.Other", other.planAppearance, "appeared")
    check("expect.end.appearance.Editor", editor.planAppearance, "disappeared")
    finish()
  }
}
