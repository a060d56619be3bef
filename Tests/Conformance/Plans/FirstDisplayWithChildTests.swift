// Exported from push-pop/first-display-with-child by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// When a stack is displayed for the first time, the child of its root has appeared before didMove
/// and didShow of the root (C-5, N-19a).
@MainActor final class FirstDisplayWithChildTests: PlanTestCase {
  func testPlan() {
    plan("push-pop/first-display-with-child", rules: ["C-5", "N-19a"])

    // Controllers
    let home = PlannedController("Home")
    let nav = PlannedStack("Nav")
    nav.modalPresentationStyle = .pageSheet
    let a = PlannedController("A")
    let child = PlannedController("Child")
    nav.setViewControllers([a], animated: false)
    nav.hear()
    a.embed(child)
    show(home)

    // Steps
    nav.next(.didShow, "steps[0]") { [self] in
      check("steps[0].do[0]", child.planAppearance, "appeared")
    }
    home.present(nav, animated: true)
    settle(within: 10, "steps[2]")

    // Expectations
    expectOrder(
      """
      A  viewDidAppear(animated)
      Child  viewDidAppear(animated)
      A  didMove(toParent: Nav)
      Nav.delegate  didShow(A, animated)
      """)
    expectRecord(
      """
      Home  present(Nav, animated)
      Nav  viewDidLoad
      Nav  viewWillAppear(animated)
      Nav  viewIsAppearing(animated)
      A  viewWillAppear(animated)
      Child  viewWillAppear(animated)
      Nav.delegate  willShow(A, animated)
      A  viewIsAppearing(animated)
      Child  viewIsAppearing(animated)
      Nav  viewDidAppear(animated)
      A  viewDidAppear(animated)
      Child  viewDidAppear(animated)
      A  didMove(toParent: Nav)
      Nav.delegate  didShow(A, animated)
      """)
    check("expect.end.visible", visible, ["Home", "Nav", "A", "Child"])
    finish()
  }
}
