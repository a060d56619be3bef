// Exported from custom/links-in-the-hooks by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// The links live from before viewDidLoad until after dismissalTransitionDidEnd, and are cleared
/// before the last callbacks (P-11, P-12, P-13, P-15, P-16).
@MainActor final class LinksInTheHooksTests: PlanTestCase {
  func testPlan() {
    plan("custom/links-in-the-hooks", rules: ["P-11", "P-12", "P-13", "P-15", "P-16"])

    // Controllers
    let home = PlannedController("Home")
    let editor = PlannedController("Editor")
    editor.modalPresentationStyle = .custom
    editor.givePresentation(removesPresenter: true)
    show(home)

    // Steps
    editor.next(.viewDidLoad, "steps[0]") { [self] in
      check("steps[0].do[0]", editor.presentingViewController?.planName, "Home")
      check("steps[0].do[1]", home.presentedViewController?.planName, "Editor")
      check("steps[0].do[2]", editor.isBeingPresented, true)
    }
    editor.next(.viewDidAppear, "steps[1]") { [self] in
      check("steps[1].do[0]", editor.isBeingPresented, true)
    }
    home.next(.viewDidDisappear, "steps[2]") { [self] in
      check("steps[2].do[0]", editor.isBeingPresented, true)
    }
    editor.next(.completion, "steps[3]") { [self] in
      check("steps[3].do[0]", editor.isBeingPresented, false)
    }
    home.present(editor, animated: true, completion: editor.completion("Home  present completion"))
    settle(within: 10, "steps[5]")
    editor.next(.viewWillDisappear, "steps[6]") { [self] in
      check("steps[6].do[0]", editor.presentingViewController?.planName, "Home")
      check("steps[6].do[1]", editor.isBeingDismissed, true)
    }
    editor.next(.dismissalDidEnd, "steps[7]") { [self] in
      check("steps[7].do[0]", home.presentedViewController?.planName, "Editor")
    }
    home.next(.viewDidAppear, "steps[8]") { [self] in
      check("steps[8].do[0]", home.presentedViewController?.planName, nil)
    }
    editor.next(.viewDidDisappear, "steps[9]") { [self] in
      check("steps[9].do[0]", editor.presentingViewController?.planName, nil)
      check("steps[9].do[1]", editor.isBeingDismissed, true)
    }
    home.next(.completion, "steps[10]") { [self] in
      check("steps[10].do[0]", editor.isBeingDismissed, false)
    }
    home.dismiss(animated: true, completion: home.completion("Home  dismiss completion"))
    settle(within: 10, "steps[12]")

    // Expectations
    expectOrder(
      """
      Editor  viewDidLoad
      Editor  viewDidAppear(animated)
      Home  present completion
      Editor.presentation  dismissalTransitionDidEnd(true)
      Home  viewDidAppear(animated)
      Editor  viewDidDisappear(animated)
      Home  dismiss completion
      """)
    expectRecord(
      """
      Home  present(Editor, animated)
      Editor.delegate  presentationController(forPresented)
      Editor.delegate  animationController(forPresented)
      Editor  viewDidLoad
      Editor.presentation  presentationTransitionWillBegin
      Home  viewWillDisappear(animated)
      Editor  viewWillAppear(animated)
      Editor  viewIsAppearing(animated)
      Editor.presentation  presentationTransitionDidEnd(true)
      Editor  viewDidAppear(animated)
      Home  viewDidDisappear(animated)
      Home  present completion
      Home  dismiss(animated)
      Editor.delegate  animationController(forDismissed)
      Editor.presentation  dismissalTransitionWillBegin
      Editor  viewWillDisappear(animated)
      Home  viewWillAppear(animated)
      Home  viewIsAppearing(animated)
      Editor.presentation  dismissalTransitionDidEnd(true)
      Home  viewDidAppear(animated)
      Editor  viewDidDisappear(animated)
      Home  dismiss completion
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
