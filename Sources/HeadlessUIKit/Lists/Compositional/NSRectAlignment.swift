import Foundation

/// A side or a corner of a rectangle; the raw values are the same as in UIKit.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No side.
  case none = 0
  /// The upper side.
  case top = 1
  /// The upper leading corner.
  case topLeading = 2
  /// The leading side, which is the left side.
  case leading = 3
  /// The lower leading corner.
  case bottomLeading = 4
  /// The lower side.
  case bottom = 5
  /// The lower trailing corner.
  case bottomTrailing = 6
  /// The trailing side, which is the right side.
  case trailing = 7
  /// The upper trailing corner.
  case topTrailing = 8

  var isAtTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }

  /// The position along the horizontal axis: 0 at the left, 1 at the right.
  var horizontalFraction: CGFloat {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .topTrailing, .trailing, .bottomTrailing: 1
    case .none, .top, .bottom: 0.5
    }
  }

  /// The position along the vertical axis: 0 at the top, 1 at the bottom.
  var verticalFraction: CGFloat { isAtTop ? 0 : isAtBottom ? 1 : 0.5 }
}
