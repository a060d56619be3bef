// Exported from refusals/detached-receiver by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A present from a child whose view is not in the window yet is logged and continues, from the
/// root (P-44, P-46a).
@MainActor final class DetachedReceiverTests: PlanTestCase {
  func testPlan() {
    plan("refusals/detached-receiver", rules: ["P-44", "P-46a"])

    // Controllers
    let home = PlannedController("Home")
    let list = PlannedController("List")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .pageSheet
    show(home)

    // Steps
    list.next(.viewDidLoad, "steps[0]") {
      list.present(
        editor,
        animated: true,
        completion: editor.completion("List  present completion"))
    }
    home.embed(list)
    settle(within: 10, "steps[2]")

    // Expectations
    // Not in the test's trace: expect.order[2], List ! detachedReceiver: Presenting view controller
    // <PlannedController: Editor> from detached view controller <PlannedController: List> is not
    // supported, and may result in incorrect safe area insets and a corrupt root presentation. Make
    // sure <PlannedController: List> is in the view controller hierarchy before presenting from it.
    // Will become a hard exception in a future release.
    expectOrder(
      """
      List  viewDidLoad
      List  present(Editor, animated)
      Editor  viewDidLoad
      Editor  viewWillAppear(animated)
      Editor  viewDidAppear(animated)
      List  present completion
      """)
    expectRecord(
      """
      List  viewDidLoad
      List  present(Editor, animated)
      Editor  viewDidLoad
      List  viewWillAppear
      List  viewIsAppearing
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      List  viewDidAppear
      Editor  viewDidAppear(animated)
      List  present completion
      """)
    check("expect.end.visible", visible, ["Home", "List", "Editor"])
    check("expect.end.appearance.Editor", editor.planAppearance, "appeared")
    check("expect.end.appearance.List", list.planAppearance, "appeared")
    finish()
  }
}
