/// The way in which a text is measured; the raw values are the same as in UIKit.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set of options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has several lines; without this option, the text has one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The distance between lines is part of their height; has no effect.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The text is measured by the shapes of its letters; has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line is truncated if the text is too high; has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
