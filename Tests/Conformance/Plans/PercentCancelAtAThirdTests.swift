// Exported from animator/percent-cancel-at-a-third by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A gesture that releases a presentation at 0.3, to cancel: the animation and the transition
/// return in the time that has passed (T-3, T-10, T-11, T-12, T-13, T-30, T-31, T-33).
@MainActor final class PercentCancelAtAThirdTests: PlanTestCase {
  func testPlan() {
    plan(
      "animator/percent-cancel-at-a-third",
      rules: ["T-3", "T-10", "T-11", "T-12", "T-13", "T-30", "T-31", "T-33"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    let menu = PlannedController("Menu")
    menu.modalPresentationStyle = .custom
    menu.part.coming = PlannedAnimation(of: menu.part, duration: 1) {
      card.center = CGPoint(x: 264, y: 440)
    }
    menu.part.comingInteraction = PlannedInteraction(of: menu.part)
    menu.giveTransition()
    menu.whenLoaded { $0.addSubview(card) }
    show(home)

    // Steps
    home.present(menu, animated: true)
    advance(5)
    checkSeen("steps[2]", card, center: [64, 440])
    menu.part.interaction?.update(0.3)
    checkSeen("steps[4]", card, center: [124, 440])
    advance(5)
    checkSeen("steps[6]", card, center: [124, 440])
    menu.part.interaction?.cancel()
    settle(within: 10, "steps[8]")

    // Expectations
    // Not in the test's trace: expect.order[3], 10.000 user letGo(Menu) at 0.300 -> cancel
    expectOrder(
      """
      Menu.delegate  interactionControllerForPresentation
      Menu.animator  startInteractiveTransition
      Menu.animator  animateTransition
      Menu.transition  completeTransition(false)
      Menu  viewDidDisappear(animated)
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
