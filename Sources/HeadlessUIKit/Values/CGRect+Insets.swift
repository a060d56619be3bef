public import Foundation
public import Presentation

extension CGRect {
  /// Returns this rectangle with its sides moved inward by the given distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
