public import Foundation

/// An area at the top or the bottom of a controller's view, outside the safe area.
///
/// The properties `topLayoutGuide` and `bottomLayoutGuide` of a controller have this type.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area in points, for example the height of the bars that cover the area.
  var length: CGFloat { get }
  /// The anchor of the area's upper side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the area's lower side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the area's height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide's rectangle, in points.
  public final var length: CGFloat { layoutFrame.height }
}
