// Exported from animator/completion-curve by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// The rest keeps to the completion curve: a straight one has come a quarter of the way after a
/// quarter of the time (T-31, T-32).
@MainActor final class CompletionCurveTests: PlanTestCase {
  func testPlan() {
    plan("animator/completion-curve", rules: ["T-31", "T-32"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let home = PlannedController("Home")
    let menu = PlannedController("Menu")
    menu.modalPresentationStyle = .custom
    menu.part.coming = PlannedAnimation(of: menu.part, duration: 1) {
      card.center = CGPoint(x: 264, y: 440)
    }
    menu.part.comingInteraction = PlannedInteraction(of: menu.part, curve: .linear)
    menu.giveTransition()
    menu.whenLoaded { $0.addSubview(card) }
    show(home)

    // Steps
    home.present(menu, animated: true)
    runTurns(1)
    menu.part.interaction?.update(0.3)
    menu.part.interaction?.finish()
    advance(0.175)
    checkSeen("steps[5]", card, center: [159, 440])
    settle(within: 10, "steps[6]")

    // Expectations
    expectOrder(
      """
      Menu.transition  completeTransition(true)
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
      Menu.transition  completeTransition(true)
      Menu  viewDidAppear(animated)
      Menu.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Home", "Menu"])
    finish()
  }
}
