// Exported from tabs/animated-set by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A set of tabs that is animated and selects another controller asks for an animator; what is
/// removed stays until the end (N-101a, N-103).
@MainActor final class AnimatedSetTests: PlanTestCase {
  func testPlan() {
    plan("tabs/animated-set", rules: ["N-101a", "N-103"])

    // Controllers
    let tabs = PlannedTabs("Tabs")
    tabs.part.coming = PlannedAnimation(of: tabs.part, duration: 0.3)
    let a = PlannedController("A")
    let b = PlannedController("B")
    let c = PlannedController("C")
    tabs.setViewControllers([a, b], animated: false)
    tabs.hear(maySelect: true)
    show(tabs)

    // Steps
    tabs.setViewControllers([c, b], animated: true)
    check("steps[1]", tabs.tabNames, ["C", "B"])
    settle(within: 10, "steps[2]")

    // Expectations
    expectRecord(
      """
      Tabs  setViewControllers([C, B], animated)
      A  willMove(toParent: nil)
      C  willMove(toParent: Tabs)
      Tabs.delegate  animationControllerForTransition(from: A, to: C)
      Tabs.delegate  interactionControllerFor
      C  viewDidLoad
      C  viewWillAppear(animated)
      A  viewWillDisappear(animated)
      Tabs.animator  animateTransition
      C  viewIsAppearing(animated)
      Tabs.transition  completeTransition(true)
      A  viewDidDisappear(animated)
      C  viewDidAppear(animated)
      A  didMove(toParent: nil)
      C  didMove(toParent: Tabs)
      Tabs.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Tabs", "C"])
    check("expect.end.tabs.Tabs", tabs.tabNames, ["C", "B"])
    check("expect.end.selected.Tabs", tabs.selectedViewController?.planName, "C")
    finish()
  }
}
