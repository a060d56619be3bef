// Exported from animator/grabbed-on-its-way by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A transition that began without a gesture is grabbed, follows the gesture, and returns when it
/// is canceled; its animator ends at its start (T-13, T-21, T-34, T-35, T-37, T-40, T-41, T-44).
@MainActor final class GrabbedOnItsWayTests: PlanTestCase {
  func testPlan() {
    plan(
      "animator/grabbed-on-its-way",
      rules: ["T-13", "T-21", "T-34", "T-35", "T-37", "T-40", "T-41", "T-44"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    let menu = PlannedController("Menu")
    menu.modalPresentationStyle = .custom
    menu.part.coming = PlannedAnimation(of: menu.part, duration: 1) {
      card.center = CGPoint(x: 264, y: 440)
    }
    menu.part.coming?.isInterruptible = true
    menu.part.comingInteraction = PlannedInteraction(of: menu.part, startsByItself: true)
    menu.giveTransition()
    menu.whenLoaded { $0.addSubview(card) }
    show(home)

    // Steps
    home.present(menu, animated: true)
    advance(0.5)
    checkSeen("steps[2]", card, center: [164, 440])
    menu.part.interaction?.pause()
    advance(5)
    checkSeen("steps[5]", card, center: [164, 440])
    menu.part.interaction?.update(0.2)
    checkSeen("steps[7]", card, center: [104, 440])
    menu.part.interaction?.cancel()
    settle(within: 10, "steps[9]")

    // Expectations
    // Not in the test's trace: expect.order[2], 0.500 user grab(Menu)
    // Not in the test's trace: expect.order[3], 5.500 user letGo(Menu) at 0.200 -> cancel
    expectOrder(
      """
      Menu.animator  startInteractiveTransition
      Menu.animator  animateTransition
      Menu.transition  completeTransition(false)
      Menu.animator  animationEnded(false)
      """)
    expectNever(
      """
      Menu  viewDidAppear(animated)
      """)
    expectRecord(
      """
      Home  present(Menu, animated)
      Menu.delegate  presentationController(forPresented)
      Menu.delegate  animationController(forPresented)
      Menu.delegate  interactionControllerForPresentation
      Menu  viewDidLoad
      Menu  viewWillAppear(animated)
      Menu.animator  startInteractiveTransition
      Menu.animator  animateTransition
      Menu  viewIsAppearing(animated)
      Menu.transition  completeTransition(false)
      Menu  viewWillDisappear(animated)
      Menu  viewDidDisappear(animated)
      Menu.animator  animationEnded(false)
      """)
    check("expect.end.visible", visible, ["Home"])
    checkModel("expect.end.model.card", card, center: [64, 440])
    finish()
  }
}
