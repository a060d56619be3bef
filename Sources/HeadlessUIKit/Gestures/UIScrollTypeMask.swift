/// The devices with which a user scrolls; the raw values are the same as in UIKit.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The devices as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Mice, which scroll in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads, which scroll continuously.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
