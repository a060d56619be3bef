// Exported from cancel/dismiss-cancelled-covering by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A canceled dismissal over the presenter brings the presented view back: the links stay, the
/// completion is called (P-75, P-77, P-14, P-16).
@MainActor final class DismissCancelledCoveringTests: PlanTestCase {
  func testPlan() {
    plan("cancel/dismiss-cancelled-covering", rules: ["P-75", "P-77", "P-14", "P-16"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .custom
    editor.part.going = PlannedAnimation(of: editor.part, duration: 0.3, ending: .cancels)
    editor.giveTransition()
    show(home)

    // Steps
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    editor.next(.viewDidAppear, "steps[2]") { [self] in
      check("steps[2].do[0]", editor.isBeingDismissed, true)
    }
    home.dismiss(animated: true, completion: home.completion("Home  dismiss completion"))
    check("steps[4]", editor.isBeingDismissed, true)
    settle(within: 10, "steps[5]")
    check("steps[6]", editor.isBeingDismissed, false)
    check("steps[7]", home.presentedViewController?.planName, "Editor")

    // Expectations
    expectNever(
      """
      Editor  viewDidDisappear(animated)
      Home  viewDidAppear(animated)
      """)
    expectRecord(
      """
      Home  present(Editor)
      Editor.delegate  presentationController(forPresented)
      Editor  viewDidLoad
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor  viewDidAppear
      Home  dismiss(animated)
      Editor.delegate  animationController(forDismissed)
      Editor  viewWillDisappear(animated)
      Editor.animator  animateTransition
      Editor.transition  completeTransition(false)
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor  viewDidAppear(animated)
      Home  dismiss completion
      Editor.animator  animationEnded(false)
      """)
    check("expect.end.visible", visible, ["Home", "Editor"])
    check("expect.end.appearance.Home", home.planAppearance, "appeared")
    check("expect.end.appearance.Editor", editor.planAppearance, "appeared")
    finish()
  }
}
