// Exported from custom/animator-covering by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// An animator of the app, with a plain presentation controller: the order of the questions, and
/// animationEnded after the completion (P-24, P-25, P-27, P-28, P-30).
@MainActor final class AnimatorCoveringTests: PlanTestCase {
  func testPlan() {
    plan("custom/animator-covering", rules: ["P-24", "P-25", "P-27", "P-28", "P-30"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .custom
    editor.part.coming = PlannedAnimation(of: editor.part, duration: 0.3)
    editor.giveTransition()
    show(home)

    // Steps
    home.present(editor, animated: true, completion: editor.completion("Home  present completion"))
    settle(within: 10, "steps[1]")
    home.dismiss(animated: true, completion: home.completion("Home  dismiss completion"))
    settle(within: 10, "steps[3]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor.delegate  presentationController(forPresented)
      Editor.delegate  animationController(forPresented)
      Editor  viewDidLoad
      Editor  viewWillAppear(animated)
      Editor.animator  animateTransition
      Editor  viewIsAppearing(animated)
      Editor.transition  completeTransition(true)
      Editor  viewDidAppear(animated)
      Home  present completion
      Editor.animator  animationEnded(true)
      Home  dismiss(animated)
      Editor.delegate  animationController(forDismissed)
      Editor  viewWillDisappear(animated)
      Editor.animator  animateTransition
      Editor.transition  completeTransition(true)
      Editor  viewDidDisappear(animated)
      Home  dismiss completion
      Editor.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
