/// The parts of a text that become links; the raw values are the same as in UIKit.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds of parts as bits.
  public let rawValue: UInt

  /// Creates kinds from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of web pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All kinds of parts.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
