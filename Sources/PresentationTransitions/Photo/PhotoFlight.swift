import Foundation
import Presentation

/// A copy of a photo that moves between a grid and a detail screen.
///
/// During the movement, the photo views of both screens are hidden.
@MainActor final class PhotoFlight {
  let copy: View
  let run: TransitionRun
  /// The frame of the photo in the detail screen, in the container view's coordinates.
  ///
  /// The photo is as large as possible, and centered.
  let whole: CGRect
  private let grid: any PhotoScreen

  /// Adds the copy at the photo's current place, and hides the photo views of both screens.
  ///
  /// Then calls `photoWillFly`, first on the screen that the photo leaves, and then on the other
  /// screen.
  init(_ run: TransitionRun) throws(TransitionRun.Missing) {
    guard let grid = run.screen(run.other, as: (any PhotoScreen).self),
      let detail = run.screen(run.controller, as: (any PhotoScreen).self)
    else { throw run.missing("two screens of a photo") }
    (self.run, self.grid) = (run, grid)
    run.below?.layoutIfNeeded()
    run.view.layoutIfNeeded()
    whole = Self.fit(detail.photoSize, in: run.view.frame)
    let photo = detail.photoView
    copy = View("flight \(photo?.name ?? "")")
    copy.isUserInteractionEnabled = false
    copy.frame = whole
    if run.direction == .coming { copy.frame = small }
    for view in [grid.photoView, photo] { if let view { run.restorer.hide(view) } }
    run.restorer.add(copy, to: run.container)

    let isComing = run.direction == .coming
    let (leaves, arrives) = isComing ? (grid, detail) : (detail, grid)
    leaves.photoWillFly()
    arrives.photoWillFly()
    run.onEnd { _ in
      arrives.photoDidLand()
      leaves.photoDidLand()
    }
  }

  /// The current frame of the photo in the grid, in the container view's coordinates (H-24).
  ///
  /// If the grid does not show the photo, the frame lies directly below the container view.
  var small: CGRect {
    grid.photoView.flatMap(run.frame)
      ?? CGRect(
        x: 0, y: run.container.bounds.height, width: whole.width, height: whole.height)
  }

  /// Returns the largest rectangle inside `frame` with the proportions of `size`; its center is the
  /// center of `frame`.
  static func fit(_ size: CGSize, in frame: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return frame }
    let scale = min(frame.width / size.width, frame.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}
