// Exported from containment/covered-while-something-comes-inside by "present export --uikit".
// Not run on a device by the authors of the package.

import UIKit
import XCTest

/// A presentation in a context disappears with the controller around it when that is covered
/// meanwhile, and appears again with it (P-27, P-34, P-92, C-18).
@MainActor final class CoveredWhileSomethingComesInsideTests: PlanTestCase {
  func testPlan() {
    plan(
      "containment/covered-while-something-comes-inside",
      rules: ["P-27", "P-34", "P-92", "C-18"])

    // Controllers
    let home = PlannedController("Home")
    let layer = PlannedController("Layer")
    layer.modalPresentationStyle = .overFullScreen
    let tile = PlannedController("Tile")
    tile.definesPresentationContext = true
    let note = PlannedController("Note")
    note.modalPresentationStyle = .overCurrentContext
    let hint = PlannedController("Hint")
    hint.modalPresentationStyle = .overCurrentContext
    let cover = PlannedController("Cover")
    cover.modalPresentationStyle = .currentContext
    layer.embed(tile)
    show(home)

    // Steps
    home.present(layer, animated: false)
    settle(within: 10, "steps[1]")
    tile.present(note, animated: true)
    note.present(hint, animated: true)
    layer.present(cover, animated: true)
    settle(within: 10, "steps[5]")
    check("steps[6]", note.presentedViewController?.planName, "Hint")
    cover.dismiss(animated: true)
    settle(within: 10, "steps[8]")

    // Expectations
    expectRecord(
      """
      Home  present(Layer)
      Layer  viewWillAppear
      Tile  viewWillAppear
      Layer  viewIsAppearing
      Tile  viewIsAppearing
      Layer  viewDidAppear
      Tile  viewDidAppear
      Tile  present(Note, animated)
      Note  viewDidLoad
      Note  present(Hint, animated)
      Layer  present(Cover, animated)
      Note  viewWillAppear(animated)
      Note  viewIsAppearing(animated)
      Note  viewDidAppear(animated)
      Hint  viewDidLoad
      Cover  viewDidLoad
      Hint  viewWillAppear(animated)
      Hint  viewIsAppearing(animated)
      Layer  viewWillDisappear(animated)
      Tile  viewWillDisappear(animated)
      Note  viewWillDisappear(animated)
      Hint  viewWillDisappear(animated)
      Cover  viewWillAppear(animated)
      Cover  viewIsAppearing(animated)
      Cover  viewDidAppear(animated)
      Layer  viewDidDisappear(animated)
      Tile  viewDidDisappear(animated)
      Note  viewDidDisappear(animated)
      Hint  viewDidDisappear(animated)
      Cover  dismiss(animated)
      Cover  viewWillDisappear(animated)
      Layer  viewWillAppear(animated)
      Tile  viewWillAppear(animated)
      Note  viewWillAppear(animated)
      Hint  viewWillAppear(animated)
      Layer  viewIsAppearing(animated)
      Tile  viewIsAppearing(animated)
      Note  viewIsAppearing(animated)
      Hint  viewIsAppearing(animated)
      Layer  viewDidAppear(animated)
      Tile  viewDidAppear(animated)
      Note  viewDidAppear(animated)
      Hint  viewDidAppear(animated)
      Cover  viewDidDisappear(animated)
      """)
    check("expect.end.visible", visible, ["Home", "Layer", "Tile", "Note", "Hint"])
    finish()
  }
}
