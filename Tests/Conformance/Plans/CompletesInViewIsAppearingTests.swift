// Exported from custom/completes-in-view-is-appearing by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// completeTransition inside the last callback of the beginning ends the transition in the same
/// commit (P-118, P-97).
@MainActor final class CompletesInViewIsAppearingTests: PlanTestCase {
  func testPlan() {
    plan("custom/completes-in-view-is-appearing", rules: ["P-118", "P-97"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .custom
    editor.part.coming = PlannedAnimation(of: editor.part, duration: 0.3, ending: .never)
    editor.giveTransition()
    show(home)

    // Steps
    editor.next(.viewIsAppearing, "steps[0]") {
      editor.part.completeTransition(true)
    }
    home.present(editor, animated: true, completion: editor.completion("Home  present completion"))
    advance(1)

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
      """)
    check("expect.end.visible", visible, ["Home", "Editor"])
    finish()
  }
}
