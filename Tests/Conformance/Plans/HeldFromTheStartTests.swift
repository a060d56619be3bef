// Exported from animator/held-from-the-start by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A hand on an interruptible animator: it is asked for once and paused, and animateTransition is
/// not called (T-3, T-37, T-45).
@MainActor final class HeldFromTheStartTests: PlanTestCase {
  func testPlan() {
    plan("animator/held-from-the-start", rules: ["T-3", "T-37", "T-45"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    let menu = PlannedController("Menu")
    menu.modalPresentationStyle = .custom
    menu.part.coming = PlannedAnimation(of: menu.part, duration: 1) {
      card.center = CGPoint(x: 264, y: 440)
    }
    menu.part.coming?.isInterruptible = true
    menu.part.comingInteraction = PlannedInteraction(of: menu.part)
    menu.giveTransition()
    menu.whenLoaded { $0.addSubview(card) }
    show(home)

    // Steps
    home.present(menu, animated: true)
    runTurns(1)
    menu.part.interaction?.update(0.5)
    advance(1)
    checkSeen("steps[4]", card, center: [164, 440])
    menu.part.interaction?.finish()
    settle(within: 10, "steps[6]")

    // Expectations
    // Not in the test's trace: expect.order[1], 1.000 user letGo(Menu) at 0.500 -> finish
    expectOrder(
      """
      Menu.animator  startInteractiveTransition
      Menu.transition  completeTransition(true)
      Menu.animator  animationEnded(true)
      """)
    expectNever(
      """
      Menu.animator  animateTransition
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
      Menu  viewIsAppearing(animated)
      Menu.transition  completeTransition(true)
      Menu  viewDidAppear(animated)
      Menu.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Home", "Menu"])
    checkModel("expect.end.model.card", card, center: [264, 440])
    finish()
  }
}
