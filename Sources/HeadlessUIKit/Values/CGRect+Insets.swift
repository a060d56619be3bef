public import Foundation
public import Presentation

extension CGRect {
  /// Returns the rectangle inside this one at the given distances from its sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
