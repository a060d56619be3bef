public import Foundation
import Presentation

/// A drag that changes the height of a sheet or dismisses the sheet.
///
/// The dismissal begins when the drag moves the sheet below its lowest detent. If the presented
/// controller's `isModalInPresentation` is true, no dismissal begins. In this case, the sheet moves
/// only slightly below the lowest detent, and springs back at the end of the drag.
@MainActor public final class SheetDrag {
  private let sheet: SheetTransition

  init(of sheet: SheetTransition) { self.sheet = sheet }

  /// Begins the drag; does nothing during a transition, or if the sheet presents another
  /// controller.
  public func begin() {
    guard let view, controller?.transitionCoordinator == nil,
      controller?.presentedViewController == nil
    else { return }
    sheet.pullStart = view.frame.minY
  }

  /// Moves the sheet according to the finger's distance from the start of the drag.
  ///
  /// - Parameter translation: The distance in points; positive values are downward.
  public func update(translation: CGFloat) {
    guard let start = sheet.pullStart, let view, translation.isFinite, isFree else { return }
    let top = start + translation
    let excess = top - lowest
    guard excess > 0 || sheet.drag.isDown else {
      return move(view, to: max(top, highest - (highest - top) * Self.give))
    }
    if controller?.isModalInPresentation == true {
      move(view, to: lowest + excess * Self.give)
    } else {
      if !sheet.drag.isDown { beginDismissal(view) }
      sheet.drag.update(translation: excess)
    }
  }

  /// Ends the drag; the sheet moves to the nearest detent or is dismissed.
  ///
  /// The method predicts the position of the sheet's upper edge a quarter of a second later. The
  /// sheet is dismissed if this position is closer to the lower edge of the container view than to
  /// the lowest detent. Otherwise, the sheet moves to the detent that is nearest to this position.
  /// If `isModalInPresentation` is true, the sheet is never dismissed.
  ///
  /// - Parameter velocity: The velocity in points per second; positive values are downward.
  public func release(velocity: CGFloat = 0) {
    let wasDown = sheet.pullStart != nil
    sheet.pullStart = nil
    guard wasDown, let view else { return sheet.drag.takeBack() }
    if sheet.drag.isDown {
      sheet.select(sheet.detents[0])
      return sheet.drag.release(velocity: velocity)
    }
    guard isFree else { return }
    let top = view.frame.minY + velocity * 0.25
    let isDismissed = top - lowest > (height - lowest) / 2
    if isDismissed, controller?.isModalInPresentation != true {
      controller?.dismiss(animated: true)
    } else {
      let distance = { [self] (detent: SheetTransition.Detent) in abs(self.top(of: detent) - top) }
      sheet.select(sheet.detents.min { distance($0) < distance($1) } ?? sheet.detent)
    }
  }

  /// Cancels the drag; the sheet returns to the detent that it had before the drag.
  public func takeBack() {
    guard sheet.pullStart != nil else { return }
    sheet.pullStart = nil
    if sheet.drag.isDown {
      sheet.drag.takeBack()
    } else if isFree {
      sheet.select(sheet.detent)
    }
  }

  /// The fraction of the finger's movement that the sheet follows beyond its outer detents.
  ///
  /// These are the highest and the lowest detent. Beyond them, the sheet moves 2 points if the
  /// finger moves 10 points.
  private static let give: CGFloat = 0.2

  private var controller: ViewController? { sheet.presentation?.presentedViewController }
  private var height: CGFloat { sheet.presentation?.containerView?.bounds.height ?? 0 }
  private var lowest: CGFloat { top(of: sheet.detents[0]) }
  private var highest: CGFloat { top(of: sheet.detents[sheet.detents.count - 1]) }

  private var view: View? {
    guard let view = sheet.presentation?.presentedView, view.window != nil else { return nil }
    return view
  }

  /// Whether the drag may move the sheet: no transition is running, or the drag drives a dismissal.
  private var isFree: Bool { sheet.drag.isDown || controller?.transitionCoordinator == nil }

  private func top(of detent: SheetTransition.Detent) -> CGFloat {
    sheet.top(of: detent, in: height)
  }

  private func beginDismissal(_ view: View) {
    move(view, to: lowest)
    sheet.drag.begin(length: height - lowest) { controller?.dismiss(animated: true) }
  }

  private func move(_ view: View, to top: CGFloat) {
    view.frame = CGRect(x: 0, y: top, width: view.frame.width, height: height - top)
  }
}
