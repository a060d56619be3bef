// Exported from tabs/select-during-a-transition by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A selection during a tab transition waits for its end, and UIKit's complaint is reported (N-48,
/// N-105).
@MainActor final class SelectDuringATransitionTests: PlanTestCase {
  func testPlan() {
    plan("tabs/select-during-a-transition", rules: ["N-48", "N-105"])

    // Controllers
    let tabs = PlannedTabs("Tabs")
    tabs.part.coming = PlannedAnimation(of: tabs.part, duration: 0.2)
    let a = PlannedController("A")
    let b = PlannedController("B")
    let c = PlannedController("C")
    tabs.setViewControllers([a, b, c], animated: false)
    tabs.hear(maySelect: true)
    show(tabs)

    // Steps
    tabs.selectedViewController = b
    tabs.selectedViewController = c
    check("steps[2]", tabs.selectedViewController?.planName, "B")
    settle(within: 10, "steps[3]")

    // Expectations
    expectRecord(
      """
      Tabs  select(B)
      Tabs.delegate  animationControllerForTransition(from: A, to: B)
      Tabs.delegate  interactionControllerFor
      B  viewDidLoad
      B  viewWillAppear(animated)
      A  viewWillDisappear(animated)
      Tabs.animator  animateTransition
      B  viewIsAppearing(animated)
      Tabs  select(C)
      Tabs.transition  completeTransition(true)
      A  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      Tabs.animator  animationEnded(true)
      Tabs.delegate  animationControllerForTransition(from: B, to: C)
      Tabs.delegate  interactionControllerFor
      C  viewDidLoad
      C  viewWillAppear(animated)
      B  viewWillDisappear(animated)
      Tabs.animator  animateTransition
      C  viewIsAppearing(animated)
      Tabs.transition  completeTransition(true)
      B  viewDidDisappear(animated)
      C  viewDidAppear(animated)
      Tabs.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Tabs", "C"])
    check("expect.end.selected.Tabs", tabs.selectedViewController?.planName, "C")
    finish()
  }
}
