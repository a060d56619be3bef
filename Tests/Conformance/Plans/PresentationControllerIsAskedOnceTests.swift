// Exported from custom/presentation-controller-is-asked-once by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A presentationController that was read before presenting is the one used, and the delegate is
/// not asked again (P-18); each presentation has its own (P-19).
@MainActor final class PresentationControllerIsAskedOnceTests: PlanTestCase {
  func testPlan() {
    plan("custom/presentation-controller-is-asked-once", rules: ["P-18", "P-19"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .custom
    editor.part.adaptiveDelegate = PlannedDelegate(of: editor.part, mayDismiss: true)
    editor.givePresentation(removesPresenter: true)
    show(home)

    // Steps
    editor.prepareToBePresented()
    home.present(editor, animated: false)
    settle(within: 10, "steps[1]")
    home.dismiss(animated: false)
    settle(within: 10, "steps[3]")
    editor.prepareToBePresented()
    home.present(editor, animated: false)
    settle(within: 10, "steps[5]")

    // Expectations
    expectRecord(
      """
      Home  present(Editor)
      Editor  viewDidLoad
      Editor.presentation  presentationTransitionWillBegin
      Home  viewWillDisappear
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor.presentation  presentationTransitionDidEnd(true)
      Editor  viewDidAppear
      Home  viewDidDisappear
      Home  dismiss()
      Editor.presentation  dismissalTransitionWillBegin
      Editor  viewWillDisappear
      Home  viewWillAppear
      Home  viewIsAppearing
      Editor.presentation  dismissalTransitionDidEnd(true)
      Home  viewDidAppear
      Editor  viewDidDisappear
      Editor.delegate  presentationController(forPresented)
      Home  present(Editor)
      Editor.presentation  presentationTransitionWillBegin
      Home  viewWillDisappear
      Editor  viewWillAppear
      Editor  viewIsAppearing
      Editor.presentation  presentationTransitionDidEnd(true)
      Editor  viewDidAppear
      Home  viewDidDisappear
      """)
    check("expect.end.visible", visible, ["Editor"])
    finish()
  }
}
