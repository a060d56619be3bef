// Exported from push-pop/set-as-a-pop by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A new top from below the old one is shown by a pop, even if other controllers leave too (N-28,
/// N-29).
@MainActor final class SetAsAPopTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/set-as-a-pop", rules: ["N-28", "N-29"])

    // Controllers
    let nav = PlannedStack("Nav")
    nav.part.coming = PlannedAnimation(of: nav.part, duration: 0.2)
    let a = PlannedController("A")
    let b = PlannedController("B")
    let c = PlannedController("C")
    nav.setViewControllers([a, b, c], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.setViewControllers([b], animated: true)
    settle(within: 10, "steps[1]")

    // Expectations
    expectRecord(
      """
      Nav  setViewControllers([B], animated)
      A  willMove(toParent: nil)
      C  willMove(toParent: nil)
      Nav.delegate  animationControllerFor(pop, from: C, to: B)
      Nav.delegate  interactionControllerFor
      B  viewDidLoad
      C  viewWillDisappear(animated)
      B  viewWillAppear(animated)
      Nav.delegate  willShow(B, animated)
      Nav.animator  animateTransition
      B  viewIsAppearing(animated)
      Nav.transition  completeTransition(true)
      C  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      A  didMove(toParent: nil)
      C  didMove(toParent: nil)
      Nav.delegate  didShow(B, animated)
      Nav.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Nav", "B"])
    check("expect.end.stack.Nav", nav.stackedNames, ["B"])
    finish()
  }
}
