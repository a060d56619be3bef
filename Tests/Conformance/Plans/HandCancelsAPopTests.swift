// Exported from push-pop/hand-cancels-a-pop by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A pop that a gesture drives and cancels: the stack is as it was, and didShow is not called
/// (N-64, N-65, N-66).
@MainActor final class HandCancelsAPopTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/hand-cancels-a-pop", rules: ["N-64", "N-65", "N-66"])

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
    check("steps[2]", nav.stackedNames, ["A"])
    nav.part.interaction?.update(0.4)
    nav.part.interaction?.cancel()
    settle(within: 10, "steps[5]")

    // Expectations
    expectNever(
      """
      Nav.delegate  didShow(A, animated)
      Nav.delegate  didShow(B, animated)
      """)
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
      Nav.transition  completeTransition(false)
      A  viewWillDisappear(animated)
      A  viewDidDisappear(animated)
      B  viewWillAppear(animated)
      B  viewIsAppearing(animated)
      B  viewDidAppear(animated)
      Nav.animator  animationEnded(false)
      """)
    check("expect.end.visible", visible, ["Nav", "B"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A", "B"])
    finish()
  }
}
