// Exported from custom/completes-late by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// An animator that completes long after its duration: waiting requests continue from there (P-57,
/// P-80).
@MainActor final class CompletesLateTests: PlanTestCase {
  func testPlan() {
    plan("custom/completes-late", rules: ["P-57", "P-80"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .custom
    editor.part.coming = PlannedAnimation(of: editor.part, duration: 0.3, ending: .never)
    editor.part.going = PlannedAnimation(of: editor.part, duration: 0.3)
    editor.giveTransition()
    show(home)

    // Steps
    home.present(editor, animated: true, completion: editor.completion("Home  present completion"))
    runTurns(1)
    home.dismiss(animated: true)
    advance(5)
    check("steps[4]", visible, ["Home", "Editor"])
    check("steps[5]", editor.isBeingPresented, true)
    editor.part.completeTransition(true)
    settle(within: 10, "steps[7]")

    // Expectations
    // Not in the test's trace: expect.order[5], Home dismiss(animated), from the queue -> Home
    // dismisses Editor
    expectOrder(
      """
      Home  dismiss(animated)
      Editor.transition  completeTransition(true)
      Editor  viewDidAppear(animated)
      Home  present completion
      Editor.animator  animationEnded(true)
      Editor  viewDidDisappear(animated)
      """)
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor.delegate  presentationController(forPresented)
      Editor.delegate  animationController(forPresented)
      Editor  viewDidLoad
      Editor  viewWillAppear(animated)
      Editor.animator  animateTransition
      Editor  viewIsAppearing(animated)
      Home  dismiss(animated)
      Editor.transition  completeTransition(true)
      Editor  viewDidAppear(animated)
      Home  present completion
      Editor.animator  animationEnded(true)
      Editor.delegate  animationController(forDismissed)
      Editor  viewWillDisappear(animated)
      Editor.animator  animateTransition
      Editor.transition  completeTransition(true)
      Editor  viewDidDisappear(animated)
      Editor.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
