// Exported from push-pop/own-animator by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// An animator of the delegate's own moves a push and a pop; it is asked for in the call (N-10,
/// N-13, T-1).
@MainActor final class OwnAnimatorTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/own-animator", rules: ["N-10", "N-13", "T-1"])

    // Controllers
    let nav = PlannedStack("Nav")
    nav.part.coming = PlannedAnimation(of: nav.part, duration: 0.2)
    let a = PlannedController("A")
    let b = PlannedController("B")
    nav.setViewControllers([a], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.pushViewController(b, animated: true)
    settle(within: 10, "steps[1]")
    nav.popViewController(animated: true)
    settle(within: 10, "steps[3]")

    // Expectations
    expectRecord(
      """
      Nav  push(B, animated)
      B  willMove(toParent: Nav)
      Nav.delegate  animationControllerFor(push, from: A, to: B)
      Nav.delegate  interactionControllerFor
      B  viewDidLoad
      A  viewWillDisappear(animated)
      B  viewWillAppear(animated)
      Nav.delegate  willShow(B, animated)
      Nav.animator  animateTransition
      B  viewIsAppearing(animated)
      Nav.transition  completeTransition(true)
      A  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      B  didMove(toParent: Nav)
      Nav.delegate  didShow(B, animated)
      Nav.animator  animationEnded(true)
      Nav  pop(animated)
      B  willMove(toParent: nil)
      Nav.delegate  animationControllerFor(pop, from: B, to: A)
      Nav.delegate  interactionControllerFor
      B  viewWillDisappear(animated)
      A  viewWillAppear(animated)
      Nav.delegate  willShow(A, animated)
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
