/// A set of sides of a rectangle.
///
/// The raw values are the same as in UIKit.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Creates a set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
