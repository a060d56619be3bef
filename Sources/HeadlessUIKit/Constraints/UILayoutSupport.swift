public import Foundation

/// The edge of a controller's view that bars do not cover: `topLayoutGuide` or `bottomLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area that the status bar, the notch or other bars cover.
  var length: CGFloat { get }
  /// The upper side of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower side of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide's rectangle.
  public final var length: CGFloat { layoutFrame.height }
}
