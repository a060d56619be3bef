// Exported from push-pop/hand-finishes-a-pop by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A pop that a gesture drives to its end is a pop (N-63).
@MainActor final class HandFinishesAPopTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/hand-finishes-a-pop", rules: ["N-63"])

    // Controllers
    let nav = PlannedStack("Nav")
    nav.part.coming = PlannedAnimation(of: nav.part, duration: 0.2)
    nav.part.comingInteraction = PlannedInteraction(of: nav.part)
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a, b], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.popViewController(animated: true)
    runTurns(1)
    nav.part.interaction?.update(0.6)
    nav.part.interaction?.finish()
    settle(within: 10, "steps[4]")

    // Expectations
    expectRecord(
      """
      Nav  pop(animated)
      B  willMove(toParent: nil)
      Nav.delegate  animationControllerFor(pop, from: B, to: A)
      Nav.delegate  interactionControllerFor
      A  viewDidLoad
      B  viewWillDisappear(animated)
      A  viewWillAppear(animated)
      Nav.delegate  willShow(A, animated)
      Nav.animator  startInteractiveTransition
      Nav.animator  animateTransition
      A  viewIsAppearing(animated)
      Nav.transition  completeTransition(true)
      B  viewDidDisappear(animated)
      A  viewDidAppear(animated)
      B  didMove(toParent: nil)
      Nav.delegate  didShow(A, animated)
      Nav.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Nav", "A"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A"])
    finish()
  }
}
