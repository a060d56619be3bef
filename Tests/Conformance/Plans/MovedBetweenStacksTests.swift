// Exported from containment/moved-between-stacks by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A controller that leaves one stack may be pushed on another (N-13, N-19a, N-24, N-29).
@MainActor final class MovedBetweenStacksTests: PlanTestCase {
  func testPlan() {
    plan("containment/moved-between-stacks", rules: ["N-13", "N-19a", "N-24", "N-29"])

    // Controllers
    let nav = PlannedStack("Nav")
    let a = PlannedController("A")
    let b = PlannedController("B")
    let other = PlannedStack("Other")
    other.modalPresentationStyle = .pageSheet
    let c = PlannedController("C")
    nav.setViewControllers([a, b], animated: false)
    other.setViewControllers([c], animated: false)
    show(nav)

    // Steps
    nav.popViewController(animated: false)
    settle(within: 10, "steps[1]")
    nav.present(other, animated: true)
    settle(within: 10, "steps[3]")
    other.pushViewController(b, animated: true)
    settle(within: 10, "steps[5]")

    // Expectations
    expectRecord(
      """
      Nav  pop()
      B  willMove(toParent: nil)
      A  viewDidLoad
      B  viewWillDisappear
      A  viewWillAppear
      B  viewDidDisappear
      A  viewIsAppearing
      A  viewDidAppear
      B  didMove(toParent: nil)
      Nav  present(Other, animated)
      Other  viewDidLoad
      Other  viewWillAppear(animated)
      Other  viewIsAppearing(animated)
      C  viewDidLoad
      C  viewWillAppear(animated)
      C  viewIsAppearing(animated)
      Other  viewDidAppear(animated)
      C  viewDidAppear(animated)
      C  didMove(toParent: Other)
      Other  push(B, animated)
      B  willMove(toParent: Other)
      C  viewWillDisappear(animated)
      B  viewWillAppear(animated)
      B  viewIsAppearing(animated)
      C  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      B  didMove(toParent: Other)
      """)
    check("expect.end.visible", visible, ["Nav", "A", "Other", "B"])
    check("expect.end.stack.Nav", nav.stackedNames, ["A"])
    check("expect.end.stack.Other", other.stackedNames, ["C", "B"])
    finish()
  }
}
