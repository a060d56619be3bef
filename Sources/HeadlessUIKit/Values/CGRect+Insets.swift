public import Foundation
public import Presentation

extension CGRect {
  /// Returns the inner rectangle at the given distances from the sides of this rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
