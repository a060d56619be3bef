// Exported from animator/alongside-follows-the-hand by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// Animations alongside a percent-driven presentation follow the percentage, and end with the
/// transition (T-17, T-18, T-30).
@MainActor final class AlongsideFollowsTheHandTests: PlanTestCase {
  func testPlan() {
    plan("animator/alongside-follows-the-hand", rules: ["T-17", "T-18", "T-30"])

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
    menu.next(.viewWillAppear, "steps[1]") { [self] in
      menu.transitionCoordinator?.animate { _ in
        card.alpha = 0
      } completion: { [self] context in
        record("Menu", "alongside completion(\(!context.isCancelled))")
      }
    }
    runTurns(1)
    menu.part.interaction?.update(0.25)
    checkSeen("steps[4]", card, center: [114, 440], alpha: 0.75)
    menu.part.interaction?.finish()
    settle(within: 10, "steps[6]")

    // Expectations
    expectOrder(
      """
      Menu.transition  completeTransition(true)
      Menu  alongside completion(true)
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
      Menu  alongside completion(true)
      """)
    checkModel("expect.end.model.card", card, center: [264, 440], alpha: 0)
    finish()
  }
}
