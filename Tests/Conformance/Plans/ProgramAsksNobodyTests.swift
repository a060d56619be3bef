// Exported from tabs/program-asks-nobody by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A selection that a tap may not make, the program may: it calls neither shouldSelect nor
/// didSelect (N-101).
@MainActor final class ProgramAsksNobodyTests: PlanTestCase {
  func testPlan() {
    plan("tabs/program-asks-nobody", rules: ["N-101"])

    // Controllers
    let tabs = PlannedTabs("Tabs")
    let a = PlannedController("A")
    let b = PlannedController("B")
    tabs.setViewControllers([a, b], animated: false)
    tabs.hear(maySelect: false)
    show(tabs)

    // Steps
    tabs.selectedViewController = b
    settle(within: 10, "steps[1]")

    // Expectations
    expectNever(
      """
      Tabs.delegate  didSelect(B)
      """)
    expectRecord(
      """
      Tabs  select(B)
      B  viewDidLoad
      B  viewWillAppear
      A  viewWillDisappear
      A  viewDidDisappear
      B  viewIsAppearing
      B  viewDidAppear
      """)
    check("expect.end.selected.Tabs", tabs.selectedViewController?.planName, "B")
    finish()
  }
}
