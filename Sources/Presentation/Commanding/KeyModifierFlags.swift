/// The keys that are pressed together with another key; the raw values are the same as in UIKit.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Creates a set of keys from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}
