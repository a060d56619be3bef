/// The directions of the arrow of a popover; the raw values are the same as in UIKit.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Creates directions from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover is not shown, so its arrow has no direction.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
