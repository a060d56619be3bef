// Exported from cancel/children-of-the-cancelled-presentation by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A child of the controller of a canceled presentation disappears after its parent (P-34, P-76,
/// P-102, P-104).
@MainActor final class ChildrenOfTheCancelledPresentationTests: PlanTestCase {
  func testPlan() {
    plan(
      "cancel/children-of-the-cancelled-presentation",
      rules: ["P-34", "P-76", "P-102", "P-104"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .custom
    editor.part.coming = PlannedAnimation(of: editor.part, duration: 0.3, ending: .cancels)
    let form = PlannedController("Form")
    editor.giveTransition()
    editor.embed(form)
    show(home)

    // Steps
    home.present(editor, animated: true)
    settle(within: 10, "steps[1]")

    // Expectations
    // Not in the test's trace: expect.order[1], Editor.presentation
    // presentationTransitionDidEnd(false)
    expectOrder(
      """
      Editor.transition  completeTransition(false)
      Editor  viewWillDisappear(animated)
      Form  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Form  viewDidDisappear(animated)
      Editor.animator  animationEnded(false)
      """)
    expectNever(
      """
      Form  viewWillDisappear
      Form  viewDidDisappear
      """)
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor.delegate  presentationController(forPresented)
      Editor.delegate  animationController(forPresented)
      Editor  viewWillAppear(animated)
      Form  viewWillAppear(animated)
      Editor.animator  animateTransition
      Editor  viewIsAppearing(animated)
      Form  viewIsAppearing(animated)
      Editor.transition  completeTransition(false)
      Editor  viewWillDisappear(animated)
      Form  viewWillDisappear(animated)
      Editor  viewDidDisappear(animated)
      Form  viewDidDisappear(animated)
      Editor.animator  animationEnded(false)
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
