// Exported from animator/animate-nothing by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// An animation that changes nothing, or only a view in no window, completes in the next turn; its
/// duration and delay have no effect (A-17, R-10a).
@MainActor final class AnimateNothingTests: PlanTestCase {
  func testPlan() {
    plan("animator/animate-nothing", rules: ["A-17", "R-10a"])

    // Controllers
    let card = UIView(frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let home = PlannedController("Home")
    let menu = PlannedController("Menu")
    menu.modalPresentationStyle = .custom
    home.whenLoaded { $0.addSubview(card) }
    menu.whenLoaded { $0.addSubview(badge) }
    show(home)

    // Steps
    UIView.animate(withDuration: 2, delay: 1, options: [.curveEaseInOut]) {
      card.alpha = 1
    } completion: { [self] finished in
      record("card", "animate completion(\(finished))")
    }
    UIView.animate(withDuration: 2, delay: 0, options: [.repeat, .curveEaseInOut]) {
      badge.alpha = 0
    } completion: { [self] finished in
      record("badge", "animate completion(\(finished))")
    }
    settle(within: 10, "steps[2]")

    // Expectations
    expectRecord(
      """
      card  animate completion(true)
      badge  animate completion(true)
      """)
    check("expect.end.visible", visible, ["Home"])
    finish()
  }
}
