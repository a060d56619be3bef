/// A set of the sides of a rectangle; the raw values are the same as in UIKit.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Creates sides from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading side, which is always the left side in this package.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing side, which is always the right side in this package.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
