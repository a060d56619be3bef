// Exported from push-pop/one-tap-full-screen by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// One tap presents full screen, pushes and dismisses: the covered stack changes its model alone,
/// and C appears with it (N-34, N-41, P-57).
@MainActor final class OneTapFullScreenTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/one-tap-full-screen", rules: ["N-34", "N-41", "P-57"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    b.modalPresentationStyle = .fullScreen
    let c = PlannedController("C")
    nav.setViewControllers([a], animated: false)
    nav.hear()
    show(nav)

    // Steps
    nav.present(b, animated: true)
    nav.pushViewController(c, animated: true)
    nav.dismiss(animated: true, completion: nav.completion("Nav  dismiss completion"))
    check("steps[3]", nav.stackedNames, ["A"])
    settle(within: 10, "steps[4]")

    // Expectations
    expectNever(
      """
      A  viewDidAppear(animated)
      A  viewWillAppear(animated)
      """)
    expectRecord(
      """
      Nav  present(B, animated)
      B  viewDidLoad
      Nav  push(C, animated)
      Nav  dismiss(animated)
      Nav  viewWillDisappear(animated)
      A  viewWillDisappear(animated)
      B  viewWillAppear(animated)
      B  viewIsAppearing(animated)
      B  viewDidAppear(animated)
      Nav  viewDidDisappear(animated)
      A  viewDidDisappear(animated)
      C  willMove(toParent: Nav)
      C  didMove(toParent: Nav)
      B  viewWillDisappear(animated)
      Nav  viewWillAppear(animated)
      C  viewDidLoad
      C  viewWillAppear(animated)
      Nav.delegate  willShow(C, animated)
      Nav  viewIsAppearing(animated)
      C  viewIsAppearing(animated)
      Nav  viewDidAppear(animated)
      C  viewDidAppear(animated)
      Nav.delegate  didShow(C, animated)
      B  viewDidDisappear(animated)
      Nav  dismiss completion
      """)
    check("expect.end.visible", visible, ["Nav", "C"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A", "C"])
    finish()
  }
}
