// Exported from tabs/animated by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// With an animator the viewDid callbacks wait for its end; the selection is the new one at once
/// (N-102, N-103).
@MainActor final class AnimatedTests: PlanTestCase {
  func testPlan() {
    plan("tabs/animated", rules: ["N-102", "N-103"])

    // Controllers
    let tabs = PlannedTabs("Tabs")
    tabs.part.coming = PlannedAnimation(of: tabs.part, duration: 0.2)
    let a = PlannedController("A")
    let b = PlannedController("B")
    tabs.setViewControllers([a, b], animated: false)
    tabs.hear(maySelect: true)
    show(tabs)

    // Steps
    tabs.selectedViewController = b
    check("steps[1]", tabs.selectedViewController?.planName, "B")
    check("steps[2]", visible, ["Tabs", "A", "B"])
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
      Tabs.transition  completeTransition(true)
      A  viewDidDisappear(animated)
      B  viewDidAppear(animated)
      Tabs.animator  animationEnded(true)
      """)
    check("expect.end.visible", visible, ["Tabs", "B"])
    finish()
  }
}
