import Foundation
import Presentation

extension UIScrollView {
  /// Returns the offset of the page to which the contents move when the finger is lifted.
  ///
  /// The velocity is in points per millisecond.
  final func pageOffset(at velocity: CGPoint) -> CGPoint {
    let (offset, size) = (contentOffset, bounds.size)
    return validOffset(
      nearestTo: CGPoint(
        x: Self.pageStart(nearestTo: offset.x, length: size.width, velocity: velocity.x),
        y: Self.pageStart(nearestTo: offset.y, length: size.height, velocity: velocity.y)))
  }

  private static func pageStart(
    nearestTo offset: CGFloat, length: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let page = offset / length, fast = 0.3
    if velocity > fast { return page.rounded(.up) * length }
    if velocity < -fast { return page.rounded(.down) * length }
    return page.rounded() * length
  }
}
